/** Hashes of slices, for caches. Schemas that many operations reach are hashed once. */
import type { Json, OperationSlice } from '../model/operation.ts'
import { hash } from '../util/hash.ts'

/** Gives the hash of a slice: it changes when anything that its page may show changes. */
export function fingerprints(): (slice: OperationSlice) => string {
  const known = new Map<Json, string>()
  const one = (value: Json): string => {
    const before = known.get(value)
    if (before !== undefined) return before
    const made = hash(JSON.stringify(value))
    known.set(value, made)
    return made
  }
  return ({ refs, root, operation, pathItem, ...head }) => {
    const targets = Object.keys(refs)
      .toSorted()
      .flatMap((ref) => [ref, one(refs[ref]!)])
    return hash(JSON.stringify(head), one(root), one(operation), one(pathItem), ...targets)
  }
}
