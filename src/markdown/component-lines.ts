/**
 * In CommonMark a tag that has a line to itself begins HTML, and everything up to the next empty line is part of it. A
 * component's tag holds Markdown, whether its author left an empty line or not: the line is given here.
 */
import { endOfFence } from './code-ranges.ts'
import type { Edit } from './edits.ts'
import { htmlElements } from './html-names.ts'
import { effortFor, tagAt } from './scan.ts'
import type { Effort, Tag } from './scan.ts'

/**
 * Empty lines around the lines of a `.md` text that hold nothing but a component's tag, also of one that only other tools know and
 * that gives way to what it holds. Code is left alone.
 */
export function componentLines(text: string, isKnown: (name: string) => boolean): readonly Edit[] {
  const edits: Edit[] = []
  const effort = effortFor(text)
  const isComponent = orForeign(text, isKnown)
  const stays = staying(text)
  let isApart = true
  for (let at = 0; at < text.length;) {
    const fence = endOfFence(text, at)
    const found = fence > at ? undefined : tagLine(text, at, { isComponent, effort })
    const tag = found && !isKnown(found.name) && stays(found, at) ? undefined : found
    const end = fence > at ? fence : (tag?.end ?? at)
    const next = lineEnd(text, end) + 1
    if (tag) {
      if (!isApart) edits.push({ start: at, end: at, text: '\n' })
      if (!isBlank(text, next)) edits.push({ start: next, end: next, text: '\n' })
    }
    isApart = fence === at && (tag !== undefined || isBlank(text, at))
    at = next
  }
  return edits
}

type TagLine = Pick<Tag, 'kind' | 'name' | 'end'>

/**
 * Foreign tags that no line is for: in `<pre>` it would be seen, and before lines that are indented as far as code it would make
 * them code. Then it also stays where they are closed. Asked from the start of the text to its end.
 */
function staying(text: string): (tag: TagLine, at: number) => boolean {
  const inPre = inPreOf(text)
  const open: string[] = []
  return ({ kind, name, end }, at) => {
    if (inPre(at)) return true
    if (kind === 'close') {
      if (open.at(-1) !== name) return false
      open.pop()
      return true
    }
    const next = lineEnd(text, end) + 1
    if (!/^(?: {4}| {0,3}\t)[ \t]*[^ \t\n]/.test(text.slice(next, next + 200))) return false
    if (kind === 'open') open.push(name)
    return true
  }
}

/** Whether a place is in `<pre>…</pre>`, asked from the start of the text to its end. */
function inPreOf(text: string): (at: number) => boolean {
  let ranges: readonly (readonly [start: number, end: number])[] | undefined
  let place = 0
  return (at) => {
    ranges ??= preRanges(text)
    while (place < ranges.length && ranges[place]![1] < at) place++
    return place < ranges.length && ranges[place]![0] < at
  }
}

function preRanges(text: string): [number, number][] {
  const ranges: [number, number][] = []
  let start: number | undefined
  for (const { 1: slash, index } of text.matchAll(/<(\/?)pre(?=[\s>])/gi)) {
    if (!slash) start ??= index
    else if (start !== undefined) {
      ranges.push([start, index])
      start = undefined
    }
  }
  return ranges
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

/** A tag that stands alone on its line or lines. */
function tagLine(text: string, at: number, { isComponent, effort }: Means): TagLine | undefined {
  // Deeper than three blanks it would be code.
  const [, indent, name] = /^( {0,3})<\/?([A-Za-z_$][\w$.-]*)/.exec(text.slice(at, at + 100)) ?? []
  if (indent === undefined || name === undefined || !isComponent(name)) return undefined
  const start = at + indent.length
  const tag = tagAt(text.slice(start, start + longestTag), 0, effort)
  if (!tag || !('name' in tag)) return undefined
  // In a line of text a tag that closes itself is a part of that line.
  if (tag.kind === 'self' && !isBlank(text, lineStart(text, at - 1))) return undefined
  const end = start + tag.end
  return text.slice(end, lineEnd(text, end)).trim() === '' ? { kind: tag.kind, name: tag.name, end } : undefined
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
