/** Hashes of slices, for caches. What many operations reach is hashed once. */
import type { Json, OperationSlice, SchemaSlice } from '../model/operation.ts'
import { hash } from '../util/hash.ts'
import { jsonOf } from '../util/json-of.ts'
import { reachHashes, rememberedRefs } from './reach.ts'

/** Gives the hash of a slice: it changes when anything that its page may show changes. */
export function fingerprints(): (slice: OperationSlice | SchemaSlice) => string {
  const refsOf = rememberedRefs()
  const texts = remembered((value: Json) => hash(jsonOf(value)))
  const pages = remembered((value: NonNullable<OperationSlice['schemaPages']>) => hash(jsonOf(value)))
  const reaches = remembered((refs: OperationSlice['refs']) => reachHashes(refs, refsOf))
  return ({ refs, root, schemaPages, ...slice }) => {
    const hashes = reaches(refs)
    const parts = 'operation' in slice ? [root, slice.operation, slice.pathItem] : [root, slice.value]
    const targets = [...new Set(parts.flatMap(refsOf))].toSorted().flatMap((ref) => [ref, hashes.get(ref) ?? ''])
    const { head, own } = partsOf(slice)
    return hash(jsonOf(head), ...own.map(texts), texts(root), schemaPages ? pages(schemaPages) : '', ...targets)
  }
}

/** Gives the hash of all that some values of a description reach by references. */
export function reachPrints(): (values: readonly Json[], refs: OperationSlice['refs']) => string {
  const refsOf = rememberedRefs()
  const reaches = remembered((refs: OperationSlice['refs']) => reachHashes(refs, refsOf))
  return (values, refs) => {
    const hashes = reaches(refs)
    const names = [...new Set(values.flatMap(refsOf))].toSorted()
    return hash(...names.flatMap((ref) => [ref, hashes.get(ref) ?? '']))
  }
}

type Own = Omit<OperationSlice, 'refs' | 'root' | 'schemaPages'> | Omit<SchemaSlice, 'refs' | 'root' | 'schemaPages'>

/** What many slices share is hashed once, apart from what only this one says. */
function partsOf(slice: Own): { readonly head: object; readonly own: readonly Json[] } {
  if ('operation' in slice) {
    const { operation, pathItem, ...head } = slice
    return { head, own: [operation, pathItem] }
  }
  const { value, ...head } = slice
  return { head, own: [value] }
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
