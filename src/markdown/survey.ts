/**
 * One walk over a page when its components are called and its code is drawn: what the steps behind it may have to look at. On
 * most pages each of them finds nothing to do, and a walk of its own for each took as long as reading the page's Markdown.
 */
import type { Element, ElementContent } from 'hast'
import { headingLevel } from '../hast/heading-level.ts'

export interface Survey {
  /** Every id, in order. */
  readonly ids: readonly string[]
  /** Elements that hold a heading of the page or are one, in order. */
  readonly headings: readonly Element[]
  /** Levels of the headings, as they were written. */
  readonly levels: readonly number[]
  readonly hasImages: boolean
  /** Whether a component drew a part of the page that has a name. */
  readonly hasParts: boolean
}

type Finding = { -readonly [Key in keyof Survey]: Survey[Key] extends readonly (infer T)[] ? T[] : Survey[Key] }

export function survey(nodes: readonly ElementContent[]): Survey {
  const found: Finding = { ids: [], headings: [], levels: [], hasImages: false, hasParts: false }
  visitAll(nodes, found, false)
  return found
}

function visitAll(nodes: readonly ElementContent[], found: Finding, isHeading: boolean): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const { id } = node.properties
    if (typeof id === 'string') found.ids.push(id)
    const { data, tagName } = node
    if (data?.heading) found.headings.push(node)
    if (data?.part) found.hasParts = true
    if (tagName === 'img') found.hasImages = true
    const level = isHeading ? 0 : headingLevel(node)
    if (level > 0) found.levels.push(level)
    visitAll(node.children, found, isHeading || level > 0)
  }
}

/** Whether an id stands twice, or in `taken`. */
export function repeats({ ids }: Survey, taken: readonly string[] = []): boolean {
  return new Set(ids).size < ids.length || taken.some((id) => ids.includes(id))
}

/** Whether a level is left out between headings of these levels. */
export function hasGap({ levels }: Survey): boolean {
  let above = 1
  for (const level of levels) {
    if (level > above + 1) return true
    above = level
  }
  return false
}
