/** Which tags belong together, and the repairs of those that do not close where MDX wants them to. */
import { pointsOf } from './edits.ts'
import { htmlElements, voidElements } from './html-names.ts'
import { short } from './repairs.ts'
import type { IsComponent, Repair } from './repairs.ts'
import type { Tag, Token } from './scan.ts'

export interface Partners {
  /** Opening tags that nothing closes, with the place where what surrounds them ends, or the next of the same name starts. */
  readonly unclosed: ReadonlyMap<Token, number>
  /** Closing tags that nothing opened. */
  readonly unopened: ReadonlySet<Token>
  readonly pairs: readonly (readonly [Tag, Tag])[]
}

/** Pairs the tags of a text. One pass; wrong nesting leaves the inner tag alone. */
export function partners(tokens: readonly Token[], length: number): Partners {
  const open: Tag[] = []
  const counts = new Map<string, number>()
  const unclosed = new Map<Token, number>()
  const unopened = new Set<Token>()
  const pairs: [Tag, Tag][] = []
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  for (const token of tokens) {
    if (token.kind === 'open' && !voidElements.has(token.name)) {
      open.push(token)
      count(token.name, 1)
    } else if (token.kind === 'close') {
      if (!counts.get(token.name)) {
        unopened.add(token)
        continue
      }
      for (let top = open.pop(); top; top = open.pop()) {
        count(top.name, -1)
        if (top.name === token.name) {
          pairs.push([top, token])
          break
        }
        unclosed.set(top, token.start)
      }
    }
  }
  for (const token of open) unclosed.set(token, length)
  return { unclosed: bounded(tokens, unclosed), unopened, pairs }
}

/** `<Tab>a<Tab>b`: the second one ends the first. */
function bounded(tokens: readonly Token[], unclosed: ReadonlyMap<Token, number>): Map<Token, number> {
  const next = new Map<string, number>()
  const limits = new Map<Token, number>()
  for (const token of tokens.toReversed()) {
    if (token.kind !== 'open' && token.kind !== 'self') continue
    const limit = unclosed.get(token)
    if (limit !== undefined) limits.set(token, Math.min(limit, next.get(token.name) ?? limit))
    next.set(token.name, token.start)
  }
  return limits
}

/** A page with more mistakes of a kind is no MDX; each costs a look along its line or paragraph. */
const mostMended = 200

/** Components that are never closed end where their paragraph does, or with what surrounds them. `undefined`: too many. */
export function closeComponents(
  text: string,
  unclosed: Partners['unclosed'],
  isComponent: IsComponent | undefined,
): Repair[] | undefined {
  const found = [...unclosed].filter(([token]) => 'name' in token && isComponent?.(token.name))
  if (found.length > mostMended) return undefined
  const point = pointsOf(text)
  return found.map(([token, limit]) => {
    const tag = token as Tag
    const end = isAlone(text, tag) ? flowEnd(text, tag, limit) : inlineEnd(text, tag, limit)
    return closing(text, tag, { ...end, line: point(end.at).line })
  })
}

function closing(text: string, tag: Tag, { at, text: inserted, line }: End & { readonly line: number }): Repair {
  return {
    start: at,
    end: at,
    text: inserted,
    code: 'mdx-unclosed',
    message: `"${short(text.slice(tag.start, tag.end))}" is never closed; it was closed at line ${line}.`,
    hint: `Write </${tag.name}> where it ends. If it is meant as text, put it in backticks.`,
    shown: tag,
  }
}

interface End {
  readonly at: number
  readonly text: string
}

function flowEnd(text: string, tag: Tag, limit: number): End {
  const margin = marginOf(text, tag.start)
  const line = lineStart(text, limit)
  const isOwnLine = line > tag.end && isBlank(text.slice(line, limit))
  const outside = endOfMargin(text, margin, { from: tag.end, to: limit }) ?? (isOwnLine ? line : limit)
  const at = beforeBlanks(text, outside, tag.end)
  return { at, text: `\n${margin}</${tag.name}>${outside === limit && !isOwnLine ? '\n' : ''}` }
}

/** The end of the last line with text before a place. */
function beforeBlanks(text: string, place: number, least: number): number {
  let at = place
  while (at > least) {
    const line = lineStart(text, at)
    if (line <= least || !isBlank(text.slice(line, at))) break
    at = line - 1
  }
  return at
}

