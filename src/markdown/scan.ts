/**
 * Reads `.mdx` text that strict MDX refuses and tells what its angle brackets and braces are. It knows fences, code spans,
 * escapes and `import`/`export` lines, so code is left alone. Looking ahead costs effort, and effort is bounded: text that
 * uses it up is no MDX, and the rest of its signs are literal.
 */
import { codeSpans, endOfFence } from './code-ranges.ts'
import { parseExpression, parseModule, parseSpread } from './evaluate/parse-expression.ts'
import type { Parsed } from './evaluate/parse-expression.ts'

export type Token =
  | Tag
  /** `<` that starts no tag. */
  | { readonly kind: 'angle'; readonly start: number; readonly end: number }
  /** `{` or `}` that is no part of an expression. */
  | { readonly kind: 'brace'; readonly start: number; readonly end: number }
  /** `<!-- … -->` */
  | { readonly kind: 'comment'; readonly start: number; readonly end: number }
  /** `<https://…>` and `<a@b.c>`. */
  | { readonly kind: 'autolink'; readonly start: number; readonly end: number }
  /** `{#id}` at the end of a heading. */
  | { readonly kind: 'heading-id'; readonly start: number; readonly end: number }

export interface Tag {
  readonly kind: 'open' | 'close' | 'self'
  readonly name: string
  readonly start: number
  readonly end: number
  /** Values without quotes, as HTML allows them: start and end of each. */
  readonly bare?: readonly (readonly [number, number])[]
}

/** What looking ahead may still cost, in characters. */
export interface Effort {
  left: number
  /** Behind it no comment ends. */
  readonly lastComment: number
}

/** What may be spent on one text. Taken once for all tags of it: `tagAt` alone costs a look over the whole text. */
export function effortFor(text: string): Effort {
  return { left: 3_000_000 + text.length * 10, lastComment: text.lastIndexOf('-->') }
}

/** Everything in the text that matters to MDX, in order. */
export function scan(text: string): Token[] {
  const tokens: Token[] = []
  const spans = codeSpans(text)
  const effort = effortFor(text)
  let at = 0
  let id: Token | undefined
  while (at < text.length) {
    if (at === 0 || text[at - 1] === '\n') {
      const skipped = skipBlock(text, at)
      if (skipped > at) {
        at = skipped
        continue
      }
      id = headingId(text, at)
    }
    const token = id?.start === at ? id : tokenAt(text, at, { spans, effort })
    if (typeof token === 'number') {
      at = token
      continue
    }
    tokens.push(token)
    at = token.end
  }
  return tokens
}

/** The token at a place, or the next place to look at. */
function tokenAt(
  text: string,
  at: number,
  known: { spans: ReadonlyMap<number, number>; effort: Effort },
): Token | number {
  switch (text[at]) {
    case '\\':
      return at + 2
    case '`':
      return known.spans.get(at) ?? at + 1
    case '{':
      return braceAt(text, at, known.effort)
    case '}':
      return { kind: 'brace', start: at, end: at + 1 }
    case '<':
      return endOfDestination(text, at) ?? angleAt(text, at, known.effort)
    default:
      return at + 1
  }
}

/** The end of a fenced code block or of `import`/`export` lines that start at a line's start; else the same place. */
function skipBlock(text: string, at: number): number {
  const end = endOfFence(text, at)
  if (end > at) return end
  if (/^(?:im|ex)port\b/.test(text.slice(at, at + 8)) && blankBefore(text, at)) return endOfModule(text, at)
  return at
}

function blankBefore(text: string, at: number): boolean {
  return at === 0 || /\n[ \t]*\n$|^[ \t]*\n$/.test(text.slice(Math.max(0, at - 200), at)) || at < 2
}

/** Modules may hold blank lines; the first end of a paragraph up to which they parse is theirs. */
function endOfModule(text: string, at: number): number {
  let end = at
  for (let tries = 0; tries < 20; tries++) {
    const next = text.indexOf('\n\n', end + 1)
    end = next < 0 ? text.length : next
    if ('program' in parseModule(text.slice(at, end))) return end
    if (next < 0) break
  }
  return at
}

