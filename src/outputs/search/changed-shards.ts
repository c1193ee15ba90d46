/**
 * The files of words after an edit. A page that changed changes the lines of few words, and files end where the letters of words
 * do: so only the files that hold such a word are made, and those behind them until an end falls where one was before.
 */
import type { SearchWords } from '../../model/search.ts'
import { byCode } from '../../util/order.ts'
import { absent, levelsIn } from './levels.ts'
import type { Line, Shard } from './shards.ts'
import { cutting, linesOf, shardOf, wordShards } from './shards.ts'
import type { KnownShards, WordRow, WordTable } from './word-table.ts'

export interface ChangedShard {
  readonly from: string
  /** The hash of a file that is as it was. */
  readonly sum?: string
  /** Made when it is asked for where the file is as it was. */
  readonly value: () => SearchWords
}

/** Files that are made one by one, as when an edit is taken back; all at once take as long as some three. */
const fewAsked = 3

/** What `wordShards` gives for a table whose first words are those of the table before, in order. */
export function changedShards(table: WordTable, before: WordTable, known: KnownShards): ChangedShard[] {
  const { from, sums, detail } = known
  const shardIn = (term: string) => Math.max(0, firstBehind(from, term) - 1)
  const added = table.terms
    .slice(before.terms.length)
    .map((term, at) => [shardIn(term), before.terms.length + at] as const)
  const linesIn = (shards: ReadonlySet<number>): readonly Line[] => {
    const isWanted = new Uint8Array(table.terms.length)
    for (const shard of shards) isWanted.fill(1, ...numbersIn(before.terms, from, shard))
    for (const [shard, term] of added) if (shards.has(shard)) isWanted[term] = 1
    return linesOf(table, detail, isWanted)
  }
  const changed = new Set([...changedTerms(table, before, levelsIn(detail))].map((term) => shardIn(table.terms[term]!)))
  const lines = new Map(Array.from(changed, (shard) => [shard, [] as Line[]]))
  for (const line of linesIn(changed)) lines.get(shardIn(line[0]))!.push(line)
  let asked = 0
  let all: readonly Shard<string, SearchWords>[] | undefined
  const valueOf = (shard: number, index: number) =>
    asked++ < fewAsked ? shardOf(linesIn(new Set([shard]))).value : (all ??= wordShards(table, detail))[index]!.value
  const shards: ChangedShard[] = []
  for (let at = 0; at < from.length;) {
    if (!changed.has(at)) {
      const [same, index] = [at, shards.length]
      shards.push({ from: from[at]!, sum: sums[at]!, value: () => valueOf(same, index) })
      at += 1
      continue
    }
    const { groups, isStart, add } = cutting()
    do {
      const own = lines.get(at)
      const first = own ? own[0]?.[0] : from[at]!
      // Here a file begins as it did before.
      if (groups.length > 0 && first !== undefined && isStart(first)) break
      for (const line of own ?? linesIn(new Set([at]))) add(line)
      at += 1
    } while (groups.length > 0 && at < from.length)
    shards.push(...groups.map(shardOf).map(asMade))
  }
  return shards
}

/** A file that is at hand. */
export const asMade = ({ from, value }: Shard<string, SearchWords>): ChangedShard => ({ from, value: () => value })

/** Numbers of the words that stand on other pages, or count there otherwise. */
function changedTerms({ rows }: WordTable, before: WordTable, levels: Uint8Array): ReadonlySet<number> {
  const changed = new Set<number>()
  for (const [page, row] of rows.entries()) {
    const old = before.rows[page]!
    if (old === row) continue
    const left = levelsByTerm(old, levels)
    for (const [term, level] of levelsByTerm(row, levels)) {
      if (left.get(term) !== level) changed.add(term)
      left.delete(term)
    }
    for (const term of left.keys()) changed.add(term)
  }
  return changed
}

function levelsByTerm(row: WordRow, levels: Uint8Array): Map<number, number> {
  const all = new Map<number, number>()
  for (const [at, term] of row.terms.entries()) {
    const level = levels[row.levels[at]!]!
    if (level !== absent) all.set(term, level)
  }
  return all
}

/** The numbers that a file holds of words in order: the first, and the one behind the last. */
function numbersIn(terms: readonly string[], from: readonly string[], shard: number): [start: number, end: number] {
  const numberAt = (at: number) => (at === 0 ? 0 : at < from.length ? firstAt(terms, from[at]!) : terms.length)
  return [numberAt(shard), numberAt(shard + 1)]
}

const firstAt = (sorted: readonly string[], term: string) => search(sorted, (each) => byCode(each, term) >= 0)
const firstBehind = (sorted: readonly string[], term: string) => search(sorted, (each) => byCode(each, term) > 0)

/** The first of a list for which this is so, and then for all behind it. */
function search(list: readonly string[], isSo: (each: string) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isSo(list[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
