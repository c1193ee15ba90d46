/** Finds pages by a name that is nearly right. */
import { nearest } from '../util/suggest.ts'

export interface PageIndex {
  readonly has: (id: string) => boolean
  /** The page whose name differs from `id` by upper and lower case only. */
  readonly otherCase: (id: string) => string | undefined
  /** The page that was probably meant. */
  readonly nearest: (id: string) => string | undefined
  /** The same index, with as much left for guesses as this one has now. */
  readonly again: () => PageIndex
}

/** Comparisons spent on guesses over the whole list; thousands of missing pages must not stop a build. */
const budget = 1_000_000

/** An index over page ids. A guess looks at pages of the same name in other folders first, then at all. */
export function pageIndex(ids: readonly string[]): PageIndex {
  const exact = new Set(ids)
  const byFold = new Map<string, string>()
  const byName = new Map<string, string[]>()
  for (const id of ids) {
    if (!byFold.has(foldCase(id))) byFold.set(foldCase(id), id)
    const same = byName.get(nameOf(id))
    if (same) same.push(id)
    else byName.set(nameOf(id), [id])
  }
  return guesser({ ids, exact, byFold, byName }, 0)
}

interface Names {
  readonly ids: readonly string[]
  readonly exact: ReadonlySet<string>
  readonly byFold: ReadonlyMap<string, string>
  readonly byName: ReadonlyMap<string, readonly string[]>
}

function guesser(names: Names, start: number): PageIndex {
  const { ids, exact, byFold, byName } = names
  let spent = start
  const guess = (id: string, among: readonly string[]) => {
    spent += among.length
    return spent > budget ? undefined : nearest(id, among)
  }
  const otherCase = (id: string) => (exact.has(id) ? undefined : byFold.get(foldCase(id)))
  return {
    has: (id) => exact.has(id),
    otherCase,
    nearest(id) {
      const same = byName.get(nameOf(id)) ?? []
      return otherCase(id) ?? guess(id, same) ?? (same.length === 1 ? same[0] : guess(id, ids))
    },
    again: () => guesser(names, spent),
  }
}

/** A name as file systems see it that know no case. */
export function foldCase(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).toLowerCase()
}
