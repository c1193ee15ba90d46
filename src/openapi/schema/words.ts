/** The type of a schema in words. */
import { english } from '../../model/english.ts'
import type { Json, JsonObject } from '../../model/operation.ts'
import type { Say } from '../../model/words.ts'
import { isObject, listAt, own, stringAt } from '../json.ts'
import type { Flat } from './flatten.ts'

/** `string`, `integer` …: the types that are written, or those that the other keywords mean. Never `null`. */
export function typesOf(schema: JsonObject): readonly string[] {
  const only = stringAt(schema, 'type')
  if (only !== undefined) return only === 'null' ? impliedTypes(schema) : [only]
  const types = listAt(schema, 'type').filter((type): type is string => typeof type === 'string' && type !== 'null')
  return types.length > 0 ? [...new Set(types)] : impliedTypes(schema)
}

/** Whether values are objects with names: properties, or a map. */
export function isObjectLike(schema: JsonObject): boolean {
  return typesOf(schema).includes('object')
}

/** Whether values are lists. */
export function isArrayLike(schema: JsonObject): boolean {
  return typesOf(schema).includes('array')
}

/** Words for a schema without variants: `string · email or null`. `item`: words for what an array or a map holds. */
export function typeWords({ schema, nullable, name }: Flat, item: string | undefined, say: Say = english): string {
  // "array of string or null" is one thing or the other, never items of two kinds.
  const held = item?.includes(say('{} or {}', '', '')) ? `(${item})` : item
  const types = listsLast(typesOf(schema)).map((type) => {
    if (type === 'array') return held === undefined ? 'array' : say('array of {}', held)
    if (type === 'object') return objectWords(held, name, say)
    if (type === 'string' && isFile(schema)) return say('file')
    const format = stringAt(schema, 'format')
    return format === undefined || type === 'boolean' ? type : `${type} · ${format}`
  })
  if (types.length === 0 && isNullOnly(schema)) return 'null'
  const words = types.length === 0 ? [say('any')] : types
  return (nullable && types.length > 0 ? [...words, 'null'] : words).reduce((all, each) => say('{} or {}', all, each))
}

/** What is said after "array of" would seem to be items too. */
function listsLast(types: readonly string[]): readonly string[] {
  return types.includes('array') ? [...types.filter((type) => type !== 'array'), 'array'] : types
}

/** Bytes rather than text: `format: binary` in 3.0, a media type without an encoding in 3.1. */
export function isFile(schema: JsonObject): boolean {
  if (stringAt(schema, 'format') === 'binary') return true
  const isTyped = stringAt(schema, 'contentMediaType') !== undefined
  return isTyped && stringAt(schema, 'contentEncoding') === undefined && own(schema, 'contentSchema') === undefined
}

function objectWords(item: string | undefined, name: string | undefined, say: Say): string {
  if (item !== undefined) return say('map of {}', item)
  return name === undefined ? 'object' : `object · ${name}`
}

function isNullOnly(schema: JsonObject): boolean {
  const values = listAt(schema, 'enum')
  const isListed = values.length > 0 && values.every((value) => value === null)
  return isListed || own(schema, 'type') === 'null' || own(schema, 'const') === null
}

function impliedTypes(schema: JsonObject): readonly string[] {
  const has = (...keys: readonly string[]) => keys.some((key) => own(schema, key) !== undefined)
  if (has('properties', 'patternProperties') || isObject(own(schema, 'additionalProperties'))) return ['object']
  if (has('items', 'prefixItems')) return ['array']
  const values = has('const') ? [own(schema, 'const')] : listAt(schema, 'enum')
  const types = values.flatMap((value) =>
    value === null ? [] : [Array.isArray(value) ? 'array' : isWhole(value) ? 'integer' : typeof value],
  )
  if (types.length > 0) return [...new Set(types)]
  if (has('minLength', 'maxLength', 'pattern', 'contentMediaType', 'contentEncoding')) return ['string']
  if (has('minimum', 'maximum', 'multipleOf')) return ['number']
  return has('required', 'minProperties', 'maxProperties') ? ['object'] : []
}

function isWhole(value: Json | undefined): boolean {
  return typeof value === 'bigint' || Number.isInteger(value)
}
