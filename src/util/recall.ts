/**
 * Remembers the last value of each name as long as it would be made from the very same values: what a stage made for the last build
 * serves the next one where nothing it is made from has changed, and nobody has to say what has.
 */
export type Recall = <T>(name: string, from: readonly unknown[], make: () => T) => T

/** A memory that begins empty. What `make` throws is not remembered. */
export function createRecall(): Recall {
  const known = new Map<string, { readonly from: readonly unknown[]; readonly value: unknown }>()
  return <T>(name: string, from: readonly unknown[], make: () => T): T => {
    const last = known.get(name)
    if (last && last.from.length === from.length && from.every((each, index) => Object.is(each, last.from[index])))
      return last.value as T
    const value = make()
    known.set(name, { from, value })
    return value
  }
}

/** For a build that is the only one of its process. */
export const noRecall: Recall = (_, __, make) => make()