/** The first line that stands further left: a list item or a quote has ended there. */
function endOfMargin(text: string, margin: string, { from, to }: { from: number; to: number }): number | undefined {
  if (margin === '') return undefined
  for (let at = text.indexOf('\n', from); at >= 0 && at + 1 < to; at = text.indexOf('\n', at + 1)) {
    const line = text.slice(at + 1, at + 1 + margin.length)
    if (line !== margin && !/^[ \t>]*(?:\n|$)/.test(text.slice(at + 1, at + 200))) return at + 1
  }
  return undefined
}

function inlineEnd(text: string, { end, name }: Tag, limit: number): End {
  const line = text.slice(lineStart(text, end), end)
  const isTable = /^[\s>]*\|/.test(line)
  const stops = [limit, text.indexOf(isTable || /^[\s>]*#/.test(line) ? '\n' : '\n\n', end)]
  if (isTable) stops.push(text.indexOf(' |', end))
  return { at: Math.min(...stops.filter((each) => each >= 0)), text: `</${name}>` }
}

/** Tags round blocks get lines of their own: `<Note>a`, an empty line, `b</Note>`. */
export function breakLines(
  text: string,
  pairs: Partners['pairs'],
  isComponent: IsComponent | undefined,
): Repair[] | undefined {
  const blanks = blankLines(text)
  const apart = pairs.filter(
    ([open, close]) =>
      (isComponent?.(open.name) || htmlElements.has(open.name)) &&
      (blanks(open.end, close.start) || (open.end !== close.start && isAlone(text, open) && !isFirst(text, close))),
  )
  if (apart.length > mostMended * 25) return undefined
  return apart.flatMap(([open, close]) => {
    const margin = marginOf(text, open.start)
    return linesFor(text, open, margin).concat(linesFor(text, close, margin))
  })
}

function linesFor(text: string, tag: Tag, margin: string): Repair[] {
  const next = text.indexOf('\n', tag.end)
  const isEnd = isBlank(text.slice(tag.end, next < 0 ? text.length : next))
  const before = text.slice(lineStart(text, tag.start), tag.start)
  const isStart = isBlank(tag.kind === 'open' ? before.replace(/[-*+\d.)]/g, ' ') : before)
  const message = `"${short(text.slice(tag.start, tag.end))}" stands in a line of text, but its partner in another block.`
  const hint = 'Put both tags on lines of their own, indented alike.'
  const lineAt = (at: number, signs: string): Repair => {
    return { start: at, end: at, text: signs + margin, code: 'mdx-tag-line', message, hint, shown: tag }
  }
  const repairs: Repair[] = []
  if (!isStart) repairs.push(lineAt(tag.start, tag.kind === 'open' ? '\n\n' : '\n'))
  if (!isEnd) repairs.push(lineAt(tag.end, tag.kind === 'open' ? '\n' : '\n\n'))
  return repairs
}

function isFirst(text: string, { start }: Tag): boolean {
  return isBlank(text.slice(lineStart(text, start), start))
}

/** Whether an empty line stands between two places. */
function blankLines(text: string): (from: number, to: number) => boolean {
  const places = [...text.matchAll(/\n[ \t>]*(?=\n)/g)].map(({ index }) => index)
  return (from, to) => {
    let low = 0
    let high = places.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (places[middle]! < from) low = middle + 1
      else high = middle
    }
    return low < places.length && places[low]! < to
  }
}

/** Alone on its line: it surrounds blocks. */
function isAlone(text: string, { start, end }: Tag): boolean {
  const next = text.indexOf('\n', end)
  const before = text.slice(lineStart(text, start), start)
  return isBlank(text.slice(end, next < 0 ? text.length : next)) && /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before)
}

/** The beginning of the line a tag stands on, list markers as blanks. */
export function marginOf(text: string, at: number): string {
  const line = text.slice(lineStart(text, at), at)
  return /^[\s>\-*+\d.)]*/.exec(line)![0].replace(/[^\s>]/g, ' ')
}

function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
}

function isBlank(text: string): boolean {
  return /^[\s>]*$/.test(text)
}
