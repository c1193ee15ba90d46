/** What references reach. Schemas of grown APIs reach one another in circles, so nothing here is worked out once for each operation. */
import type { Json } from '../model/operation.ts'
import { hash } from '../util/hash.ts'
import { jsonOf } from '../util/json-of.ts'
import { refsIn } from './refs.ts'
import { emptyMemory, memory, type Refs } from './schema/flatten.ts'

/** The references below a value, remembered by object: big schemas are shared by many operations. */
export function rememberedRefs(): (value: Json) => readonly string[] {
  const known = new Map<Json, readonly string[]>()
  return (value) => {
    const before = known.get(value)
    if (before) return before
    const refs = [...new Set(refsIn(value).map((each) => each.ref))]
    known.set(value, refs)
    return refs
  }
}

/** Everything that the references below some values lead to, and what that refers to in turn. Missing targets are absent. */
export function reached(starts: readonly Json[], target: (ref: string) => Json | undefined): Refs {
  const refsOf = rememberedRefs()
  const refs = Object.create(null) as Record<string, Json>
  Object.defineProperty(refs, memory, { value: emptyMemory(), configurable: true })
  const open = starts.flatMap(refsOf)
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (ref in refs) continue
    const found = target(ref)
    if (found === undefined) continue
    refs[ref] = found
    open.push(...refsOf(found))
  }
  return refs
}

interface Visit {
  readonly ref: string
  readonly next: Iterator<string>
  readonly index: number
  low: number
}

/**
 * A hash for each reference: it changes when anything that the reference reaches changes. One pass over the strongly
 * connected components (Tarjan 1972), without recursion; all members of a circle have the same hash.
 */
export function reachHashes(
  refs: Readonly<Record<string, Json>>,
  refsOf: (value: Json) => readonly string[],
): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>()
  const indices = new Map<string, number>()
  const stack: string[] = []
  const known = (ref: string) => Object.hasOwn(refs, ref)
  const enter = (ref: string): Visit => {
    indices.set(ref, indices.size)
    stack.push(ref)
    return { ref, next: refsOf(refs[ref]!).values(), index: indices.size - 1, low: indices.size - 1 }
  }
  const close = (from: string): void => {
    const members = stack.splice(stack.lastIndexOf(from)).toSorted()
    const inside = new Set(members)
    const outside = members.flatMap((ref) => refsOf(refs[ref]!).filter((to) => known(to) && !inside.has(to)))
    const reachedHashes = [...new Set(outside)].toSorted().map((ref) => hashes.get(ref)!)
    const made = hash(...members.flatMap((ref) => [ref, jsonOf(refs[ref])]), ...reachedHashes)
    for (const ref of members) hashes.set(ref, made)
  }
  for (const start of Object.keys(refs)) {
    const open = indices.has(start) ? [] : [enter(start)]
    for (let visit = open.at(-1); visit; visit = open.at(-1)) {
      const { value: to, done } = visit.next.next()
      if (!done) {
        const at = indices.get(to)
        if (at === undefined && known(to)) open.push(enter(to))
        // What is closed already is another component.
        else if (at !== undefined && !hashes.has(to)) visit.low = Math.min(visit.low, at)
        continue
      }
      open.pop()
      const around = open.at(-1)
      if (around) around.low = Math.min(around.low, visit.low)
      if (visit.low === visit.index) close(visit.ref)
    }
  }
  return hashes
}
