/** How the list pages of a long section divide: so many rows, and no more, stand on one. */
import type { NavList } from './lists.ts'

/** Rows of one list page. */
const chunkSize = 500

export interface NavChunk {
  /** Id of the page. */
  readonly id: string
  readonly first: number
  readonly end: number
}

/** The pages of a list, in order; also an empty list has one. */
export function chunksOf(list: NavList): NavChunk[] {
  return Array.from({ length: Math.max(1, Math.ceil(list.rows.length / chunkSize)) }, (_, number) =>
    chunkAt(list, number * chunkSize),
  )
}

/** The page that shows a row. */
export function chunkAt({ id, rows }: NavList, index: number): NavChunk {
  const number = Math.floor(index / chunkSize)
  const first = number * chunkSize
  return { id: number === 0 ? id : `${id}/${number + 1}`, first, end: Math.min(rows.length, first + chunkSize) }
}

/** Whether the page of a list has room for everything below it. */
export function fitsOnePage({ total }: NavList): boolean {
  return total.rows <= chunkSize
}