function headingId(text: string, at: number): Token | undefined {
  const next = text.indexOf('\n', at)
  const line = text.slice(at, next < 0 ? text.length : next)
  if (!/^[ \t>]*#{1,6}[ \t]/.test(line)) return undefined
  const start = line.lastIndexOf('{#')
  if (start < 0 || !/^\{#[^{}<>"'`]+\}[ \t]*#*[ \t]*$/.test(line.slice(start))) return undefined
  return { kind: 'heading-id', start: at + start, end: at + line.indexOf('}', start) + 1 }
}

/** `{…}` as an expression is passed over; else its `{` is a token. */
function braceAt(text: string, at: number, effort: Effort): Token | number {
  const end = endOfBraces(text, at, effort)
  if (end > 0 && parsed(text, at, end, effort) !== 'invalid') return end
  return { kind: 'brace', start: at, end: at + 1 }
}

/** What the text between two braces is. Parsing costs more than looking. */
function parsed(text: string, at: number, end: number, effort: Effort): Parsed['kind'] {
  effort.left -= (end - at) * 10
  return effort.left < 0 ? 'invalid' : parseExpression(text.slice(at + 1, end - 1)).kind
}

/** Where `{…}` ends: braces in pairs, strings and comments passed over. -1: nowhere near. */
export function endOfBraces(text: string, at: number, effort: Effort): number {
  const end = braces(text, at, Math.min(text.length, at + Math.max(0, Math.min(20_000, effort.left))))
  effort.left -= end < 0 ? 20_000 : end - at
  return end
}

function braces(text: string, at: number, limit: number): number {
  let depth = 0
  for (let place = at; place < limit; place++) {
    const char = text[place]!
    if (char === '{') depth++
    else if (char === '}' && --depth === 0) return place + 1
    else if (char === '"' || char === "'" || char === '`') place = endOfString(text, place, limit)
    else if (char === '/' && text[place + 1] === '*') {
      const end = text.indexOf('*/', place + 2)
      if (end < 0) return -1
      place = end + 1
    } else if (char === '\n' && /^[ \t]*\n/.test(text.slice(place + 1, place + 80)) && depth === 0) return -1
  }
  return -1
}

/** The last letter of a string; its start where it is none (an apostrophe in text). */
function endOfString(text: string, at: number, limit: number): number {
  const quote = text[at]!
  for (let place = at + 1; place < limit; place++) {
    if (text[place] === '\\') place++
    else if (text[place] === quote) return place
    else if (text[place] === '\n' && quote !== '`') return at
  }
  return at
}

/** `[text](<…>)`: no tag starts there. */
function endOfDestination(text: string, at: number): number | undefined {
  if (!text.startsWith('](', at - 2)) return undefined
  const found = /^<[^<>\n]*>/.exec(text.slice(at, at + 2000))
  return found ? at + found[0].length : undefined
}

const autolink = /<(?:[A-Za-z][\w+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9.-]+)>/y

function angleAt(text: string, at: number, effort: Effort): Token {
  if (text.startsWith('<!--', at)) {
    const end = at + 4 > effort.lastComment ? -1 : text.indexOf('-->', at + 4)
    return end < 0 ? { kind: 'angle', start: at, end: at + 1 } : { kind: 'comment', start: at, end: end + 3 }
  }
  autolink.lastIndex = at
  if (autolink.test(text)) return { kind: 'autolink', start: at, end: autolink.lastIndex }
  return tagAt(text, at, effort) ?? { kind: 'angle', start: at, end: at + 1 }
}

const closing = /<\/[ \t\n]*(?:([A-Za-z_$][\w$:.-]*)[ \t\n]*)?>/y
const opening = /<([A-Za-z_$][\w$:.-]*)?/y
const attributeName = /[ \t\n]+([A-Za-z_$:@][\w$:.-]*)/y

/** A tag as JSX knows it, `<>` included, that starts at a place. */
export function tagAt(
  text: string,
  start: number,
  effort: Effort = { left: 3_000_000, lastComment: -1 },
): Tag | undefined {
  closing.lastIndex = start
  const close = closing.exec(text)
  if (close) return { kind: 'close', name: close[1] ?? '', start, end: closing.lastIndex }
  opening.lastIndex = start
  const open = opening.exec(text)
  if (!open) return undefined
  const bare: [number, number][] = []
  const end = endOfAttributes(text, opening.lastIndex, { effort, bare })
  const rest = /^[ \t\n]*(\/?)[ \t\n]*>/.exec(text.slice(end, end + 200))
  if (!rest) return undefined
  const kind = rest[1] ? 'self' : 'open'
  return { kind, name: open[1] ?? '', start, end: end + rest[0].length, ...(bare.length > 0 && { bare }) }
}

/** A tag as written, its bare values in quotes: what JSX can read. */
export function quoted(text: string, { start, end, bare = [] }: Tag): string {
  let done = start
  let out = ''
  for (const [from, to] of bare) {
    out += `${text.slice(done, from)}"${text.slice(from, to)}"`
    done = to
  }
  return out + text.slice(done, end)
}

interface Attributes {
  readonly effort: Effort
  /** Values without quotes are noted here. */
  readonly bare: [number, number][]
}

function endOfAttributes(text: string, from: number, { effort, bare }: Attributes): number {
  let at = from
  for (;;) {
    const spread = /^[ \t\n]*\{/.exec(text.slice(at, at + 200))
    if (spread) {
      const start = at + spread[0].length - 1
      const end = endOfBraces(text, start, effort)
      if (end < 0 || parseSpread(text.slice(start + 1, end - 1)).kind === 'invalid') return at
      at = end
      continue
    }
    attributeName.lastIndex = at
    if (!attributeName.test(text)) return at
    const end = endOfValue(text, attributeName.lastIndex, { effort, bare })
    if (end < 0) return at
    at = end
  }
}

const bareValue = /[^\s"'<>=`{}]+/y

/** Behind `="…"`, `='…'`, `={…}` or `=bare`; the same place for a name alone, -1 for what is no value. */
function endOfValue(text: string, at: number, { effort, bare }: Attributes): number {
  const equals = /^[ \t\n]*=[ \t\n]*/.exec(text.slice(at, at + 200))
  if (!equals) return at
  const start = at + equals[0].length
  const quote = text[start]
  if (quote === '"' || quote === "'") {
    const end = text.slice(start + 1, start + 10_001).indexOf(quote)
    effort.left -= end < 0 ? 10_000 : end
    return end < 0 || effort.left < 0 ? -1 : start + end + 2
  }
  if (quote !== '{') {
    bareValue.lastIndex = start
    const value = bareValue.exec(text)?.[0] ?? ''
    const isEnd = value.endsWith('/') && text[start + value.length] === '>'
    const end = start + value.length - (isEnd ? 1 : 0)
    if (end === start || equals[0] !== '=') return -1
    bare.push([start, end])
    return end
  }
  const end = endOfBraces(text, start, effort)
  return end > 0 && parsed(text, start, end, effort) === 'expression' ? end : -1
}
