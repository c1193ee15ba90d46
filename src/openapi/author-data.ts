/**
 * Where the data of authors begins. An example may be a description itself, or hold keys that read like keywords: `$ref` in it
 * is a word like any other, and is shown as it is written.
 */
import type { Json } from '../model/operation.ts'
import { isObject, own } from './json.ts'

/**
 * What the keys of an object are: keywords, names that the author chose, or names of examples. `example`: it is one of those;
 * `value`: it may be a reference, and is data else.
 */
export type Keys = 'keywords' | 'names' | 'examples' | 'example' | 'value'

/** Keywords below which stand names of the author, which may read like keywords. */
const named = new Set(
  [
    'properties patternProperties $defs definitions dependentSchemas dependencies headers content schemas responses',
    'parameters requestBodies securitySchemes securityDefinitions links callbacks paths webhooks pathItems mediaTypes',
    'encoding variables scopes mapping',
  ].flatMap((words) => words.split(' ')),
)

/** Keywords of a schema that hold a value; elsewhere they are names: of a response, of a file's part. */
const ofSchema = new Set(['default', 'const'])
/** What tells that an object is a schema, and no map of the author. */
const telling = ['type', 'properties', 'items', 'allOf', 'oneOf', 'anyOf', 'format', 'title', 'description']

/** What the keys below a key are; `undefined`: what stands there is data. */
export function keysBelow(holder: Json, key: string, keys: Keys): Keys | undefined {
  if (Array.isArray(holder) || keys === 'names') return 'keywords'
  if (keys === 'value') return undefined
  if (keys === 'example') return key === 'value' || key === 'dataValue' ? undefined : 'keywords'
  // In 2.0 the names are media types, and no Example Object stands around the value.
  if (keys === 'examples') return key.includes('/') ? 'value' : 'example'
  if (key === 'example' || key === 'x-default') return undefined
  if (ofSchema.has(key)) return isSchema(holder) ? undefined : 'keywords'
  if (key === 'enum') return isObject(own(holder, key)) ? 'keywords' : undefined
  if (key === 'examples') return isObject(own(holder, key)) ? 'examples' : undefined
  return named.has(key) ? 'names' : 'keywords'
}

function isSchema(holder: Json): boolean {
  return telling.some((key) => own(holder, key) !== undefined)
}
