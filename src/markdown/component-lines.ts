/**
 * In CommonMark a tag that has a line to itself begins HTML, and everything up to the next empty line is part of it. A
 * component's tag holds Markdown, whether its author left an empty line or not: the line is given here.
 */
import { endOfFence } from './code-ranges.ts'
import type { Edit } from './edits.ts'
import { htmlElements } from './html-names.ts'
import { effortFor, tagAt } from './scan.ts'
import type { Effort } from './scan.ts'

/**
 * Empty lines around the lines of a `.md` text that hold nothing but a component's tag, also of one that only other tools know and
 * that gives way to what it holds. Code is left alone.
 */
export function componentLines(text: string, isKnown: (name: string) => boolean): readonly Edit[] {
  const edits: Edit[] = []
  const isComponent = orForeign(text, isKnown)
  const effort = effortFor(text)
  let isApart = true
  for (let at = 0; at < text.length;) {
    const fence = endOfFence(text, at)
    const end = fence > at ? fence : tagLine(text, at, { isComponent, effort })
    const next = lineEnd(text, end ?? at) + 1
    if (fence === at && end !== undefined) {
      if (!isApart) edits.push({ start: at, end: at, text: '\n' })
      if (!isBlank(text, next)) edits.push({ start: next, end: next, text: '\n' })
    }
    isApart = fence === at && (end !== undefined || isBlank(text, at))
    at = next
  }
  return edits
}

/** Names like those of components, if they are closed: a lone `<API_KEY>` is a placeholder. */
function orForeign(text: string, isKnown: (name: string) => boolean): (name: string) => boolean {
  let closed: ReadonlySet<string> | undefined
  return (name) => {
    if (isKnown(name)) return true
    if (!/^[A-Z]/.test(name) || htmlElements.has(name.toLowerCase())) return false
    closed ??= new Set(Array.from(text.matchAll(/<\/([A-Z][\w$.-]*)/g), ([, each]) => each!))
    return closed.has(name)
  }
}

interface Means {
  readonly isComponent: (name: string) => boolean
  /** For all tags together. */
  readonly effort: Effort
}

/** Where a tag ends that stands alone on its line or lines. */
function tagLine(text: string, at: number, { isComponent, effort }: Means): number | undefined {
  // Deeper than three blanks it would be code.
  const [, indent, name] = /^( {0,3})<\/?([A-Za-z_$][\w$.-]*)/.exec(text.slice(at, at + 100)) ?? []
  if (indent === undefined || name === undefined || !isComponent(name)) return undefined
  const start = at + indent.length
  const tag = tagAt(text.slice(start, start + longestTag), 0, effort)
  if (!tag || !('name' in tag)) return undefined
  // In a line of text a tag that closes itself is a part of that line.
  if (tag.kind === 'self' && !isBlank(text, lineStart(text, at - 1))) return undefined
  const end = start + tag.end
  return text.slice(end, lineEnd(text, end)).trim() === '' ? end : undefined
}
const longestTag = 20_000

function lineEnd(text: string, at: number): number {
  const next = text.indexOf('\n', at)
  return next < 0 ? text.length : next
}

/** The start of the line that holds a place; -1: before the text. */
function lineStart(text: string, at: number): number {
  return at < 0 ? -1 : text.lastIndexOf('\n', at - 1) + 1
}

function isBlank(text: string, at: number): boolean {
  return at < 0 || text.slice(at, lineEnd(text, at)).trim() === ''
}
