/** Quotes around values of front matter that YAML cannot read without them. */
import { readFrontmatter } from '../../markdown/frontmatter.ts'
import { normalLines } from '../../markdown/module.ts'
import type { Diagnostic, Edit } from '../../model/diagnostic.ts'
import { edited } from '../../util/edited.ts'
import type { SourceText } from './source-text.ts'

/**
 * A message about YAML with its correction: all plain values of top-level keys that hold a colon, or start with a sign
 * that YAML keeps for itself. Only if the front matter can be read afterwards, and every other value stays what it was.
 */
export function quotesFix(diagnostic: Diagnostic, source: SourceText): Diagnostic | undefined {
  const { code, at } = diagnostic
  if (code !== 'frontmatter-yaml' || !at) return undefined
  const edits = candidates(source)
  if (edits.length === 0) return undefined
  const { diagnostics } = readFrontmatter(normalLines(edited(source.text, edits)), source.file)
  return diagnostics.some(isFault) ? undefined : { ...diagnostic, fix: { edits } }
}

const isFault = ({ code }: Diagnostic) => code.startsWith('frontmatter-') && /-(?:yaml|duplicate|unclosed)$/.test(code)

function candidates({ file, text }: SourceText): Edit[] {
  const head = /^\uFEFF?---[ \t]*(?:\r\n?|\n)/.exec(text)?.[0].length
  const length = head === undefined ? undefined : /^(?:---|\.\.\.)[ \t]*$/m.exec(text.slice(head))?.index
  if (head === undefined || length === undefined) return []
  return [...text.slice(head, head + length).matchAll(/^([A-Za-z][\w.-]*:[ \t]+)([^\r\n]*?)[ \t]*$/gm)].flatMap(
    ([, key = '', value = ''], index, all): Edit[] => {
      const start = head + all[index]!.index + key.length
      const isSure = needsQuotes(value) && !goesOn(text, start + value.length)
      return isSure ? [{ file, start, end: start + value.length, text: quoted(value) }] : []
    },
  )
}

/** What may be a comment, a list, a quote or an anchor has more than one reading. */
function needsQuotes(value: string): boolean {
  if (/^["'[\]{}|>&*!#?-]/.test(value) || /\s#/.test(value)) return false
  return /:(?:\s|$)/.test(value) || /^[@`%]/.test(value)
}

/** Whether the next line is indented, so that it belongs to the value. */
function goesOn(text: string, end: number): boolean {
  return /^[ \t]*(?:\r\n?|\n)[ \t]+\S/.test(text.slice(end, end + 500))
}

function quoted(value: string): string {
  const quote = /["\\]/.test(value) && !value.includes("'") ? "'" : '"'
  return quote + (quote === '"' ? value.replace(/["\\]/g, '\\$&') : value) + quote
}
