/** Parts of a tree in the place of others. */
import type { Json, JsonObject } from '../model/operation.ts'

/**
 * Gives a tree with `change` done to every value, from the root down. Copies only what holds something that changes: a tree
 * without is the very same object. A value that stands in two places is looked at once; circles end.
 */
export function replacer(change: (value: Json, key?: string) => Json): (value: Json) => Json {
  const known = new Map<Json, Json>()
  const replaced = (value: Json, key?: string): Json => {
    if (typeof value !== 'object' || value === null) return change(value, key)
    const before = known.get(value)
    if (before !== undefined) return before
    known.set(value, value)
    const start = change(value, key)
    const made = Array.isArray(start) ? listOf(start as readonly Json[]) : objectOf(start as JsonObject)
    known.set(value, made)
    return made
  }
  const listOf = (list: readonly Json[]): Json => {
    const made = list.map((each) => replaced(each))
    return made.some((each, index) => each !== list[index]) ? made : list
  }
  const objectOf = (value: JsonObject): Json => {
    let made: Record<string, Json> | undefined
    for (const [key, each] of Object.entries(value)) {
      const other = replaced(each, key)
      if (other !== each) Object.defineProperty((made ??= { ...value }), key, { value: other, enumerable: true })
    }
    return made ?? value
  }
  return (value) => replaced(value)
}
