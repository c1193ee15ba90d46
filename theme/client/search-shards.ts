/** The second tier: words of the full text, from the files that have been loaded. Pure. */
import type { SearchEntry, SearchWords } from '../../src/model/search.ts'
import { decodePostings } from '../../src/util/postings.ts'
import type { QueryWord } from './search-query.ts'
import { isCompletable } from './search-query.ts'
import type { Match, Tier } from './search-tier.ts'
import { gathering, nearness } from './search-tier.ts'

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

/** The files in which the words of a query may stand, by number. */
export function shardsOf(query: readonly QueryWord[], { words }: Pick<SearchEntry, 'words'>): readonly number[] {
  const terms = query.flatMap(({ ways }) => ways.flatMap((way) => way.terms))
  return [...new Set(terms.flatMap((term) => shardsOfTerm(term, words.from)))]
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
  return (term) => {
    const { matches, note } = gathering()
    let everywhere: Match | undefined
    for (const { words, pages } of shardsOfTerm(term, from).flatMap((number) => loaded.get(number) ?? [])) {
      for (const [index, found] of words.entries()) {
        const near = nearness(term, found)
        if (!near) continue
        const isSlip = near.kind === 'slips'
        const matchAt = (level: number) => ({
          term: isSlip ? found : term,
          weight: levelWeights[level]! * near.factor,
        })
        const { levels, capped } = decodePostings(pages[index] ?? '')
        if (capped && !isSlip) everywhere = matchAt(levelWeights.length - 1)
        levels.forEach((numbers, level) => {
          for (const page of numbers) note(near.kind, page, matchAt(level))
        })
      }
    }
    return { ...matches, ...(everywhere && { everywhere }) }
  }
}
