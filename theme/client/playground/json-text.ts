/** JSON as text: where it is broken, and how it is laid out. Numbers and texts stay as they are written, whatever their length. */
import type { Json } from '../../../src/model/operation.ts'

export type ParsedJson =
  | { readonly value: Json }
  | { readonly line: number; readonly column: number; readonly found: string }

/** The value, or the place where the text stops being JSON. */
export function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    const at = faultOf(text)
    const before = text.slice(0, at)
    const line = before.split('\n').length
    return { line, column: at - before.lastIndexOf('\n'), found: text.slice(at, at + 12).split(/\s/)[0] ?? '' }
  }
}

const token =
  /"[^"\\\n]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\n]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/y

/** Browsers say it in their own ways, or not at all; so it is sought here. */
function faultOf(text: string): number {
  /** What may come next: v a value, e a value or the end of a list, k a key, f a key or the end, : , and nothing (''). */
  let next = 'v'
  const open: string[] = []
  const after = () => (open.length > 0 ? ',' : '')
  let at = 0
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at++
    token.lastIndex = at
    const word = token.exec(text)?.[0]
    if (word === undefined) return Math.min(at, text.length)
    const isKey = next === 'k' || next === 'f'
    if (word === '{' || word === '[') {
      if (next !== 'v' && next !== 'e') return at
      open.push(word)
      next = word === '{' ? 'f' : 'e'
    } else if (word === '}' || word === ']') {
      const isEnd = word === '}' ? next === 'f' || next === ',' : next === 'e' || next === ','
      if (!isEnd || open.at(-1) !== (word === '}' ? '{' : '[')) return at
      open.pop()
      next = after()
    } else if (word === ',') {
      if (next !== ',') return at
      next = open.at(-1) === '{' ? 'k' : 'v'
    } else if (word === ':') {
      if (next !== ':') return at
      next = 'v'
    } else if (isKey) {
      if (!word.startsWith('"')) return at
      next = ':'
    } else {
      if (next !== 'v' && next !== 'e') return at
      next = after()
    }
    at += word.length
  }
}

/** Whether a form can hold the numbers of a text: whole ones beyond 2^53 would come out as others. */
export function keepsNumbers(text: string): boolean {
  return pieces(text).every(({ kind, text: word }) => {
    return kind !== 'number' || !/^-?\d+$/.test(word) || Number.isSafeInteger(Number(word))
  })
}

export interface Laid {
  readonly text: string
  /** There is more than was laid out. */
  readonly cut: boolean
}

const loose = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},:]|[^\s"[\]{},:]+/gs

/** Lays JSON out in lines, up to a number of characters. What is no JSON comes out as it is. */
export function layOut(text: string, most: number): Laid {
  const start = text.trimStart()
  if (!/^[[{]/.test(start)) return { text: text.slice(0, most), cut: text.length > most }
  const out: string[] = []
  let length = 0
  let level = 0
  let last = ''
  for (const [word] of start.matchAll(loose)) {
    const isEnd = word === '}' || word === ']'
    if (isEnd) level = Math.max(0, level - 1)
    const isEmpty = isEnd && (last === '{' || last === '[')
    const breaks = (isEnd && !isEmpty) || (!isEnd && /^[[{,]$/.test(last))
    const piece = (breaks ? `\n${'  '.repeat(Math.min(level, 40))}` : '') + (word === ':' ? ': ' : word)
    out.push(piece)
    length += piece.length
    if (length > most) return { text: out.join('').slice(0, most), cut: true }
    if (word === '{' || word === '[') level++
    last = word
  }
  return { text: out.join(''), cut: false }
}

export interface Piece {
  readonly text: string
  /** Kind of token; none for what stands between. */
  readonly kind?: 'key' | 'string' | 'number' | 'word'
}

/** A text of JSON cut into pieces to colour. */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = []
  let at = 0
  const colored = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|(?<![\w.])-?\d[\d.eE+-]*|\b(?:true|false|null)\b/gs
  for (const match of text.matchAll(colored)) {
    const [whole, string, colon] = match
    const word = string ?? whole
    if (match.index > at) found.push({ text: text.slice(at, match.index) })
    const kind =
      string !== undefined ? (colon === undefined ? 'string' : 'key') : /^[tfn]/.test(word) ? 'word' : 'number'
    found.push({ text: word, kind })
    at = match.index + word.length
  }
  if (at < text.length) found.push({ text: text.slice(at) })
  return found
}
