/**
 * `:::note` … `:::` as other tools write their callouts: the two lines become the tags of a component before the text is
 * parsed. Only a pair of known kind is touched; any other line stays the text that it is.
 */
import { endOfFence } from './code-ranges.ts'
import type { Edit } from './edits.ts'
import type { Format } from './nodes.ts'

/** Kind → component. What one tool calls a caution is a warning in all that have this form. */
const kinds: Readonly<Record<string, string>> = {
  note: 'Note',
  info: 'Info',
  tip: 'Tip',
  important: 'Info',
  check: 'Check',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Danger',
  details: 'Accordion',
}

interface Open {
  readonly colons: number
  /** `undefined`: of no kind that is known here. */
  readonly component?: string
  readonly edit?: Edit
}

/** The replacements. `isComponent` tells what the theme has. */
export function directiveEdits(text: string, format: Format, isComponent: (name: string) => boolean): readonly Edit[] {
  if (!text.includes(':::')) return []
  const edits: Edit[] = []
  const open: Open[] = []
  for (let at = 0; at < text.length;) {
    const fenced = endOfFence(text, at)
    const newline = text.indexOf('\n', Math.max(fenced, at))
    const end = newline < 0 ? text.length : newline
    const found = fenced > at ? undefined : lineAt(text, at, end, format)
    if (found?.kind === '') {
      const last = open.at(-1)
      const opener = last && last.colons <= found.colons ? open.pop() : undefined
      if (opener?.edit)
        edits.push(opener.edit, tagEdit(text, { start: found.start, end, tag: `</${opener.component}>` }))
    } else if (found) open.push(opened(text, { ...found, end }, isComponent))
    at = end + 1
  }
  return edits
}

interface Line {
  readonly start: number
  readonly colons: number
  /** Empty: a line of colons only. */
  readonly kind: string
  readonly rest: string
}

/** In `.md` four blanks make code of a line. */
function lineAt(text: string, at: number, end: number, format: Format): Line | undefined {
  if (end - at > 1_000) return undefined
  const line = text.slice(at, end)
  const found = /^([ \t]*)(:{3,})[ \t]*([A-Za-z]*)(.*)$/.exec(line)
  if (!found || (format === 'md' && /^ {4}|\t/.test(found[1]!))) return undefined
  const [, indent, colons, kind, rest] = found as unknown as [string, string, string, string, string]
  if (kind === '' && rest.trim() !== '') return undefined
  return { start: at + indent.length, colons: colons.length, kind: kind.toLowerCase(), rest }
}

function opened(text: string, line: Line & { readonly end: number }, isComponent: (name: string) => boolean): Open {
  const { colons, kind, rest, start, end } = line
  const component = Object.hasOwn(kinds, kind) && /^(?:$|[\s[{])/.test(rest) ? kinds[kind]! : undefined
  if (component === undefined || !isComponent(component)) return { colons }
  const title = titleIn(rest) || (component === 'Accordion' ? 'Details' : '')
  const attribute = title === '' ? '' : ` title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  return { colons, component, edit: tagEdit(text, { start, end, tag: `<${component}${attribute}>` }) }
}

/** `[Title]`, `{title="Title"}` or the words themselves. */
function titleIn(rest: string): string {
  const text = rest.trim()
  const bracketed = /^\[([^\]]*)\]/.exec(text)?.[1]
  const named = /\{[^}]*\btitle=(?:"([^"]*)"|'([^']*)')/.exec(text)
  return (bracketed ?? named?.[1] ?? named?.[2] ?? (text.startsWith('{') ? '' : text)).trim()
}

/** A tag in a block of its own: with a blank line on either side. */
function tagEdit(text: string, { start, end, tag }: { start: number; end: number; tag: string }): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const indent = text.slice(lineStart, start)
  const before = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, Math.max(lineStart - 1, 0))
  const next = text.indexOf('\n', end + 1)
  const after = text.slice(end + 1, next < 0 ? text.length : next)
  return {
    start,
    end,
    text: `${before.trim() === '' ? '' : `\n${indent}`}${tag}${after.trim() === '' ? '' : '\n'}`,
  }
}
