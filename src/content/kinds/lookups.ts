/** Paths that the texts of a page asked for: it is compiled anew when one of these files comes, changes or goes. */
import type { Document } from '../../model/document.ts'
import { byCode } from '../../util/order.ts'

export interface Lookups {
  readonly note: (paths: Iterable<string>) => void
  readonly paths: readonly string[]
}

/** None yet. */
export function noLookups(): Lookups {
  const known = new Set<string>()
  return {
    note: (paths) => {
      for (const path of paths) known.add(path)
    },
    get paths() {
      return [...known].sort(byCode)
    },
  }
}

/** Those of the author's words, and those of the part that a description gives to the page. */
export function withLookups(document: Document, part: Pick<Document, 'lookups'>): Pick<Document, 'lookups'> {
  const included = new Set(document.includes)
  const paths = new Set([...(document.lookups ?? []), ...(part.lookups ?? [])])
  return { lookups: [...paths].filter((path) => !included.has(path)).sort(byCode) }
}
