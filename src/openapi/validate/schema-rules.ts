/**
 * Schemas of 3.1 and 3.2, which the published schema of OpenAPI passes over: there they are a language of their own. Only
 * what can mean nothing is reported; keys that nobody knows are allowed there.
 */
import type { Json, JsonObject } from '../../model/operation.ts'
import { nearest } from '../../util/suggest.ts'
import { isNumber as isANumber, isObject, isTrue, own } from '../json.ts'
import { pointer } from '../pointer.ts'
import type { Description } from '../store.ts'
import type { Finding } from './fault.ts'
import { schemasIn } from './schemas-in.ts'
import { kindOf, oneOfWords, shown } from './words.ts'

/** What is wrong with the schemas of a description. 2.0 and 3.0 have schemas of their own for them. */
export function schemaFindings({ version, written }: Description): readonly Finding[] {
  if (/^(2|3\.0)/.test(version)) return []
  const found: Finding[] = []
  for (const [at, schema] of schemasIn(written)) {
    for (const [key, value] of Object.entries(schema)) {
      const problem = Object.hasOwn(rules, key) ? rules[key]!(value, key) : undefined
      if (problem) found.push({ code: 'openapi-value', pointer: at + pointer(key), ...problem })
    }
    found.push(...xmlFindings(schema, at))
  }
  return found
}

type Rule = (value: Json, key: string) => { readonly message: string; readonly hint?: string } | undefined

const typeNames = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']

const isText: Rule = (value, key) => (typeof value === 'string' ? undefined : wrong(key, 'a text', value))
const isFlag: Rule = (value, key) => (typeof value === 'boolean' ? undefined : wrong(key, 'true or false', value))
const isMapping: Rule = (value, key) => (isObject(value) ? undefined : wrong(key, 'a mapping', value))
const isCount: Rule = (value, key) =>
  isANumber(value) && value >= 0 && Number.isInteger(Number(value)) ? undefined : wrong(key, 'a whole number', value)
const isSchema: Rule = (value, key) =>
  isObject(value) || typeof value === 'boolean' ? undefined : wrong(key, 'a schema', value)
const isList: Rule = (value, key) => (Array.isArray(value) ? undefined : wrong(key, 'a list', value))
const isNumber: Rule = (value, key) => (isANumber(value) ? undefined : wrong(key, 'a number', value))

/** 3.0 wrote `exclusiveMinimum: true` beside `minimum`. */
const isLimit: Rule = (value, key) => {
  if (typeof value !== 'boolean') return isNumber(value, key)
  const other = key.replace('exclusiveM', 'm')
  return { message: `"${key}" must be a number, but is ${value}.`, hint: `Write the number of "${other}" there.` }
}

const isSchemaList: Rule = (value, key) => {
  if (!Array.isArray(value)) return wrong(key, 'a list of schemas', value)
  return value.length > 0 ? undefined : { message: `"${key}" must not be empty.`, hint: `Remove "${key}".` }
}

const isItems: Rule = (value, key) => {
  if (!Array.isArray(value)) return isSchema(value, key)
  return { message: '"items" must be one schema, but is a list.', hint: 'Write the list as "prefixItems".' }
}

const isNameList: Rule = (value, key) => {
  if (typeof value === 'boolean') {
    const hint = 'Name the property in the list "required" of the schema around it.'
    return { message: `"required" must be a list of names, but is ${value}.`, hint }
  }
  const isFine = Array.isArray(value) && value.every((each) => typeof each === 'string')
  return isFine ? undefined : wrong(key, 'a list of names', value)
}

const isType: Rule = (value) => {
  const types: readonly Json[] = Array.isArray(value) ? value : [value]
  const odd = types.find((each) => !typeNames.includes(each as string))
  if (odd === undefined && types.length > 0) return undefined
  if (odd === 'file')
    return { message: 'The type "file" is none any more.', hint: 'Write "type: string" with "format: binary".' }
  const near = nearest(shown(odd), typeNames)
  const hint = near ? `Did you mean "${near}"?` : `Write one of ${oneOfWords(typeNames)}.`
  return { message: `"${shown(odd)}" is no type of a schema.`, hint }
}

function wrong(key: string, wanted: string, value: Json): { readonly message: string } {
  return { message: `"${key}" must be ${wanted}, but is ${kindOf(value)}.` }
}

const rules: Readonly<Record<string, Rule>> = {
  type: isType,
  required: isNameList,
  items: isItems,
  ...all(isText, ['title', 'description', 'format', 'pattern', '$ref', '$id', '$anchor', '$dynamicRef', '$comment']),
  ...all(isText, ['contentMediaType', 'contentEncoding']),
  ...all(isFlag, ['uniqueItems', 'readOnly', 'writeOnly', 'deprecated']),
  ...all(isMapping, ['properties', 'patternProperties', '$defs', 'dependentSchemas', 'dependentRequired']),
  ...all(isMapping, ['discriminator', 'xml', 'externalDocs']),
  ...all(isCount, ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']),
  ...all(isCount, ['minContains', 'maxContains']),
  ...all(isSchema, ['additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema']),
  ...all(isSchema, ['unevaluatedProperties', 'unevaluatedItems']),
  ...all(isList, ['enum', 'examples']),
  ...all(isSchemaList, ['allOf', 'anyOf', 'oneOf', 'prefixItems']),
  ...all(isNumber, ['minimum', 'maximum', 'multipleOf']),
  ...all(isLimit, ['exclusiveMinimum', 'exclusiveMaximum']),
}

function all(rule: Rule, keys: readonly string[]): Readonly<Record<string, Rule>> {
  return Object.fromEntries(keys.map((key) => [key, rule]))
}

/** 3.2: `nodeType` says what `attribute` and `wrapped` said before. */
function xmlFindings(schema: JsonObject, at: string): readonly Finding[] {
  const xml = own(schema, 'xml')
  if (own(xml, 'nodeType') === undefined) return []
  return ['attribute', 'wrapped'].flatMap((key): Finding[] => {
    if (own(xml, key) === undefined) return []
    const message = `"nodeType" and "${key}" must not stand beside each other.`
    const hint = `Remove "${key}"${key === 'attribute' && isTrue(xml, key) ? ' and write "nodeType: attribute"' : ''}.`
    return [{ code: 'openapi-conflict', message, hint, pointer: at + pointer('xml', key) }]
  })
}
