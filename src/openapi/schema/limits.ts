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
  const from = numberAt(schema, 'minContains') ?? 1
  const to = numberAt(schema, 'maxContains')
  return [`${to === undefined ? `at least ${from}` : `${from} to ${to}`} of the items: ${brief(wanted)}`]
}

function encoding(schema: JsonObject): readonly string[] {
  return [
    ...withText(schema, 'contentEncoding', (text) => `encoded as ${text}`),
    ...withText(schema, 'contentMediaType', (text) => `content of type ${text}`),
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
    ...(isObject(names) ? [`names: ${brief(names)}`] : []),
    ...(own(schema, 'additionalProperties') === false ? ['no other properties'] : []),
    ...(not === undefined ? [] : [`not: ${brief(not)}`]),
    ...(own(schema, 'if') === undefined ? [] : ['some properties depend on the value of others']),
  ]
}

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
  return words === '' ? 'values of another form' : words
}
