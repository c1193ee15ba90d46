/** Which letters a text holds, as bits: that a word is not in a line is mostly seen without looking for it. */

export interface Lettered {
  /** Of the signs and digits, one bit each. */
  readonly signs: number
  /** Of the letters, small and capital as one. */
  readonly letters: number
}

export interface Line extends Lettered {
  readonly content: string
  /** Whether it is ASCII alone. */
  readonly isAscii: boolean
}

/** One of the words must be in a line; `ahead`: where the search begins, or after it. */
export interface Wanted {
  readonly words: readonly (Lettered & { readonly word: string })[]
  readonly ahead: boolean
}

/** The bits of a text. Other letters than those of ASCII have none. */
export function lettersOf(text: string): Lettered {
  let [signs, letters] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 || code > 127) continue
    if (code < 64) signs |= 1 << (code - 32)
    else letters |= 1 << (code & 31)
  }
  return { signs, letters }
}

/** A line with its bits. */
export function lineOf(content: string): Line {
  const { signs, letters } = lettersOf(content)
  return { content, signs, letters, isAscii: !foreign.test(content) }
}

const foreign = /[^\0-\x7f]/

/** Whether a line holds one of the words. */
export function holdsOne({ content, signs, letters }: Line, { words, ahead }: Wanted, start: number): boolean {
  for (const { word, signs: ownSigns, letters: ownLetters } of words) {
    if ((ownSigns & ~signs) !== 0 || (ownLetters & ~letters) !== 0) continue
    if (content.includes(word, ahead ? start : 0)) return true
  }
  return false
}
