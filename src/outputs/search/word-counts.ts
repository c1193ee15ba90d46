/**
 * Words as numbers. A site has millions of words and few different ones: what stands between two blanks is looked up once, and
 * what is counted then are places in a list, not texts.
 */
import { detached } from '../../util/detached.ts'
import { wordReader } from '../../util/words.ts'
import { chunkMemory } from './chunk-memory.ts'
import type { ChunkMemory } from './chunk-memory.ts'

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
  /** All words so far, by number. */
  readonly terms: () => readonly string[]
  /** Lets go of what only saves time; the numbers stay. */
  readonly rest: () => void
}

/** A counter remembers what it has read, so one should serve for all pages. */
export function wordCounter(): WordCounter {
  const reader = wordReader()
  const numbers = new Map<string, number>()
  const terms: string[] = []
  const numberOf = (term: string): number => {
    const number = numbers.get(term)
    if (number !== undefined) return number
    const own = detached(term)
    numbers.set(own, terms.length)
    return terms.push(own) - 1
  }
  let memory: ChunkMemory<readonly number[]> | undefined
  const numbersOf = (text: string) => (memory ??= chunkMemory((chunk) => reader.read(chunk).map(numberOf)))(text)
  const add = (tally: Tally, number: number) => {
    if (number >= tally.counts.length) grow(tally, terms.length)
    if (tally.counts[number]!++ === 0) tally.met.push(number)
  }
  return {
    tally: () => ({ counts: new Uint32Array(terms.length), met: [] }),
    count(text, into, pairs) {
      let sum = 0
      for (const found of pairs ? [reader.terms(text, pairs).map(numberOf)] : numbersOf(text)) {
        for (let index = 0; index < found.length; index++) add(into, found[index]!)
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
    terms: () => terms.slice(),
    rest() {
      memory = undefined
    },
  }
}

function grow(tally: Tally, size: number): void {
  const counts = new Uint32Array(size * 2)
  counts.set(tally.counts)
  tally.counts = counts
}
