/** Where words stand in a text, for marks and excerpts. Pure. */
import { fold, isUnspaced } from '../../../src/util/words.ts'

export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** A text in pieces, those that match marked. Terms, folded as in the index, match from the start of a word. */
export function marked(text: string, terms: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const [from, to] of placesIn(text, terms)) {
    if (from < end) continue
    if (from > end) pieces.push({ text: text.slice(end, from), hit: false })
    pieces.push({ text: text.slice(from, to), hit: true })
    end = to
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/** Whether a text has one of the terms. */
export function mentions(text: string, terms: readonly string[]): boolean {
  return placesIn(text, terms, 'one').length > 0
}

/**
 * The line of a text that has the first match, and those after it while it is short: about `length` letters. What stood in
 * blocks and cells of its own does not run together.
 */
export function excerpt(text: string, terms: readonly string[], length = 120): string {
  const at = placesIn(text, terms)[0]?.[0] ?? 0
  const start = text.slice(0, at).lastIndexOf('\n') + 1
  const [first = '', ...next] = text.slice(start).split('\n')
  if (first.length > length) return around(first, at - start, length)
  let shown = first.trim()
  for (const line of next.map((each) => each.slice(0, length).trim())) {
    if (shown.length >= length) break
    if (line !== '') shown += shown === '' ? line : ` · ${line}`
  }
  return around(shown, 0, length)
}

/** The part of a line around a place, cut between words. */
function around(line: string, at: number, length: number): string {
  const from = at < length * 0.4 ? 0 : line.indexOf(' ', Math.max(0, at - length / 3)) + 1
  const start = from === 0 && at >= length * 0.4 ? at - Math.floor(length / 3) : Math.min(from, at)
  if (line.length <= start + length) return (start > 0 ? '… ' : '') + line.slice(start).trim()
  const space = line.lastIndexOf(' ', start + length)
  const end = space > Math.max(start, at) ? space : start + length
  return `${start > 0 ? '… ' : ''}${line.slice(start, end).trim()} …`.replace(/ · …$/, ' …')
}

type Place = readonly [from: number, to: number]

/** Places of the terms in order; of those that begin together the longest first. */
function placesIn(text: string, terms: readonly string[], most?: 'one'): readonly Place[] {
  const { plain, origins } = foldedWithOrigins(text)
  const places: Place[] = []
  for (const term of new Set(terms)) {
    if (term === '') continue
    const anywhere = isUnspaced(term)
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length)) {
      const from = origins ? origins[at]! : at
      if (!anywhere && !startsWord(text, from)) continue
      places.push([from, origins ? origins[at + term.length]! : at + term.length])
      if (most) return places
    }
  }
  return places.sort((a, b) => a[0] - b[0] || b[1] - a[1])
}

/** At the start, after what is no letter, or inside a name in code. */
function startsWord(text: string, at: number): boolean {
  const [before, here] = [text.slice(Math.max(0, at - 1), at), text.slice(at, at + 1)]
  if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(here)) return true
  return /\p{Lu}/u.test(here) && (!/\p{Lu}/u.test(before) || /\p{Ll}/u.test(text.slice(at + 1, at + 2)))
}

/** The text as the index has it; `origins`: where each of its letters comes from, if it is not the same place. */
function foldedWithOrigins(text: string): { plain: string; origins?: readonly number[] } {
  if (/^[\0-\x7f]*$/.test(text)) return { plain: text.toLowerCase() }
  const parts: string[] = []
  const origins: number[] = []
  let at = 0
  for (const letter of text) {
    const part = foldedLetter(letter)
    parts.push(part)
    for (let index = 0; index < part.length; index++) origins.push(at)
    at += letter.length
  }
  origins.push(at)
  return { plain: parts.join(''), origins }
}

/** Ideographs and kana are what they are; asking Unicode about each would take long. */
function foldedLetter(letter: string): string {
  return letter > '\u3040' && letter < '\uabff' ? letter : fold(letter)
}
