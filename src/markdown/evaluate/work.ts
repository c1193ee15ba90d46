/**
 * What computing a page may cost. Everything that an expression can repeat is counted before it is done, so that the longest
 * page ends soon and its output stays bounded. Past a limit every value is unknown.
 */
import type { Element, ElementContent } from 'hast'
import type { Value } from './value.ts'

export interface Work {
  /** Nodes of expressions looked at. */
  steps: number
  /** Letters, list items and nodes made. */
  size: number
  /** Expressions and calls inside each other, now. */
  depth: number
  /** The limit that was reached; past it nothing of the page is computed. */
  exceeded?: 'steps' | 'size'
  /** Something was too deep, and nobody has been told. What stands beside it is computed all the same. */
  tooDeep: boolean
  /** Ids handed out to `useId`. */
  ids: number
  /** Values that the providers around the present place give to contexts. */
  readonly provided: Map<object, Value>
  /** What is known of nodes that were counted. */
  readonly counted: WeakMap<object, Extent>
}

/** How much there is of some nodes, and how deep they stand in each other. */
export interface Extent {
  readonly size: number
  readonly depth: number
}

/** Measured: a million steps take half a second, 10 million letters some 40 MB; real pages need some thousands. */
export const workLimits = { steps: 1_000_000, size: 10_000_000, depth: 300, nesting: 200 } as const

/** A full allowance: one a page. */
export function newWork(): Work {
  return { steps: 0, size: 0, depth: 0, tooDeep: false, ids: 0, provided: new Map(), counted: new WeakMap() }
}

/** Counts one step into the depth; `false` past a limit. Each `true` wants a `leave`. */
export function enter(work: Work): boolean {
  if (work.exceeded !== undefined) return false
  if (++work.steps > workLimits.steps) return refuse(work, 'steps')
  if (work.depth >= workLimits.depth) return tooDeep(work)
  work.depth++
  return true
}

/** One step out. */
export function leave(work: Work): void {
  work.depth--
}

/** Counts what is about to be made; `false` past the limit, and for what is no amount. */
export function spend(work: Work, size: number): boolean {
  if (work.exceeded !== undefined || Number.isNaN(size)) return false
  work.size += size
  return work.size <= workLimits.size || refuse(work, 'size')
}

function refuse(work: Work, limit: NonNullable<Work['exceeded']>): false {
  work.exceeded = limit
  return false
}

function tooDeep(work: Work): false {
  work.tooDeep = true
  return false
}

/** Counts nodes that are put into a tree; `false` past a limit. Trees are printed by recursion, so they are not deep. */
export function spendNodes(work: Work, nodes: readonly ElementContent[]): boolean {
  const { size, depth } = extentOf(nodes, work)
  return depth > workLimits.nesting ? tooDeep(work) : spend(work, size + 1)
}

/**
 * The extent of nodes as they would be printed. Nodes are shared, not copied, so what holds a thing twice counts it twice, and is
 * looked at once.
 */
function extentOf(nodes: readonly ElementContent[], work: Work): Extent {
  let size = 0
  let depth = 0
  for (const node of nodes) {
    const extent = node.type === 'element' ? extentOfElement(node, work) : { size: 1 + textSize(node), depth: 1 }
    size += extent.size
    depth = Math.max(depth, extent.depth)
  }
  return { size, depth }
}

function extentOfElement(element: Element, work: Work): Extent {
  const known = work.counted.get(element)
  if (known) return known
  const inner = extentOf(element.children, work)
  let size = 1 + inner.size
  for (const value of Object.values(element.properties)) size += typeof value === 'string' ? value.length : 1
  const extent = { size, depth: inner.depth + 1 }
  work.counted.set(element, extent)
  return extent
}

function textSize(node: ElementContent): number {
  return 'value' in node ? node.value.length : 0
}
