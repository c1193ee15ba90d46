/** API descriptions that only parts for some readers show: neither their pages nor their files are published. */
import type { NavNode } from '../model/navigation.ts'
import { readersOf } from '../site/readers.ts'

export interface Shown {
  /** Page id → the description that it is made from. */
  readonly specs: ReadonlyMap<string, string>
  readonly navigation: readonly NavNode[]
}

/** Paths of descriptions with a page in a closed part, and none anywhere else. */
export function closedDescriptions({ specs, navigation }: Shown, own: ReadonlySet<string>): ReadonlySet<string> {
  const { open, closed } = readersOf(navigation)
  const found = new Set<string>()
  if (closed.size === 0) return found
  const isClosed = (page: string) => closed.has(page) && !open.has(page)
  for (const [page, spec] of specs) if (isClosed(page)) found.add(spec)
  for (const [page, spec] of specs) if (open.has(page) || (own.has(page) && !isClosed(page))) found.delete(spec)
  return found
}
