/** API descriptions that only parts for some readers show: neither their pages nor their files are published. */
import type { NavNode } from '../model/navigation.ts'
import type { OperationSlice } from '../model/operation.ts'
import { withClosed } from '../openapi/closed-operations.ts'
import type { Description } from '../openapi/description.ts'
import { readersOf } from '../site/readers.ts'

export interface Shown {
  /** Each page with the description that it is made from. */
  readonly specs: ReadonlyMap<string, string> | readonly (readonly [page: string, spec: string])[]
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

export interface ShownOperations {
  readonly all: readonly { readonly slice: OperationSlice; readonly page: string }[]
  readonly isClosed: (page: string) => boolean
}

/** The descriptions, with what none but closed pages show kept back; the very same map where that is nothing. */
export function withoutClosed(
  descriptions: ReadonlyMap<string, Description>,
  { all, isClosed }: ShownOperations,
): ReadonlyMap<string, Description> {
  const isOpen = new Map<OperationSlice, boolean>()
  for (const { slice, page } of all) isOpen.set(slice, isOpen.get(slice) === true || !isClosed(page))
  const closed = [...isOpen].flatMap(([slice, open]) => (open ? [] : [slice]))
  if (closed.length === 0) return descriptions
  return new Map(
    [...descriptions].map(([path, description]) => {
      const mine = closed.filter(({ spec }) => spec === path)
      const others = [...isOpen.keys()].filter((slice) => slice.spec === path && isOpen.get(slice))
      return [path, withClosed(description, mine, others)]
    }),
  )
}
