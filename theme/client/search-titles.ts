/** The first tier: what all pages are called and are about, in memory. No part of the document: it also runs in tests. */
import MiniSearch from 'minisearch'
import type { SearchRecord, SearchRecords } from '../../src/model/search.ts'
import type { WordReader } from '../../src/util/words.ts'
import type { Tier } from './search-tier.ts'
import { gathering, nearness } from './search-tier.ts'

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
  return (term) => {
    const { matches, note } = gathering()
    for (const { id, match } of index.search(term, options)) {
      for (const [found, where] of Object.entries(match)) {
        const near = nearness(term, found)
        if (!near) continue
        const weight = near.factor * weightOf(where as Field[])
        note(near.kind, id as number, { term: near.kind === 'slips' ? found : term, weight })
      }
    }
    return matches
  }
}

const options = {
  tokenize: (term: string) => [term],
  prefix: true,
  // Two letters in the wrong order are two changes to it; what is too far is sorted out afterwards.
  fuzzy: (term: string) => (term.length < 4 ? false : 2),
  maxFuzzy: 2,
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
