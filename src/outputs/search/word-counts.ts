/**
 * Words as numbers. A site has millions of words and few different ones: what stands between two blanks is looked up once, and
 * what is counted then are places in a list, not texts.
 */
import { detached } from '../../util/detached.ts'
import { wordReader } from '../../util/words.ts'

/** How often each word stands in some texts. */
export interface Tally {
  /** By number of the word. */
  counts: Uint32Array
  /** Numbers of the words that were counted, in the order in which they came. */
  readonly met: number[]
}

export interface WordCounter {
  readonly tally: () => Tally
  /** Adds the words of a text, and gives how many there were. */
  readonly count: (text: string, into: Tally, pairs?: 'pairs') => number
  /** Makes a tally empty again. */
  readonly clear: (tally: Tally) => void
  readonly numberOf: (term: string) => number
  readonly termOf: (number: number) => string
}

/** Texts between blanks that are remembered; they repeat a lot within a site. Longer ones hardly do. */
const [remembered, longest] = [100_000, 60]

/** A counter remembers what it has read, so one should serve for all pages. */
export function wordCounter(): WordCounter {
  const reader = wordReader()
  const numbers = new Map<string, number>()
  const terms: string[] = []
  const known = new Map<string, readonly number[]>()
  const numberOf = (term: string): number => {
    const number = numbers.get(term)
    if (number !== undefined) return number
    const own = detached(term)
    numbers.set(own, terms.length)
    return terms.push(own) - 1
  }
  const readNumbers = (chunk: string): readonly number[] => {
    const found = reader.read(chunk).map(numberOf)
    if (chunk.length > longest) return found
    if (known.size >= remembered) known.clear()
    known.set(detached(chunk), found)
    return found
  }
  const add = (tally: Tally, number: number) => {
    if (number >= tally.counts.length) grow(tally, terms.length)
    if (tally.counts[number]!++ === 0) tally.met.push(number)
  }
  return {
    tally: () => ({ counts: new Uint32Array(terms.length), met: [] }),
    count(text, into, pairs) {
      let sum = 0
      for (const chunk of text.split(/\s+/)) {
        const found = pairs ? reader.terms(chunk, pairs).map(numberOf) : (known.get(chunk) ?? readNumbers(chunk))
        for (const number of found) add(into, number)
        sum += found.length
      }
      return sum
    },
    clear(tally) {
      for (const number of tally.met) tally.counts[number] = 0
      tally.met.length = 0
    },
    numberOf,
    termOf: (number) => terms[number]!,
  }
}

function grow(tally: Tally, size: number): void {
  const counts = new Uint32Array(size * 2)
  counts.set(tally.counts)
  tally.counts = counts
}
