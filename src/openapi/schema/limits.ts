/** The limits of a schema as short sentences. Zero, false and the empty text are values like any other. */
import { english } from '../../model/english.ts'
import type { Json, JsonObject } from '../../model/operation.ts'
import type { CountWord, Say } from '../../model/words.ts'
import { jsonOf } from '../../util/json-of.ts'
import { entriesAt, exactAt, isObject, isTrue, listAt, own, stringAt, stringsAt } from '../json.ts'

/** Keywords that any of the sentences below is made from; most schemas have none. */
const limiting = new Set(
  [
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems',
    'contains minContains maxContains minProperties maxProperties contentEncoding contentMediaType contentSchema',
    'dependentRequired propertyNames additionalProperties additionalItems unevaluatedProperties unevaluatedItems items',
    'not required',
  ].flatMap((words) => words.split(' ')),
)

/** In the order in which readers ask: how much, how long, what form, what else. */
export function limitsOf(schema: JsonObject, say: Say = english): readonly string[] {
  if (!Object.keys(schema).some((key) => limiting.has(key))) return []
  return [
    ...range(schema, say),
    ...counted(schema, ['minLength', 'maxLength', 'characters'], say),
    ...counted(schema, ['minItems', 'maxItems', 'items'], say),
    ...counted(schema, ['minProperties', 'maxProperties', 'properties'], say),
    ...withNumber(schema, 'multipleOf', (number) => say('a multiple of {}', String(number))),
    ...withText(schema, 'pattern', (text) => say('matches {}', text)),
    ...(isTrue(schema, 'uniqueItems') ? [say('all items different')] : []),
    ...contains(schema, say),
    ...encoding(schema, say),
    ...rare(schema, say),
    ...needed(schema, say),
  ]
}

function range(schema: JsonObject, say: Say): readonly string[] {
  const minimum = exactAt(schema, 'minimum')
  const maximum = exactAt(schema, 'maximum')
  const isOpenBelow = isTrue(schema, 'exclusiveMinimum')
  const isOpenAbove = isTrue(schema, 'exclusiveMaximum')
  const closed = minimum !== undefined && maximum !== undefined && !isOpenBelow && !isOpenAbove
  return [
    ...(closed ? [say('{} to {}', String(minimum), String(maximum))] : []),
    ...(minimum === undefined || closed ? [] : [say(isOpenBelow ? 'more than {}' : 'at least {}', String(minimum))]),
    ...withNumber(schema, 'exclusiveMinimum', (number) => say('more than {}', String(number))),
    ...(maximum === undefined || closed ? [] : [say(isOpenAbove ? 'less than {}' : 'at most {}', String(maximum))]),
    ...withNumber(schema, 'exclusiveMaximum', (number) => say('less than {}', String(number))),
  ]
}

function counted(
  schema: JsonObject,
  [least, most, noun]: readonly [string, string, 'characters' | 'items' | 'properties'],
  say: Say,
): readonly string[] {
  const from = exactAt(schema, least)
  const to = exactAt(schema, most)
  // Limits are values of the description: their digits stay as they are written there.
  const count = (word: CountWord, ...values: readonly (number | bigint)[]) => [
    say.count(word, Number(values.at(-1)), ...values.map(String)),
  ]
  if (from !== undefined && from === to) return count(`exactly {} ${noun}`, from)
  if (from !== undefined && to !== undefined) return count(`{} to {} ${noun}`, from, to)
  if (from !== undefined) return count(`at least {} ${noun}`, from)
  return to === undefined ? [] : count(`at most {} ${noun}`, to)
}

function contains(schema: JsonObject, say: Say): readonly string[] {
  const wanted = own(schema, 'contains')
  if (wanted === undefined) return []
  if (!isBrief(wanted)) return containedCount(schema, say)
  const from = exactAt(schema, 'minContains') ?? 1
  const to = exactAt(schema, 'maxContains')
  return [
    to === undefined
      ? say('at least {} of the items: {}', String(from), brief(wanted, say))
      : say('{} to {} of the items: {}', String(from), String(to), brief(wanted, say)),
  ]
}

