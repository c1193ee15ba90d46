/** The limits of a schema as short sentences. Zero, false and the empty text are values like any other. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { entriesAt, isObject, isTrue, listAt, numberAt, own, stringAt, stringsAt } from '../json.ts'

/** In the order in which readers ask: how much, how long, what form, what else. */
export function limitsOf(schema: JsonObject): readonly string[] {
  return [
    ...range(schema),
    ...counted(schema, ['minLength', 'maxLength'], ['character', 'characters']),
    ...counted(schema, ['minItems', 'maxItems'], ['item', 'items']),
    ...counted(schema, ['minProperties', 'maxProperties'], ['property', 'properties']),
    ...withNumber(schema, 'multipleOf', (number) => `a multiple of ${number}`),
    ...withText(schema, 'pattern', (text) => `matches ${text}`),
    ...(isTrue(schema, 'uniqueItems') ? ['all items different'] : []),
    ...contains(schema),
    ...encoding(schema),
    ...rare(schema),
    ...needed(schema),
  ]
}

function range(schema: JsonObject): readonly string[] {
  const minimum = numberAt(schema, 'minimum')
  const maximum = numberAt(schema, 'maximum')
  const isOpenBelow = isTrue(schema, 'exclusiveMinimum')
  const isOpenAbove = isTrue(schema, 'exclusiveMaximum')
  const closed = minimum !== undefined && maximum !== undefined && !isOpenBelow && !isOpenAbove
  return [
    ...(closed ? [`${minimum} to ${maximum}`] : []),
    ...(minimum === undefined || closed ? [] : [isOpenBelow ? `more than ${minimum}` : `at least ${minimum}`]),
    ...withNumber(schema, 'exclusiveMinimum', (number) => `more than ${number}`),
    ...(maximum === undefined || closed ? [] : [isOpenAbove ? `less than ${maximum}` : `at most ${maximum}`]),
    ...withNumber(schema, 'exclusiveMaximum', (number) => `less than ${number}`),
  ]
}

function counted(
  schema: JsonObject,
  [least, most]: readonly [string, string],
  [one, many]: readonly [string, string],
): readonly string[] {
  const from = numberAt(schema, least)
  const to = numberAt(schema, most)
  const noun = (count: number) => (count === 1 ? one : many)
  if (from !== undefined && from === to) return [`exactly ${from} ${noun(from)}`]
  if (from !== undefined && to !== undefined) return [`${from} to ${to} ${noun(to)}`]
  if (from !== undefined) return [`at least ${from} ${noun(from)}`]
  return to === undefined ? [] : [`at most ${to} ${noun(to)}`]
}

function contains(schema: JsonObject): readonly string[] {
  const wanted = own(schema, 'contains')
  if (wanted === undefined) return []
  if (!isBrief(wanted)) return containedCount(schema)
  const from = numberAt(schema, 'minContains') ?? 1
  const to = numberAt(schema, 'maxContains')
  return [`${to === undefined ? `at least ${from}` : `${from} to ${to}`} of the items: ${brief(wanted)}`]
}

function containedCount(schema: JsonObject): readonly string[] {
  const from = numberAt(schema, 'minContains')
  const to = numberAt(schema, 'maxContains')
  return [
    ...(from === undefined ? [] : [`at least ${from} such items`]),
    ...(to === undefined ? [] : [`at most ${to} such items`]),
  ]
}

/** Names that must be there and that nothing here describes. */
function needed(schema: JsonObject): readonly string[] {
  const known = own(schema, 'properties')
  const names = stringsAt(schema, 'required').filter((name) => own(known, name) === undefined)
  return names.length === 0 ? [] : [`needs ${names.map((name) => `"${name}"`).join(' and ')}`]
}

function encoding(schema: JsonObject): readonly string[] {
  const content = own(schema, 'contentSchema')
  return [
    ...withText(schema, 'contentEncoding', (text) => `encoded as ${text}`),
    ...withText(schema, 'contentMediaType', (text) => `content of type ${text}`),
    ...(content !== undefined && isBrief(content) ? [`decoded: ${brief(content)}`] : []),
  ]
}

function rare(schema: JsonObject): readonly string[] {
  const needs = entriesAt(schema, 'dependentRequired').map(([name]) => {
    const others = stringsAt(schema['dependentRequired'], name)
    return `"${name}" needs ${others.map((other) => `"${other}"`).join(' and ')} beside it`
  })
  const names = own(schema, 'propertyNames')
  const not = own(schema, 'not')
  return [
    ...needs,
    ...(names !== undefined && isBrief(names) ? [`names: ${brief(names)}`] : []),
    ...(isClosed(schema, 'Properties') ? ['no other properties'] : []),
    ...(isClosed(schema, 'Items') || isClosedTuple(schema) ? ['no other items'] : []),
    ...(not !== undefined && isBrief(not) ? [`not: ${brief(not)}`] : []),
  ]
}

function isClosed(schema: JsonObject, what: 'Properties' | 'Items'): boolean {
  return [`additional${what}`, `unevaluated${what}`].some((key) => own(schema, key) === false)
}

function isClosedTuple(schema: JsonObject): boolean {
  return own(schema, 'items') === false && listAt(schema, 'prefixItems').length > 0
}

/** A text of its own, or another schema. */
const held = [
  ...['description', 'properties', 'allOf', 'oneOf', 'anyOf', '$ref'],
  ...['items', 'prefixItems', 'not', 'if', 'patternProperties'],
]

/** Whether a schema is said in a few words; else it is shown as one. */
export function isBrief(schema: Json): boolean {
  return !held.some((key) => own(schema, key) !== undefined) && brief(schema) !== other
}

const other = 'values of another form'

function withNumber(schema: JsonObject, key: string, words: (number: number) => string): readonly string[] {
  const number = numberAt(schema, key)
  return number === undefined ? [] : [words(number)]
}

function withText(schema: JsonObject, key: string, words: (text: string) => string): readonly string[] {
  const text = stringAt(schema, key)
  return text === undefined ? [] : [words(text)]
}

/** A small schema in a few words. */
function brief(schema: Json): string {
  const value = own(schema, 'const')
  if (value !== undefined) return JSON.stringify(value)
  const values = listAt(schema, 'enum')
  if (values.length > 0) return values.map((each) => JSON.stringify(each)).join(' or ')
  const type = stringAt(schema, 'type')
  const limits = isObject(schema) ? limitsOf(schema) : []
  const words = [type, ...limits].filter((each) => each !== undefined).join(', ')
  return words === '' ? other : words
}
