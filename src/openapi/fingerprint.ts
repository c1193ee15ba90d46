/** Hashes of slices, for caches. Schemas that many operations reach are hashed once. */
import type { Json, OperationSlice, SchemaSlice } from '../model/operation.ts'
import { hash } from '../util/hash.ts'

/** Gives the hash of a slice: it changes when anything that its page may show changes. */
export function fingerprints(): (slice: OperationSlice | SchemaSlice) => string {
  const known = new Map<unknown, string>()
  const remembered = (value: object | Json, make: () => string): string => {
    const before = known.get(value)
    if (before !== undefined) return before
    const made = make()
    known.set(value, made)
    return made
  }
  const one = (value: Json): string => remembered(value, () => hash(JSON.stringify(value)))
  const ofRefs = (refs: OperationSlice['refs']): string =>
    hash(
      ...Object.keys(refs)
        .toSorted()
        .flatMap((ref) => [ref, one(refs[ref]!)]),
    )
  return ({ refs, root, schemaPages = {}, ...slice }) => {
    const shared = [
      remembered(refs, () => ofRefs(refs)),
      remembered(schemaPages, () => hash(JSON.stringify(schemaPages))),
      one(root),
    ]
    if (!('operation' in slice)) return hash(JSON.stringify(slice), ...shared)
    const { operation, pathItem, ...head } = slice
    return hash(JSON.stringify(head), one(operation), one(pathItem), ...shared)
  }
}
