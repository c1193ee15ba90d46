/**
 * The search without its dialog: what is loaded, and what it answers. What loads files is handed in, so that the same
 * code runs in a browser and in tests.
 */
import type {
  PageText,
  SearchEntry,
  SearchRecord,
  SearchRecords,
  SearchTexts,
  SearchWords,
} from '../../../src/model/search.ts'
import { wordReader } from '../../../src/util/words.ts'
import type { QueryWord } from './query.ts'
import { readQuery } from './query.ts'
import type { PageHit } from './rank.ts'
import { rank } from './rank.ts'
import type { Shard } from './shards.ts'
import { readShard, shardsOf, textTier } from './shards.ts'
import type { Tier } from './tier.ts'
import { remembering } from './tier.ts'
import { indexTitles } from './titles.ts'

/** Loads a file of the index and gives the value in it. */
export type LoadPart = (address: string) => Promise<unknown>

export interface SearchEngine {
  readonly pages: readonly SearchRecord[]
  /** The way to a page: labels of its section and groups. */
  readonly trailOf: (record: SearchRecord) => readonly string[]
  /** The best pages, by all that is loaded. */
  readonly find: (query: string) => readonly PageHit[]
  /** Loads the words of a query and gives whether all came; `undefined` when all are there. */
  readonly loadWords: (query: string) => Promise<boolean> | undefined
  /** Loads what pages say, likewise. */
  readonly loadTexts: (pages: readonly number[]) => Promise<boolean> | undefined
  readonly textOf: (page: number) => PageText | undefined
}

/** Starts at the file that a page names: loads it and the records. */
export async function openEngine(start: string, load: LoadPart): Promise<SearchEngine> {
  const partOf = (kind: string, name: string) => load(`${start.replace(/\.js$/, '')}-${kind}.${name}.js`)
  const entry = (await load(start)) as SearchEntry
  const records = (await partOf('records', entry.records)) as SearchRecords
  const reader = wordReader()
  const titles = remembering(await indexTitles(records, reader))
  const holds = records.pages.some(({ headings }) => headings) ? 'text' : 'headings'
  const shards = new Map<number, Shard>()
  const texts = new Map<number, PageText>()
  let inTexts = remembering(textTier(entry.words.from, shards))

  const shard = once(async (number: number) => {
    shards.set(number, readShard((await partOf('words', entry.words.names[number]!)) as SearchWords))
    inTexts = remembering(textTier(entry.words.from, shards))
  })
  const text = once(async (number: number) => {
    const piece = (await partOf('text', entry.texts.names[number]!)) as SearchTexts
    piece.texts.forEach((each, index) => texts.set(entry.texts.from[number]! + index, each))
  })
  const ask = (query: string, words: readonly QueryWord[], tiers: readonly Tier[]) =>
    rank({ query, words, tiers, pages: records.pages, reader })
  return {
    pages: records.pages,
    trailOf: ({ trail }) => records.trails[trail] ?? [],
    find: (query) => ask(query, readQuery(query, reader), [titles, inTexts]),
    loadWords: (query) => shard(shardsOf(readQuery(query, reader), entry, holds)),
    loadTexts: (pages) => text(pages.map((page) => entry.texts.from.findLastIndex((from) => from <= page))),
    textOf: (page) => texts.get(page),
  }
}

/**
 * Each thing once, and again only if it failed. What cannot be loaded is missing, and the rest goes on: what is given back
 * says whether all came.
 */
function once(work: (number: number) => Promise<void>): (numbers: readonly number[]) => Promise<boolean> | undefined {
  const done = new Set<number>()
  const running = new Map<number, Promise<unknown>>()
  const start = (number: number) => {
    const known = running.get(number)
    if (known) return known
    const started = work(number)
      .then(() => done.add(number))
      .catch(() => undefined)
      .finally(() => running.delete(number))
    running.set(number, started)
    return started
  }
  return (numbers) => {
    const missing = [...new Set(numbers)].filter((number) => number >= 0 && !done.has(number))
    if (missing.length === 0) return undefined
    return Promise.all(missing.map(start)).then(() => missing.every((number) => done.has(number)))
  }
}
