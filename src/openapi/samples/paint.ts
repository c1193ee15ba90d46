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
  const { pattern, keywords } = readerOf(lexis)
  let end = 0
  for (const found of code.matchAll(pattern)) {
    const kind = kindOf(found, keywords)
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
}

const readers = new WeakMap<Lexis, Reader>()

/** Made once for each language: a page has eight. */
function readerOf(lexis: Lexis): Reader {
  const known = readers.get(lexis)
  if (known) return known
  const reader = { pattern: expression(lexis), keywords: new Set(lexis.keywords.split(' ')) }
  readers.set(lexis, reader)
  return reader
}

/** A string, a number, or a word with what tells whether it is called. */
function expression({ strings }: Lexis): RegExp {
  const word = String.raw`(?<word>[#$]?[A-Za-z_][\w]*(?:-[A-Za-z]\w*)*)(?=(?<call>\()?)`
  return new RegExp(`(?<string>${strings.join('|')})|(?<number>\\b\\d[\\d.]*\\b)|${word}`, 'gu')
}

function kindOf({ groups = {}, 0: text }: RegExpExecArray, keywords: ReadonlySet<string>): TokenKind | undefined {
  if (groups['string'] !== undefined) return 'string'
  if (groups['number'] !== undefined) return 'number'
  if (keywords.has(text)) return 'keyword'
  return groups['call'] === undefined ? undefined : 'function'
}
