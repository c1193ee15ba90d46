/**
 * The words of all pages of a scope as numbers: each word stands there once. After an edit the rows of pages that stayed come from the
 * table before, in one piece, and only the others are read.
 */
import type { Document } from '../../model/document.ts'
import type { SearchWords } from '../../model/search.ts'
import { byCode, firstAt } from '../../util/order.ts'
import type { PageFacts, PageWords } from './page-words.ts'
import type { Detail } from './records.ts'
import type { WordCounter } from './word-counts.ts'

export interface WordTable {
  readonly terms: readonly string[]
  /** In the order of the pages. */
  readonly rows: readonly WordRow[]
  /** The files that were made of it. */
  readonly shards?: KnownShards
}

/** Where each file of words starts, and the hash of its text. */
export interface KnownShards {
  readonly detail: Detail
  readonly from: readonly string[]
  readonly sums: readonly string[]
  /** What the files say, where that was kept. */
  readonly value?: (shard: number) => SearchWords | undefined
}

export interface WordRow extends PageFacts {
  /** Of the document that it was read from, where that has one. */
  readonly key: string | undefined
  /** Numbers of the words. */
  readonly terms: Uint32Array
  /** Of each word, for the three details at once: see `packedLevels`. */
  readonly levels: Uint8Array
}

export interface TableSources {
  readonly keyOf: (document: Document) => string | undefined
  readonly wordsOf: (document: Document) => PageWords
  /** The words that its numbers stand for. */
  readonly counter: Pick<WordCounter, 'termOf' | 'terms'>
  /** One with its words in order (`compact`). */
  readonly before: WordTable | undefined
}

/** The table of some pages. Where there was none before, the words have the numbers of the counter, and the rows are the pages' own. */
export function wordTable(
  documents: readonly Document[],
  { keyOf, wordsOf, counter, before }: TableSources,
): WordTable {
  if (!before) {
    const rows = documents.map((document): WordRow => ({ key: keyOf(document), ...wordsOf(document) }))
    return { terms: counter.terms(), rows }
  }
  const known = new Map<string, WordRow>()
  for (const row of before.rows) if (row.key !== undefined) known.set(row.key, row)
  const number = numbering(before.terms)
  const moved = moving((own) => number.of(counter.termOf(own)))
  const rows = documents.map((document): WordRow => {
    const key = keyOf(document)
    const row = key === undefined ? undefined : known.get(key)
    if (row) return row
    const words = wordsOf(document)
    return { key, ...words, terms: words.terms.map(moved) }
  })
  return { terms: number.terms(), rows }
}

/** The same table without words that no page holds, and the others in order. */
export function compact({ terms, rows }: WordTable): WordTable {
  const used = new Uint8Array(terms.length)
  for (const row of rows) for (const term of row.terms) used[term] = 1
  const kept = terms.flatMap((term, number) => (used[number] ? [[term, number] as const] : []))
  kept.sort(([a], [b]) => byCode(a, b))
  const moved = new Uint32Array(terms.length)
  kept.forEach(([, old], number) => (moved[old] = number))
  return {
    terms: kept.map(([term]) => term),
    rows: rows.map((row) => ({ ...row, terms: row.terms.map((term) => moved[term]!) })),
  }
}

/** A number for each number, asked for once. */
function moving(of: (number: number) => number): (number: number) => number {
  const known: (number | undefined)[] = []
  return (number) => (known[number] ??= of(number))
}

/** Numbers words as they come; those that are known, in order, keep theirs. A map of all takes longer than to look for a few. */
function numbering(known: readonly string[]) {
  const added = new Map<string, number>()
  return {
    of(term: string): number {
      const number = firstAt(known, term)
      if (known[number] === term) return number
      const last = added.get(term) ?? known.length + added.size
      added.set(term, last)
      return last
    },
    terms: (): readonly string[] => (added.size === 0 ? known : [...known, ...added.keys()]),
  }
}
