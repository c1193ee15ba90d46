/** Hashes of slices, for caches. What many operations reach is hashed once. */
import type { Json, OperationSlice } from '../model/operation.ts'
import { hash } from '../util/hash.ts'
import { reachHashes, rememberedRefs } from './reach.ts'

/** Gives the hash of a slice: it changes when anything that its page may show changes. */
export function fingerprints(): (slice: OperationSlice) => string {
  const refsOf = rememberedRefs()
  const texts = remembered((value: Json) => hash(JSON.stringify(value)))
  const reaches = remembered((refs: OperationSlice['refs']) => reachHashes(refs, refsOf))
  return ({ refs, root, operation, pathItem, ...head }) => {
    const hashes = reaches(refs)
    const starts = [root, operation, pathItem].flatMap(refsOf)
    const targets = [...new Set(starts)].toSorted().flatMap((ref) => [ref, hashes.get(ref) ?? ''])
    return hash(JSON.stringify(head), texts(root), texts(operation), texts(pathItem), ...targets)
  }
}

function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(key)
    known.set(key, made)
    return made
  }
}
