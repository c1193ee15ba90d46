/** The second tier: words of the full text, from the files that have been loaded. Pure. */
import type { SearchEntry, SearchWords } from '../../../src/model/search.ts'
import { decodePostings } from '../../../src/util/postings.ts'
import type { QueryWord } from './query.ts'
import { isCompletable } from './query.ts'
import type { Match, Tier } from './tier.ts'
import { likeness, note, slipLikeness } from './tier.ts'

/** How much a word in the text counts, by its level. */
const levelWeights = [1.5, 1.2, 0.9, 0.6]
/** Files that one word is looked up in: the first letters of a word may go on in the next. */
const filesOfWord = 2

/** A file that was loaded, taken apart. */
export interface Shard {
  readonly words: readonly string[]
  readonly pages: readonly string[]
}

export function readShard({ words, pages }: SearchWords): Shard {
  return { words: words.split(' '), pages: pages.split(' ') }
}

/** The files in which the words of a query may stand, by number; pairs of letters are there only with the headings. */
export function shardsOf(
  query: readonly QueryWord[],
  { words }: Pick<SearchEntry, 'words'>,
  holds: 'headings' | 'text',
): readonly number[] {
  const ways = query.flatMap((word) => word.ways).filter(({ isPairs }) => !isPairs || holds === 'headings')
  return [...new Set(ways.flatMap(({ terms }) => terms).flatMap((term) => shardsOfTerm(term, words.from)))]
}

function shardsOfTerm(term: string, from: readonly string[]): readonly number[] {
  const first = Math.max(0, firstAfter(from, term) - 1)
  const following = from.slice(first + 1, first + filesOfWord)
  if (from.length === 0) return []
  return [
    first,
    ...following.flatMap((word, index) => (isCompletable(term) && word.startsWith(term) ? first + 1 + index : [])),
  ]
}

/** Index of the first word after the given one. */
function firstAfter(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! <= word) low = middle + 1
    else high = middle
  }
  return low
}

/** Looks words up in what is loaded. A slip is found where the word begins as it should. */
export function textTier(from: readonly string[], loaded: ReadonlyMap<number, Shard>): Tier {
  const shardsWith = (term: string) => shardsOfTerm(term, from).flatMap((number) => loaded.get(number) ?? [])
  return {
    sure(term) {
      const [same, begun] = [new Map<number, Match>(), new Map<number, Match>()]
      let everywhere: Match | undefined
      for (const { words, pages } of shardsWith(term)) {
        const end = firstAfter(words, `${term}\uffff`)
        for (let index = firstAfter(words, term) - 1; index < end; index++) {
          if (index < 0) continue
          const near = likeness(term, words[index]!)
          if (near === undefined) continue
          const found = { term, near, postings: pages[index]! }
          const common = notePages(words[index] === term ? same : begun, found)
          everywhere ??= common
        }
      }
      return { same, begun, ...(everywhere && { everywhere }) }
    },
    slips(term) {
      const slips = new Map<number, Match>()
      for (const { words, pages } of shardsWith(term)) {
        for (const [index, word] of words.entries()) {
          const near = slipLikeness(term, word)
          if (near !== undefined) notePages(slips, { term: word, near, postings: pages[index]! })
        }
      }
      return slips
    },
  }
}

interface FoundWord {
  readonly term: string
  readonly near: number
  readonly postings: string
}

/** Notes the pages of a word, and gives the match of those that are not named, if there are any. */
function notePages(matches: Map<number, Match>, { term, near, postings }: FoundWord): Match | undefined {
  const { levels, capped } = decodePostings(postings)
  const ofLevel = levelWeights.map((weight) => ({ term, weight: weight * near }))
  levels.forEach((pages, level) => {
    for (const page of pages) note(matches, page, ofLevel[level]!)
  })
  return capped ? ofLevel.at(-1) : undefined
}
