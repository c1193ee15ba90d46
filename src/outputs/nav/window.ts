/** Which rows of a long list are shown around one of them. */

export interface Stretch {
  readonly first: number
  /** The first row that is no longer shown. */
  readonly end: number
}

/** So few rows are not worth a row that stands for them. */
const few = 3

/**
 * About `most` rows around the row `focus`. They move in steps of a third, so that a reader who goes from page to page
 * sees the same list for a while, with at least a third of it on each side.
 */
export function stretchAround(length: number, focus: number, most: number): Stretch {
  if (length <= most + few) return { first: 0, end: length }
  const step = Math.max(1, Math.floor(most / 3))
  const last = Math.max(0, Math.ceil(length / step) - 3)
  const first = Math.min(last, Math.max(0, Math.floor(focus / step) - 1)) * step
  const end = first + 3 * step
  return { first: first <= few ? 0 : first, end: length - end <= few ? length : end }
}

/** How much each of several may have of a whole: those who need less leave the rest to the others. */
export function evenShare(needs: readonly number[], whole: number): number {
  let left = whole
  const sorted = needs.toSorted((a, b) => a - b)
  for (const [index, need] of sorted.entries()) {
    const share = left / (sorted.length - index)
    if (need > share) return share
    left -= need
  }
  return whole
}
