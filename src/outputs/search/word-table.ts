/**
 * The words of all pages of a scope as numbers: each word stands there once. After an edit the rows of pages that stayed come from the
 * table before, in one piece, and only the others are read.
 */
import type { Document } from '../../model/document.ts'
import { byCode } from '../../util/order.ts'
import type { PageFacts, PageWords } from './page-words.ts'
import { absent } from './page-words.ts'
import type { Detail } from './records.ts'

export interface WordTable {
  readonly terms: readonly string[]
  /** In the order of the pages. */
  readonly rows: readonly WordRow[]
}

export interface WordRow extends PageFacts {
  /** Of the document that it was read from, where that has one. */
  readonly key: string | undefined
  /** Numbers of the words. */
  readonly terms: Uint32Array
  /** Of each word, for the three details at once: see `levelsIn`. */
  readonly levels: Uint8Array
}

export interface TableSources {
  readonly keyOf: (document: Document) => string | undefined
  readonly wordsOf: (document: Document) => PageWords
  /** The words that its numbers stand for. */
  readonly termOf: (number: number) => string
  readonly before: WordTable | undefined
}

/** The table of some pages, and how many of them stood not in the one before. */
export function wordTable(documents: readonly Document[], { keyOf, wordsOf, termOf, before }: TableSources) {
  const known = new Map((before?.rows ?? []).flatMap((row) => (row.key === undefined ? [] : [[row.key, row] as const])))
  const number = numbering(before?.terms ?? [])
  const moved = moving((own) => number.of(termOf(own)))
  let added = 0
  const rows = documents.map((document): WordRow => {
    const key = keyOf(document)
    const row = key === undefined ? undefined : known.get(key)
    if (row) return row
    added += 1
    const { terms, levels, headings, sizes } = wordsOf(document)
    return { key, headings, sizes, terms: terms.map(moved), levels: packed(levels) }
  })
  return { table: { terms: number.terms(), rows } satisfies WordTable, added }
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

/** Numbers words as they come; those that are known keep theirs. Most builds ask for none. */
function numbering(known: readonly string[]) {
  let numbers: Map<string, number> | undefined
  let all: string[] | undefined
  return {
    of(term: string): number {
      numbers ??= new Map(known.map((each, number) => [each, number]))
      const number = numbers.get(term)
      if (number !== undefined) return number
      all ??= [...known]
      numbers.set(term, all.length)
      return all.push(term) - 1
    },
    terms: (): readonly string[] => all ?? known,
  }
}

const weights: Readonly<Record<Detail, number>> = { headings: 1, descriptions: 5, titles: 25 }

/** Three levels of five kinds in one byte. */
function packed({ headings, descriptions, titles }: PageWords['levels']): Uint8Array {
  const kind = (level: number) => (level === absent ? 4 : level)
  const all = new Uint8Array(headings.length)
  for (let at = 0; at < all.length; at++)
    all[at] = kind(headings[at]!) + 5 * kind(descriptions[at]!) + 25 * kind(titles[at]!)
  return all
}

/** By such a byte: the level of a detail, or `absent`. */
export function levelsIn(detail: Detail): Uint8Array {
  return Uint8Array.from({ length: 125 }, (_, value) => {
    const kind = Math.floor(value / weights[detail]) % 5
    return kind === 4 ? absent : kind
  })
}
