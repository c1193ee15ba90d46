/**
 * Reading JSON that strangers wrote: only own keys count (`constructor` is no property of a description), and a value of
 * the wrong type reads as absent.
 */
import type { Json, JsonObject } from '../model/operation.ts'
import { jsonOf } from '../util/json-of.ts'

/** Whether a value is a JSON object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an own key. */
export function own(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The object at a key. */
export function objectAt(value: Json | undefined, key: string): JsonObject | undefined {
  const found = own(value, key)
  return isObject(found) ? found : undefined
}

/** The list at a key; an empty one when there is none. */
export function listAt(value: Json | undefined, key: string): readonly Json[] {
  const found = own(value, key)
  return Array.isArray(found) ? (found as readonly Json[]) : []
}

/** The text at a key; numbers and booleans, which YAML makes of bare words, are read as text. */
export function stringAt(value: Json | undefined, key: string): string | undefined {
  const found = own(value, key)
  if (typeof found === 'string') return found
  return isNumber(found) || typeof found === 'boolean' ? String(found) : undefined
}

/** Whether a value is a number, of any length. */
export function isNumber(value: Json | undefined): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

/** The number at a key, to reckon with: a whole one beyond 2^53 is rounded. */
export function numberAt(value: Json | undefined, key: string): number | undefined {
  const found = exactAt(value, key)
  return found === undefined ? undefined : Number(found)
}

/** The number at a key, to show. */
export function exactAt(value: Json | undefined, key: string): number | bigint | undefined {
  const found = own(value, key)
  return isNumber(found) ? found : undefined
}

/** Whether a key holds `true`. */
export function isTrue(value: Json | undefined, key: string): boolean {
  return own(value, key) === true
}

/** The texts of a list at a key. */
export function stringsAt(value: Json | undefined, key: string): readonly string[] {
  return listAt(value, key).filter((each) => typeof each === 'string')
}

/** Keys and values of the object at a key, in order. */
export function entriesAt(value: Json | undefined, key: string): readonly (readonly [string, Json])[] {
  return Object.entries(objectAt(value, key) ?? {})
}

/** Whether two values are the same JSON. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || jsonOf(a) === jsonOf(b)
}
