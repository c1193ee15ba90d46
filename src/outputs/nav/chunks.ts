/** How the list pages of a long section divide: so many rows, and no more, stand on one. */
import type { NavList } from './lists.ts'

/** Rows of one list page, and their bytes as far as the mean row tells: the frame around them takes up to 25 KB of 100. */
const most = { rows: 500, bytes: 70_000 }

export interface NavChunk {
  /** Id of the page. */
  readonly id: string
  readonly first: number
  readonly end: number
}

/** The pages of a list, in order; also an empty list has one. */
export function chunksOf(list: NavList): NavChunk[] {
  const size = sizeOf(list)
  return Array.from({ length: Math.max(1, Math.ceil(list.rows.length / size)) }, (_, number) =>
    chunkAt(list, number * size),
  )
}

/** The page that shows a row. */
export function chunkAt(list: NavList, index: number): NavChunk {
  const { id, rows } = list
  const size = sizeOf(list)
  const number = Math.floor(index / size)
  const first = number * size
  return { id: number === 0 ? id : `${id}/${number + 1}`, first, end: Math.min(rows.length, first + size) }
}

/** Whether the page of a list has room for everything below it. */
export function fitsOnePage({ total }: NavList): boolean {
  return total.rows <= most.rows && total.weight <= most.bytes
}

function sizeOf({ rowWeight }: NavList): number {
  return Math.max(1, Math.min(most.rows, Math.floor(most.bytes / Math.max(1, rowWeight) + 1e-6)))
}
