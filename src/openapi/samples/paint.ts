/**
 * Colours for the samples that we print ourselves. They use a small part of their languages, so one expression finds what
 * there is: a grammar for all that people may write takes fifty times as long, and its spans twice the bytes.
 */
import type { ElementContent } from 'hast'
import type { CodeLine } from '../../model/code.ts'
import type { TokenKind } from '../../model/theme.ts'
import type { Lexis } from './language.ts'

export type Tokens = Readonly<Record<TokenKind, string>>

/** Lines with the classes that the highlighter gives to the same kinds. */
export function paint(code: string, lexis: Lexis, tokens: Tokens): CodeLine[] {
  const lines: ElementContent[][] = [[]]
  const put = (text: string, kind?: TokenKind) => {
    for (const [index, value] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (value !== '') append(lines.at(-1)!, value, kind && tokens[kind])
    }
  }
  const keywords = new Set(lexis.keywords.split(' '))
  let end = 0
  for (const found of code.matchAll(expression(lexis))) {
    const kind = kindOf(found, keywords)
    if (!kind) continue
    put(code.slice(end, found.index))
    put(found[0], kind)
    end = found.index + found[0].length
  }
  put(code.slice(end))
  return lines.map((content) => ({ content }))
}

function append(line: ElementContent[], value: string, name: string | undefined): void {
  const text = { type: 'text', value } as const
  line.push(name ? { type: 'element', tagName: 'span', properties: { className: [name] }, children: [text] } : text)
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
