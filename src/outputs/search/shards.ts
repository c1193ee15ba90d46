/**
 * The second tier of the search: which pages hold a word, in files by the first letters of the words, so that a reader
 * loads one for each word typed. Files end where the first two letters change: a word more or less seldom moves an end,
 * and then only the next few.
 */
import type { SearchWords } from '../../model/search.ts'
import { byCode } from '../../util/order.ts'
import { encodePostings } from '../../util/postings.ts'
import { absent, levelsIn } from './levels.ts'
import type { Detail } from './records.ts'
import type { WordTable } from './word-table.ts'

/** Bytes of a file at which it ends with its letters, and at which it ends in any case. */
const [enough, most] = [20_000, 36_000]
/** Pages named for one word: a word on more pages tells them apart no further, and stands for all of them. */
export const pagesOfWord = 2000

export interface Shard<Key, Value> {
  readonly from: Key
  readonly value: Value
}

/** The words of pages, by number of page. */
export function wordShards(table: WordTable, detail: Detail): Shard<string, SearchWords>[] {
  const { groups, add } = cutting()
  linesOf(table, detail).forEach(add)
  return groups.map(shardOf)
}

/** A word and the pages that hold it. */
export type Line = readonly [term: string, postings: string]

/** The lines of a table in order. `isWanted`: by number of a word, those that are made where not all are. */
export function linesOf({ terms, rows: all }: WordTable, detail: Detail, isWanted?: Uint8Array): readonly Line[] {
  const levels = levelsIn(detail)
  const rows: readonly Words[] = isWanted ? all.map((row) => wantedIn(row, isWanted)) : all
  const ends = new Uint32Array(terms.length + 1)
  for (const { terms: own, levels: packed } of rows)
    for (let at = 0; at < own.length; at++) if (levels[packed[at]!] !== absent) ends[own[at]! + 1]!++
  for (let term = 0; term < terms.length; term++) ends[term + 1]! += ends[term]!
  const starts = ends.slice()
  // Page and level in one number: millions of pairs would not fit.
  const pairs = new Uint32Array(ends.at(-1)!)
  for (const [page, { terms: own, levels: packed }] of rows.entries())
    for (let at = 0; at < own.length; at++) {
      const level = levels[packed[at]!]!
      if (level !== absent) pairs[starts[own[at]!]!++] = page * 4 + level
    }
  const used: (readonly [term: string, number: number])[] = []
  for (let term = 0; term < terms.length; term++) if (ends[term] !== ends[term + 1]) used.push([terms[term]!, term])
  used.sort(([a], [b]) => byCode(a, b))
  return used.map(([term, number]) => [term, postingsOf(pairs.subarray(ends[number], ends[number + 1]))])
}

interface Words {
  readonly terms: ArrayLike<number>
  readonly levels: ArrayLike<number>
}

/** Few words of a page, which is looked through once for them: all pages twice took a twentieth of a build after an edit. */
function wantedIn({ terms, levels }: Words, isWanted: Uint8Array): Words {
  const found: { readonly terms: number[]; readonly levels: number[] } = { terms: [], levels: [] }
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at]!
    if (isWanted[term] === 0) continue
    found.terms.push(term)
    found.levels.push(levels[at]!)
  }
  return found
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

/** Cuts lines as they come. */
export function cutting() {
  const groups: Line[][] = []
  let size = Infinity
  let letters = ''
  /** Whether a line begins a file of its own. */
  const isStart = (term: string) => size >= most || (size >= enough && term.slice(0, 2) !== letters)
  const add = (line: Line) => {
    if (isStart(line[0])) {
      groups.push([])
      size = 0
    }
    groups.at(-1)!.push(line)
    size += Buffer.byteLength(line[0]) + line[1].length + 2
    letters = line[0].slice(0, 2)
  }
  return { groups, isStart, add }
}

/** The lines of a file. */
export function linesIn({ words, pages }: SearchWords): readonly Line[] {
  const postings = pages.split(' ')
  return words.split(' ').map((word, at) => [word, postings[at]!])
}

/** The file of some lines. */
export function shardOf(group: readonly Line[]): Shard<string, SearchWords> {
  return {
    from: group[0]![0],
    value: { words: group.map(([term]) => term).join(' '), pages: group.map(([, pages]) => pages).join(' ') },
  }
}
