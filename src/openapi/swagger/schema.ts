/** A schema of 2.0 with the few words that OpenAPI 3 writes otherwise. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { entriesAt, isObject, isTrue, own } from '../json.ts'
import { pointer } from '../pointer.ts'
import type { Work } from './work.ts'

/** A schema and those inside it: `type: file`, `x-nullable`, `discriminator` and `x-example` become what they are now. */
export function schemaOf(schema: JsonObject, work: Work): Json {
  const entries = Object.entries(schema).flatMap(([key, value]): (readonly [string, Json])[] => {
    if (key === 'discriminator') return discriminatorOf(value, schema, work)
    if (key === 'collectionFormat') return []
    return [[key, inner(key, value, work)]]
  })
  const made = Object.fromEntries(entries)
  return {
    ...made,
    ...(own(schema, 'type') === 'file' && { type: 'string', format: 'binary' }),
    ...(isTrue(schema, 'x-nullable') && { nullable: true }),
    ...(own(schema, 'example') === undefined &&
      own(schema, 'x-example') !== undefined && { example: own(schema, 'x-example')! }),
  }
}

const one = new Set(['items', 'additionalProperties', 'not'])
const many = new Set(['allOf', 'anyOf', 'oneOf'])

function inner(key: string, value: Json, work: Work): Json {
  if (one.has(key) && isObject(value)) return work.convert('schema', value)
  if ((many.has(key) || key === 'items') && Array.isArray(value))
    return (value as readonly Json[]).map((each) => work.convert('schema', each))
  if (key !== 'properties' || !isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, work.convert('schema', each)]))
}

/** The name of a property; its values are the names of the definitions that extend this one. */
function discriminatorOf(value: Json, schema: JsonObject, work: Work): (readonly [string, Json])[] {
  if (typeof value !== 'string') return [['discriminator', value]]
  const [name] = entriesAt(work.root, 'definitions').find(([, each]) => each === schema) ?? []
  const children = name === undefined ? [] : work.subtypes(`#/definitions${pointer(name)}`)
  const mapping = Object.fromEntries(children.map((child) => [child, `#/components/schemas${pointer(child)}`]))
  for (const child of children) work.convert('schema', { $ref: `#/definitions${pointer(child)}` })
  return [['discriminator', { propertyName: value, ...(children.length > 0 && { mapping }) }]]
}
