/** What is wrong with front matter that is not valid YAML, in words an author can act on. */
import type { YAMLError } from 'yaml'

export interface YamlTrouble {
  readonly message: string
  /** Counts from the start of the text. */
  readonly offset: number
  readonly hint?: string
}

/** Explains the first error of the parser, which often stands behind the mistake: a quote left open swallows lines. */
export function explainYaml(error: Pick<YAMLError, 'code' | 'message' | 'pos'>, text: string): YamlTrouble {
  const { what, ...rest } = openQuote(text, error) ?? explained(error, text)
  return { message: `The front matter is not valid YAML: ${what}.`, ...rest }
}

interface Explained extends Omit<YamlTrouble, 'message'> {
  readonly what: string
}

/** A line of the text, and its parts if it reads `key: value`. */
interface Line {
  readonly start: number
  readonly text: string
  readonly key?: string
  readonly value: string
}

function explained({ code, message, pos }: Pick<YAMLError, 'code' | 'message' | 'pos'>, text: string): Explained {
  const offset = Math.min(pos[0], text.length)
  const line = lineAt(text, offset)
  if (line.text.startsWith('\t')) return { what: 'a line is indented with a tab', offset, hint: 'Indent with spaces.' }
  const open = /end with a ([\]}])/.exec(message)?.[1]
  if (open) return openBracket(text, offset, open)
  const value = line.key === undefined ? 'a value' : `the value of "${line.key}"`
  const quoted = line.key === undefined ? {} : { hint: `Put the value in quotes: ${line.key}: ${inQuotes(line.value)}` }
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:(?:[ \t]|$)/.test(line.value)
        ? { what: `${value} holds a colon, so it needs quotes`, offset, ...quoted }
        : indented(text, line)
    case 'UNEXPECTED_TOKEN':
      if (message.endsWith('at node end'))
        return {
          what: `${value} goes on after its closing ${/^["']/.test(line.value) ? 'quote' : 'bracket'}`,
          offset,
          ...quoted,
        }
      return { what: `${value} cannot start with "${line.value[0] ?? '-'}"`, offset, ...quoted }
    case 'BAD_SCALAR_START':
      return { what: `${value} cannot start with "${text[offset] ?? ''}"`, offset, ...quoted }
    case 'BAD_DQ_ESCAPE':
      return {
        what: `"${text.slice(offset, offset + 2)}" has no meaning in double quotes`,
        offset,
        hint: 'Use single quotes, or write "\\\\" for a backslash.',
      }
    case 'MISSING_CHAR':
      if (message.startsWith('Missing closing')) return innerQuote(text, pos[0], message.includes('"') ? '"' : "'")
      return noKey(text, pos[0])
    case 'MULTILINE_IMPLICIT_KEY':
      return noKey(text, pos[0])
    default:
      return { what: message.split('\n')[0]!.replace(/[.:]*$/, ''), offset, ...quoted }
  }
}

/** A quote that does not close on its line, before a line that is a key or the end: the parser looks for it further on. */
function openQuote(text: string, error: Pick<YAMLError, 'message'>): Explained | undefined {
  const lines = linesOf(text)
  const open = lines.findIndex((line, index) => {
    const rest = quotedPart(line)
    if (rest === undefined || isClosed(rest)) return false
    const next = lines.slice(index + 1, index + 20).find((each) => each.text.trim() !== '')
    return next === undefined || next.key !== undefined || error.message.startsWith('Missing closing')
  })
  const line = lines[open]
  if (!line) return undefined
  const rest = quotedPart(line)!
  const whole = line.text.trim()
  const close = whole.length > longest ? `with ${rest[0]} at the end of the value` : `: ${whole}${rest[0]}`
  const hint = close.startsWith(':') ? `Close it${close}` : `Close it ${close}.`
  return { what: 'a quote is opened and never closed', offset: line.start + line.text.indexOf(rest), hint }
}

/** A quote inside brackets; the parser stops where the text ends. */
function innerQuote(text: string, end: number, quote: string): Explained {
  const at = text.lastIndexOf(quote, end - 1)
  return { what: 'a quote is opened and never closed', offset: Math.max(at, 0), hint: `Close it with ${quote}.` }
}

/** From the quote that a value or list item starts with. */
function quotedPart({ text }: Line): string | undefined {
  const start = /^[ \t]*(?:-[ \t]+)?(?:[\w.:-]+[ \t]*:[ \t]+)?(?=["'])/.exec(text)?.[0].length
  return start === undefined ? undefined : text.slice(start)
}

function isClosed(rest: string): boolean {
  const quote = rest[0]!
  for (let at = 1; at < rest.length; at++) {
    if (quote === '"' && rest[at] === '\\') at++
    else if (rest[at] === quote && quote === "'" && rest[at + 1] === quote) at++
    else if (rest[at] === quote) return true
  }
  return false
}

function openBracket(text: string, offset: number, close: string): Explained {
  const sign = close === ']' ? '[' : '{'
  const at = text.lastIndexOf(sign, offset)
  return {
    what: `a "${sign}" is opened and never closed`,
    offset: at < 0 ? offset : at,
    hint: `Close it with "${close}", or put the whole value in quotes.`,
  }
}

/** A key that stands further right than the one above it. */
function indented(text: string, line: Line): Explained {
  const next = lineAt(text, Math.min(line.start + line.text.length + 1, text.length))
  const offset = next.start + next.text.length - next.text.trimStart().length
  const name = next.key === undefined ? 'a line' : `"${next.key}"`
  return { what: `${name} is indented further than the key above it`, offset, hint: 'Remove the spaces before it.' }
}

function noKey(text: string, position: number): Explained {
  const found = lineAt(text, Math.min(position, text.length))
  // The parser may stop at the end of the line or at the next one.
  const line = found.text.trim() === '' ? lineAt(text, Math.max(0, found.start - 1)) : found
  const tight = /^([ \t]*[\w.-]+):(\S.*)$/.exec(line.text)
  return {
    what: 'a line is not written as "key: value"',
    offset: line.start,
    hint: tight
      ? `Put a space after the colon: ${tight[1]!.trim()}: ${shortened(tight[2]!)}`
      : 'Write "key: value", or indent the line if it belongs to the one above.',
  }
}

const longest = 60

/** A value in the quotes that need no further signs; a long one as `…`. */
function inQuotes(value: string): string {
  const inner = /^(["'])(.*)\1$/.exec(value)
  // The first and the last quote of `"a" and "b"` are no pair; those of `'Don't'` are.
  const isPair = inner && !/^[^"']*\S["'](?![\p{L}\p{N}])/u.test(inner[2]!)
  const text = isPair ? inner[2]! : value
  const quote = /["\\]/.test(text) && !text.includes("'") ? "'" : '"'
  if (text.length > longest) return `${quote}…${quote}`
  return quote + (quote === '"' ? text.replace(/["\\]/g, '\\$&') : text) + quote
}

function shortened(value: string): string {
  return value.length > longest ? '…' : value
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const found = lineFrom(line, start)
    start += line.length + 1
    return found
  })
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return lineFrom(text.slice(start, end < 0 ? undefined : end), start)
}

function lineFrom(text: string, start: number): Line {
  const parts = /^[ \t]*(?:-[ \t]+)?([\w:.-]+):(?:[ \t]+(.*))?$/.exec(text)
  return { start, text, ...(parts && { key: parts[1]! }), value: parts?.[2]?.trim() ?? '' }
}
