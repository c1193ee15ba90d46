/**
 * The second tier of the search: which pages hold a word, in files by the first letters of the words, so that a reader
 * loads one for each word typed. Files end where the first two letters change: a word more or less seldom moves an end,
 * and then only the next few.
 */
import type { SearchWords } from '../../model/search.ts'
import { byCode } from '../../util/order.ts'
import { encodePostings } from '../../util/postings.ts'
import { absent } from './page-words.ts'
import type { Detail } from './records.ts'
import type { WordTable } from './word-table.ts'
import { levelsIn } from './word-table.ts'

/** Bytes of a file at which it ends with its letters, and at which it ends in any case. */
const [enough, most] = [20_000, 36_000]
/** Pages named for one word: a word on more pages tells them apart no further, and stands for all of them. */
const pagesOfWord = 2000

export interface Shard<Key, Value> {
  readonly from: Key
  readonly value: Value
}

/** The words of pages, by number of page. */
export function wordShards({ terms, rows }: WordTable, detail: Detail): Shard<string, SearchWords>[] {
  const levels = levelsIn(detail)
  const ends = new Uint32Array(terms.length + 1)
  for (const row of rows)
    for (let at = 0; at < row.terms.length; at++) if (levels[row.levels[at]!] !== absent) ends[row.terms[at]! + 1]!++
  for (let term = 0; term < terms.length; term++) ends[term + 1]! += ends[term]!
  const starts = ends.slice()
  // Page and level in one number: millions of pairs would not fit.
  const pairs = new Uint32Array(ends.at(-1)!)
  for (const [page, row] of rows.entries())
    for (let at = 0; at < row.terms.length; at++) {
      const level = levels[row.levels[at]!]!
      if (level !== absent) pairs[starts[row.terms[at]!]!++] = page * 4 + level
    }
  const used = terms.flatMap((term, number) => (ends[number] === ends[number + 1] ? [] : [[term, number] as const]))
  used.sort(([a], [b]) => byCode(a, b))
  return cut(used.map(([term, number]) => [term, postingsOf(pairs.subarray(ends[number], ends[number + 1]))] as const))
}

function postingsOf(pairs: Uint32Array): string {
  const capped = pairs.length > pagesOfWord
  const levels: number[][] = [[], [], [], []]
  for (const pair of pairs) levels[3 - (pair & 3)]!.push(pair >>> 2)
  if (!capped) return encodePostings({ levels, capped })
  let left = pagesOfWord
  const kept = levels.map((pages) => {
    const some = pages.slice(0, left)
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
