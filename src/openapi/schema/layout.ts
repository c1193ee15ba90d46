/**
 * Which schemas a page opens, by bytes (openapi.md 5.5): first the first rows of all its sections, then level by level in
 * reading order while bytes last. A schema with a name is opened with all that is nested in it without one; what is not
 * opened is a link to a page of its own. All of it follows from the description alone.
 */
import type { Size } from './size.ts'

/** A schema that the page may open or leave closed. */
export interface Pending {
  /** Levels of properties above it; 0: a section of the page, which shows its first rows whatever happens. */
  readonly level: number
  readonly size: Size
  /** Bytes that a level of its ids adds to each row. */
  readonly prefix: number
  /** It has a page of its own, so that leaving it closed costs nothing but a click. */
  readonly isNamed: boolean
  /** It has some page; what has none is shown where it stands. */
  readonly hasPage: boolean
  /** It stands in a schema that was opened with all that is in it. */
  isPaid: boolean
  /** `whole`: with all that is nested in it; else its first rows, as many as fit into `most` bytes. */
  readonly open: (how: { readonly whole: boolean; readonly most: number }) => void
  readonly close: () => void
}

export interface Layout {
  readonly add: (pending: Pending) => void
  /** Opens and closes what was added, and what that adds in turn. `bytes`: what there is for rows. */
  readonly run: (bytes: number) => void
}

/** Deepest nesting of one schema without names on one page. */
const mostLevels = 10

/** `depth`: levels down to which named schemas are opened. */
export function layout(depth: number): Layout {
  let queue: Pending[] = []
  let left = 0
  const cost = ({ size, prefix }: Pending) => size.all + size.rows * prefix
  const least = ({ size, prefix }: Pending) => size.first + (size.rows * prefix) / Math.max(1, size.levels)
  const isWhole = (pending: Pending, owed: number) =>
    !pending.hasPage || (pending.size.levels <= mostLevels && cost(pending) <= Math.max(0, left - owed))

  const openRoots = (roots: readonly Pending[], bytes: number) => {
    let owed = roots.reduce((sum, root) => sum + least(root), 0)
    for (const [index, root] of roots.entries()) {
      owed -= least(root)
      const whole = isWhole(root, owed)
      const most = Math.max(left - owed, left / (roots.length - index), bytes / 4)
      left -= whole ? cost(root) : Math.min(most, least(root))
      root.open({ whole, most: whole ? Infinity : most })
    }
  }
  const openNext = (pending: Pending) => {
    if (pending.isPaid || !pending.hasPage) return pending.open({ whole: true, most: Infinity })
    if (pending.level > (pending.isNamed ? depth - 1 : mostLevels)) return pending.close()
    const whole = isWhole(pending, 0)
    // A named schema is seen whole or on its own page.
    if (!whole && (pending.isNamed || least(pending) > left)) return pending.close()
    const most = whole ? Infinity : left
    left -= whole ? cost(pending) : least(pending)
    pending.open({ whole, most })
  }
  const run = (bytes: number) => {
    left = bytes
    for (let isFirst = true; queue.length > 0; isFirst = false) {
      const level = Math.min(...queue.map((pending) => pending.level))
      const now = queue.filter((pending) => pending.level === level)
      queue = queue.filter((pending) => pending.level !== level)
      if (isFirst && level === 0) openRoots(now, bytes)
      else for (const pending of now) openNext(pending)
    }
  }
  return { add: (pending) => queue.push(pending), run }
}
