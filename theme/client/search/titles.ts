/** The first tier: what all pages are called and are about, in memory. No part of the document: it also runs in tests. */
import MiniSearch from 'minisearch'
import type { SearchRecord, SearchRecords } from '../../../src/model/search.ts'
import type { WordReader } from '../../../src/util/words.ts'
import type { Match, Tier } from './tier.ts'
import { likeness, note, slipLikeness } from './tier.ts'
import { slipsIn } from './typo.ts'

/** How much a word counts where it stands; one in the text counts up to 1.5. */
const fields = {
  title: 10,
  keywords: 7,
  path: 7,
  headings: 4,
  parameters: 3,
  description: 2.5,
  trail: 1.5,
} as const
type Field = keyof typeof fields
const names = Object.keys(fields) as Field[]

/** Pages that are indexed before the browser gets a turn: a few milliseconds. */
const pagesAtOnce = 100

/** Indexes records without keeping the reader from typing. */
export async function indexTitles(records: SearchRecords, reader: WordReader): Promise<Tier> {
  const index = new MiniSearch<{ id: number; record: SearchRecord }>({
    fields: names,
    extractField: ({ id, record }, name) => (name === 'id' ? id : textOf(record, name as Field, records)),
    tokenize: (text, field) => reader.terms(text, field === 'title' || field === 'headings' ? 'pairs' : undefined),
    processTerm: (term) => term,
  })
  const entries = records.pages.map((record, id) => ({ id, record }))
  await index.addAllAsync(entries, { chunkSize: pagesAtOnce })
  return {
    sure(term) {
      const [same, begun] = [new Map<number, Match>(), new Map<number, Match>()]
      for (const { id, match } of index.search(term, { tokenize: asOne, prefix: true })) {
        for (const [found, where] of Object.entries(match)) {
          const weight = (likeness(term, found) ?? 0) * weightOf(where as Field[])
          if (weight > 0) note(found === term ? same : begun, id as number, { term, weight })
        }
      }
      return { same, begun }
    },
    slips(term) {
      const slips = new Map<number, Match>()
      // Two letters in the wrong order are two changes to it; what is too far is sorted out here.
      const most = slipsIn(term) === 0 ? 0 : 2
      for (const { id, match } of most === 0 ? [] : index.search(term, { tokenize: asOne, fuzzy: most })) {
        for (const [found, where] of Object.entries(match)) {
          const weight = (slipLikeness(term, found) ?? 0) * weightOf(where as Field[])
          if (weight > 0) note(slips, id as number, { term: found, weight })
        }
      }
      return slips
    },
  }
}

function asOne(term: string): string[] {
  return [term]
}

/** The best place counts, further ones a little. */
function weightOf(where: readonly Field[]): number {
  const weights = where.map((field) => fields[field]).sort((a, b) => b - a)
  return weights.reduce((sum, weight, index) => sum + (index === 0 ? weight : weight / 5), 0)
}

function textOf(record: SearchRecord, field: Field, { trails }: SearchRecords): string {
  if (field === 'trail') return trails[record.trail]?.join(' ') ?? ''
  if (field === 'path') return record.path === undefined ? '' : `${record.method ?? ''} ${record.path}`
  if (field === 'headings') return record.headings?.map(([, heading]) => heading).join('\n') ?? ''
  const value = record[field]
  return typeof value === 'string' ? value : (value?.join(' ') ?? '')
}