function containedCount(schema: JsonObject, say: Say): readonly string[] {
  const from = exactAt(schema, 'minContains')
  const to = exactAt(schema, 'maxContains')
  return [
    ...(from === undefined ? [] : [say.count('at least {} such items', Number(from), String(from))]),
    ...(to === undefined ? [] : [say.count('at most {} such items', Number(to), String(to))]),
  ]
}

/** Names that must be there and that nothing here describes. */
function needed(schema: JsonObject, say: Say): readonly string[] {
  const known = own(schema, 'properties')
  const names = stringsAt(schema, 'required').filter((name) => own(known, name) === undefined)
  return names.length === 0 ? [] : [say('needs {}', quoted(names, say))]
}

/** `"a" and "b"`. */
function quoted(names: readonly string[], say: Say): string {
  return names.length === 0 ? '' : names.map((name) => `"${name}"`).reduce((all, each) => say('{} and {}', all, each))
}

function encoding(schema: JsonObject, say: Say): readonly string[] {
  const content = own(schema, 'contentSchema')
  return [
    ...withText(schema, 'contentEncoding', (text) => say('encoded as {}', text)),
    ...withText(schema, 'contentMediaType', (text) => say('content of type {}', text)),
    ...(content !== undefined && isBrief(content) ? [say('decoded: {}', brief(content, say))] : []),
  ]
}

function rare(schema: JsonObject, say: Say): readonly string[] {
  const needs = entriesAt(schema, 'dependentRequired').map(([name]) => {
    const others = stringsAt(schema['dependentRequired'], name)
    return say('"{}" needs {} beside it', name, quoted(others, say))
  })
  const names = own(schema, 'propertyNames')
  const not = own(schema, 'not')
  return [
    ...needs,
    ...(names !== undefined && isBrief(names) ? [say('names: {}', brief(names, say))] : []),
    ...(isClosed(schema, 'Properties') ? [say('no other properties')] : []),
    ...(isClosed(schema, 'Items') || isClosedTuple(schema) ? [say('no other items')] : []),
    ...(not !== undefined && isBrief(not) ? [say('not: {}', brief(not, say))] : []),
  ]
}

function isClosed(schema: JsonObject, what: 'Properties' | 'Items'): boolean {
  return [`additional${what}`, `unevaluated${what}`].some((key) => own(schema, key) === false)
}

function isClosedTuple(schema: JsonObject): boolean {
  return own(schema, 'items') === false && listAt(schema, 'prefixItems').length > 0
}

/** A text of its own, or another schema. */
const held = ['description', 'properties', 'allOf', 'oneOf', 'anyOf', '$ref'].concat([
  'items',
  'prefixItems',
  'not',
  'if',
  'patternProperties',
])

/** Whether a schema is said in a few words; else it is shown as one. */
export function isBrief(schema: Json): boolean {
  return !held.some((key) => own(schema, key) !== undefined) && brief(schema, english) !== other
}

const other = 'values of another form'

function withNumber(schema: JsonObject, key: string, words: (number: number | bigint) => string): readonly string[] {
  const number = exactAt(schema, key)
  return number === undefined ? [] : [words(number)]
}

function withText(schema: JsonObject, key: string, words: (text: string) => string): readonly string[] {
  const text = stringAt(schema, key)
  return text === undefined ? [] : [words(text)]
}

/** A small schema in a few words. */
function brief(schema: Json, say: Say): string {
  const value = own(schema, 'const')
  if (value !== undefined) return jsonOf(value)
  const values = listAt(schema, 'enum')
  if (values.length > 0) return values.map((each) => jsonOf(each)).reduce((all, each) => say('{} or {}', all, each))
  const type = stringAt(schema, 'type')
  const limits = isObject(schema) ? limitsOf(schema, say) : []
  const words = [type, ...limits].filter((each) => each !== undefined).join(', ')
  return words === '' ? say(other) : words
}
