/** Levels that are left out: HTML forbids them, and screen readers list headings that belong to nothing. */
import type { Element, ElementContent } from 'hast'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Theme } from '../model/theme.ts'
import { classes } from '../hast/classes.ts'
import { headingLevel } from '../hast/heading-level.ts'

interface Rank {
  /** As it was written, 1 to 6. */
  readonly written: number
  readonly level: number
}

/**
 * Closes the gaps between the levels of headings: what stands below the title, or below another heading, becomes the next
 * level, and a class keeps its look. The title of the page is level 1. The tree is ours and changed in place.
 * Code: `heading-level` (info), at the first that an author wrote.
 */
export function closeLevels(nodes: readonly ElementContent[], look: Theme['markdown']['headingLook']): Diagnostic[] {
  const gaps: Gap[] = []
  const outline: Rank[] = []
  for (const node of nodes) close(node, [], { outline, look, gaps })
  return gaps[0] ? [gapFound(gaps[0], gaps.length - 1)] : []
}

/** A heading with a level left out above it. */
interface Gap extends Rank {
  readonly text: string
  readonly at: Place
  /** As it was written; `undefined`: the title of the page. */
  readonly above: number | undefined
}

function gapFound({ text, at, written, level, above }: Gap, others: number): Diagnostic {
  const below = above === undefined ? 'the title of the page' : `one of level ${above}`
  const more = others === 0 ? '' : others === 1 ? ' (so has one more)' : ` (so have ${others} more)`
  return {
    code: 'heading-level',
    severity: 'info',
    message: `The heading "${text}" has level ${written} below ${below}${more}; it is read as level ${level}.`,
    at,
    hint: `Write it with ${'#'.repeat(level)}, or add the heading between the two.`,
  }
}

interface Closing {
  /** The headings that the next one may stand below. */
  readonly outline: Rank[]
  readonly look: Theme['markdown']['headingLook']
  readonly gaps: Gap[]
}

/** `around`: elements around the node that say which heading they hold. */
function close(node: ElementContent, around: readonly Element[], closing: Closing): void {
  if (node.type !== 'element') return
  const noted = node.data?.heading ? [...around, node] : around
  const written = headingLevel(node)
  if (!written) {
    for (const child of node.children) close(child, noted, closing)
    return
  }
  const level = levelIn(closing.outline, written)
  const above = closing.outline.at(-2)?.written
  const { text, at } = node.data?.heading ?? {}
  if (text !== undefined && at && written > (above ?? 1) + 1) closing.gaps.push({ written, level, text, at, above })
  if (level === written) return
  node.tagName = `h${level}`
  node.properties.className = [...classes(node.properties.className), closing.look(written)]
  for (const { data } of noted) if (data?.heading?.level === written) data.heading = { ...data.heading, level }
}

function levelIn(outline: Rank[], written: number): number {
  while (outline.length > 0 && outline.at(-1)!.written >= written) outline.pop()
  const level = written === 1 ? 1 : (outline.at(-1)?.level ?? 1) + 1
  outline.push({ written, level })
  return level
}
