/** References that lead only to each other: nothing stands at the end of them. */
import type { Json, JsonObject } from '../model/operation.ts'
import { isObject, stringAt } from './json.ts'
import type { HeldRef } from './refs.ts'

/** A circle has no more of them in any description that people write; longer ones end as any reference does. */
const longest = 100

/** Of each circle the first reference, and all that lie on it in order. */
export function circlesIn(
  held: readonly HeldRef[],
  target: (ref: string) => Json | undefined,
): readonly { readonly first: HeldRef; readonly refs: readonly string[] }[] {
  const known = new Set<JsonObject>()
  return held.flatMap((first) => {
    if (first.key !== '$ref' || known.has(first.holder)) return []
    const found = circleFrom(first, target)
    found?.holders.forEach((holder) => known.add(holder))
    return found ? [{ first, refs: found.refs }] : []
  })
}

function circleFrom({ holder, ref }: HeldRef, target: (ref: string) => Json | undefined) {
  const holders: JsonObject[] = [holder]
  const refs: string[] = []
  for (let next: string | undefined = ref; next !== undefined && refs.length < longest;) {
    refs.push(next)
    const value = target(next)
    if (value === holder) return { holders, refs }
    if (!isObject(value)) return undefined
    holders.push(value)
    next = stringAt(value, '$ref')
  }
  return undefined
}
