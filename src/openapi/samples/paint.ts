/**
 * Colours for the samples that we print ourselves. They use a small part of their languages, so one expression finds what
 * there is: a grammar for all that people may write takes fifty times as long, and its spans twice the bytes.
 */
import { sealedRuns } from '../../hast/sealed-runs.ts'
import type { Run } from '../../hast/sealed-runs.ts'
import type { CodeLine } from '../../model/code.ts'
import type { TokenKind } from '../../model/theme.ts'
import type { Lexis } from './language.ts'

export type Tokens = Readonly<Record<TokenKind, string>>

/** Lines with the classes that the highlighter gives to the same kinds. */
export function paint(code: string, lexis: Lexis, tokens: Tokens): CodeLine[] {
  const lines: Run[][] = [[]]
  const put = (value: string, kind?: TokenKind) => {
    const name = kind && tokens[kind]
    for (let from = 0; from <= value.length;) {
      if (from > 0) lines.push([])
      const end = value.indexOf('\n', from)
      const text = end < 0 ? value.slice(from) : value.slice(from, end)
      if (text !== '') lines.at(-1)!.push({ text, name })
      if (end < 0) break
      from = end + 1
    }
  }
  const reader = readerOf(lexis)
  const { pattern } = reader
  let end = 0
  pattern.lastIndex = 0
  for (let found = pattern.exec(code); found; found = pattern.exec(code)) {
    const kind = kindOf(found, reader)
    if (!kind) continue
    put(code.slice(end, found.index))
    put(found[0], kind)
    end = found.index + found[0].length
  }
  put(code.slice(end))
  return lines.map((runs) => ({ content: runs.length === 0 ? [] : [sealedRuns(runs)] }))
}

interface Reader {
  readonly pattern: RegExp
  readonly keywords: ReadonlySet<string>
  /** Where a match has its number, and what tells that a word is called: names for them are an object for each match. */
  readonly number: number
  readonly call: number
}

const readers = new WeakMap<Lexis, Reader>()

/** Made once for each language: a page has eight. */
function readerOf(lexis: Lexis): Reader {
  const known = readers.get(lexis)
  if (known) return known
  const strings = lexis.strings.join('|')
  const groups = new RegExp(`${strings}|`, 'u').exec('')!.length
  const keywords = new Set(lexis.keywords.split(' '))
  const reader = { pattern: expression(strings), keywords, number: groups + 1, call: groups + 2 }
  readers.set(lexis, reader)
  return reader
}

/** A string, a number, or a word with what tells whether it is called. */
function expression(strings: string): RegExp {
  const word = String.raw`[#$]?[A-Za-z_][\w]*(?:-[A-Za-z]\w*)*(?=(\()?)`
  return new RegExp(`(${strings})|(\\b\\d[\\d.]*\\b)|${word}`, 'gu')
}

function kindOf(found: RegExpExecArray, { keywords, number, call }: Reader): TokenKind | undefined {
  if (found[1] !== undefined) return 'string'
  if (found[number] !== undefined) return 'number'
  if (keywords.has(found[0])) return 'keyword'
  return found[call] === undefined ? undefined : 'function'
}
