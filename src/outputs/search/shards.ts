/**
 * The second tier of the search: which pages hold a word, in files by the first letters of the words, so that a reader
 * loads one for each word typed. Files end where the first two letters change: a word more or less seldom moves an end,
 * and then only the next few.
 */
import type { SearchWords } from '../../model/search.ts'
import { byCode } from '../../util/order.ts'
import { encodePostings } from '../../util/postings.ts'
import type { PageWords } from './page-words.ts'
import { absent } from './page-words.ts'
import type { Detail } from './records.ts'

/** Bytes of a file at which it ends with its letters, and at which it ends in any case. */
const [enough, most] = [20_000, 36_000]
/** Pages named for one word: a word on more pages tells them apart no further, and stands for all of them. */
const pagesOfWord = 2000

export interface Shard<Key, Value> {
  readonly from: Key
  readonly value: Value
}

/** The words of pages, by number of page. */
export function wordShards(pages: readonly PageWords[], detail: Detail): Shard<string, SearchWords>[] {
  const found = new Map<string, number[]>()
  pages.forEach((words, page) => {
    const levels = words.levels[detail]
    words.terms.forEach((term, index) => {
      const level = levels[index]!
      if (level === absent) return
      const known = found.get(term)
      // Page and level in one number: millions of pairs would not fit.
      if (known) known.push(page * 4 + level)
      else found.set(term, [page * 4 + level])
    })
  })
  const lines = [...found.keys()].sort(byCode).map((term) => [term, postingsOf(found.get(term)!)] as const)
  return cut(lines)
}

function postingsOf(pairs: readonly number[]): string {
  const levels: number[][] = [[], [], [], []]
  for (const pair of pairs) levels[3 - (pair % 4)]!.push(Math.floor(pair / 4))
  const capped = pairs.length > pagesOfWord
  let left = pagesOfWord
  const kept = levels.map((pages) => {
    const some = capped ? pages.slice(0, left) : pages
    left -= some.length
    return some
  })
  return encodePostings({ levels: kept, capped })
}

function cut(lines: readonly (readonly [term: string, postings: string])[]): Shard<string, SearchWords>[] {
  const groups: (readonly [string, string])[][] = []
  let size = Infinity
  let letters = ''
  for (const line of lines) {
    const start = line[0].slice(0, 2)
    if (size >= most || (size >= enough && start !== letters)) {
      groups.push([])
      size = 0
    }
    groups.at(-1)!.push(line)
    size += Buffer.byteLength(line[0]) + line[1].length + 2
    letters = start
  }
  return groups.map((group) => ({
    from: group[0]![0],
    value: { words: group.map(([term]) => term).join(' '), pages: group.map(([, pages]) => pages).join(' ') },
  }))
}
