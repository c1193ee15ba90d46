/**
 * The files of words after an edit. A page that changed changes the lines of few words, and files end where the letters of words
 * do: so only the files that hold such a word are made, from what they said before, and those behind them until an end falls where
 * one was before.
 */
import type { SearchWords } from '../../model/search.ts'
import { byCode, firstAt, firstBehind } from '../../util/order.ts'
import { decodePostings, encodePostings } from '../../util/postings.ts'
import { absent, levelsIn } from './levels.ts'
import type { Line, Shard } from './shards.ts'
import { cutting, linesIn, linesOf, pagesOfWord, shardOf, wordShards } from './shards.ts'
import type { KnownShards, WordRow, WordTable } from './word-table.ts'

export interface ChangedShard {
  readonly from: string
  /** The hash of a file that is as it was. */
  readonly sum?: string
  /** Made when it is asked for where the file is as it was. */
  readonly value: () => SearchWords
}

/** What `wordShards` gives for a table whose first words are those of the table before, in order. */
export function changedShards(table: WordTable, before: WordTable, known: KnownShards): ChangedShard[] {
  const { from, sums, detail } = known
  const valueOf = valuesOf(before, known)
  const changed = new Map<number, Map<number, readonly Change[]>>()
  for (const [term, changes] of changesIn(table, before, levelsIn(detail))) {
    const shard = Math.max(0, firstBehind(from, table.terms[term]!) - 1)
    const terms = changed.get(shard) ?? new Map<number, readonly Change[]>()
    changed.set(shard, terms.set(term, changes))
  }
  const linesAt = (shard: number): readonly Line[] => {
    const terms = changed.get(shard)
    const lines = linesIn(valueOf(shard))
    return terms ? withChanges(lines, terms, { table, known }) : lines
  }
  const shards: ChangedShard[] = []
  for (let at = 0; at < from.length;) {
    if (!changed.has(at)) {
      const same = at
      shards.push({ from: from[at]!, sum: sums[at]!, value: () => valueOf(same) })
      at += 1
      continue
    }
    const { groups, isStart, add } = cutting()
    do {
      const own = changed.has(at) ? linesAt(at) : undefined
      const first = own ? own[0]?.[0] : from[at]!
      // Here a file begins as it did before.
      if (groups.length > 0 && first !== undefined && isStart(first)) break
      for (const line of own ?? linesAt(at)) add(line)
      at += 1
    } while (groups.length > 0 && at < from.length)
    shards.push(...groups.map(shardOf).map(asMade))
  }
  return shards
}

/** A file that is at hand. */
export const asMade = ({ from, value }: Shard<string, SearchWords>): ChangedShard => ({ from, value: () => value })

/** Files that are made one by one where what they say was not kept; all at once take as long as some three. */
const fewAsked = 3

/** What the files said before. */
function valuesOf(before: WordTable, { from, detail, value }: KnownShards): (shard: number) => SearchWords {
  let asked = 0
  let all: readonly Shard<string, SearchWords>[] | undefined
  const numberAt = (shard: number) => {
    if (shard === 0) return 0
    return shard < from.length ? firstAt(before.terms, from[shard]!) : before.terms.length
  }
  const make = (shard: number) => {
    if (asked++ >= fewAsked) return (all ??= wordShards(before, detail))[shard]!.value
    const isWanted = new Uint8Array(before.terms.length).fill(1, numberAt(shard), numberAt(shard + 1))
    return shardOf(linesOf(before, detail, isWanted)).value
  }
  return (shard) => value?.(shard) ?? make(shard)
}

/** How a word stands on a page that changed, before and now: a level, or `absent`. */
interface Change {
  readonly page: number
  readonly before: number
  readonly now: number
}

/** What changed, by the number of the word. */
function changesIn({ rows }: WordTable, before: WordTable, levels: Uint8Array): ReadonlyMap<number, readonly Change[]> {
  const changes = new Map<number, Change[]>()
  const add = (term: number, change: Change) => {
    const known = changes.get(term)
    if (known) known.push(change)
    else changes.set(term, [change])
  }
  for (const [page, row] of rows.entries()) {
    const old = before.rows[page]!
    if (old === row) continue
    const left = levelsByTerm(old, levels)
    for (const [term, now] of levelsByTerm(row, levels)) {
      const level = left.get(term) ?? absent
      if (level !== now) add(term, { page, before: level, now })
      left.delete(term)
    }
    for (const [term, level] of left) add(term, { page, before: level, now: absent })
  }
  return changes
}

function levelsByTerm({ terms, levels: packed }: WordRow, levels: Uint8Array): Map<number, number> {
  const all = new Map<number, number>()
  for (const [at, term] of terms.entries()) {
    const level = levels[packed[at]!]!
    if (level !== absent) all.set(term, level)
  }
  return all
}

interface Now {
  readonly table: WordTable
  readonly known: KnownShards
}

/** The lines of a file with those of the words that changed, by their number. */
function withChanges(
  lines: readonly Line[],
  changes: ReadonlyMap<number, readonly Change[]>,
  { table, known: { detail } }: Now,
): readonly Line[] {
  const postings = new Map(lines)
  const unknown = new Uint8Array(table.terms.length)
  let isUnknown = false
  for (const [term, of] of changes) {
    const word = table.terms[term]!
    const pages = patched(postings.get(word) ?? nowhere, of)
    if (pages === undefined) [unknown[term], isUnknown] = [1, true]
    if (pages === undefined || pages === nowhere) postings.delete(word)
    else postings.set(word, pages)
  }
  for (const [word, pages] of isUnknown ? linesOf(table, detail, unknown) : []) postings.set(word, pages)
  return [...postings].sort(([a], [b]) => byCode(a, b))
}

const nowhere = encodePostings({ levels: [[], [], [], []], capped: false })

/** `undefined`: not all pages that hold the word are named, before or now. */
function patched(postings: string, changes: readonly Change[]): string | undefined {
  const { levels: named, capped } = decodePostings(postings)
  if (capped) return undefined
  const levels = named.map((pages) => new Set(pages))
  for (const { page, before, now } of changes) {
    if (before !== absent) levels[3 - before]!.delete(page)
    if (now !== absent) levels[3 - now]!.add(page)
  }
  if (levels.reduce((sum, { size }) => sum + size, 0) > pagesOfWord) return undefined
  return encodePostings({ levels: levels.map((pages) => [...pages].sort((a, b) => a - b)), capped })
}
