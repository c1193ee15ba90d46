/** The index in the browser: its files are scripts (so that they load from disk too), each calls `flatleafIndex`. */
import MiniSearch from 'minisearch'
import type { SearchRecord } from '../../src/model/search.ts'
import { make, one } from './dom.ts'
import { fold, words } from './search-words.ts'

/** What the files hand over; outputs/search.ts describes them. */
type Part =
  | { readonly records: string; readonly texts: readonly string[] }
  | { readonly pages: readonly SearchRecord[] }
  | { readonly first: number; readonly sections: readonly (readonly (readonly [id: string, text: string])[])[] }

/** One thing that can be found: a page, a heading of it, or the text under a heading. */
interface Entry {
  readonly key: string
  readonly page: number
  readonly anchor: string
  readonly title?: string
  readonly heading?: string
  readonly about?: string
  readonly keywords?: string
  readonly path?: string
  readonly text?: string
}

export interface Found {
  readonly page: number
  readonly anchor: string
  readonly score: number
  /** Words of the index that matched. */
  readonly terms: readonly string[]
  readonly text?: string
}

export interface SearchIndex {
  readonly pages: readonly SearchRecord[]
  readonly search: (query: string) => readonly Found[]
}

/** A new index over pages; texts are added as they arrive. */
export function createIndex(pages: readonly SearchRecord[]) {
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['title', 'heading', 'about', 'keywords', 'path', 'text'],
    storeFields: ['page', 'anchor'],
    tokenize: words,
    processTerm: fold,
  })
  const texts = new Map<string, string>()
  index.addAll(pages.flatMap(entriesOf))
  const addTexts = async (first: number, sections: readonly (readonly (readonly [string, string])[])[]) => {
    const entries = sections.flatMap((ofPage, offset) =>
      ofPage.map(([anchor, text], part): Entry => ({
        key: `${first + offset}.t${part}`,
        page: first + offset,
        anchor,
        text,
      })),
    )
    for (const { key, text } of entries) texts.set(key, text!)
    await index.addAllAsync(entries, { chunkSize: 40 })
  }
  const search = (query: string): readonly Found[] => {
    const all = run(index, pages, query, 'AND')
    return (all.length > 0 ? all : run(index, pages, query, 'OR')).map((hit) => ({
      page: hit['page'] as number,
      anchor: hit['anchor'] as string,
      score: hit.score,
      terms: hit.terms,
      text: texts.get(hit.id as string),
    }))
  }
  return { pages, search, addTexts }
}

function entriesOf(record: SearchRecord, page: number): Entry[] {
  const { title, description, keywords, method, path, trail } = record
  return [
    {
      key: `${page}`,
      page,
      anchor: '',
      title,
      about: [description, ...trail].filter(Boolean).join(' '),
      keywords: keywords?.join(' '),
      path: path && `${method ?? ''} ${path}`,
    },
    ...record.headings.map(([anchor, heading], part): Entry => ({ key: `${page}.h${part}`, page, anchor, heading })),
  ]
}

function run(index: MiniSearch<Entry>, pages: readonly SearchRecord[], query: string, combineWith: 'AND' | 'OR') {
  return index.search(query.slice(0, 200), {
    combineWith,
    prefix: (term, at, terms) => at === terms.length - 1 || term.length > 3,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    maxFuzzy: 2,
    boost: { title: 8, heading: 4, path: 4, keywords: 3, about: 1.5 },
    boostDocument: (_, __, stored) => pages[stored?.['page'] as number]?.boost ?? 1,
  })
}

/** Loads the index that the page names: first what all pages are called, then, behind, what they say. */
export async function loadIndex(start: string, base: string, onMore: () => void): Promise<SearchIndex> {
  const parts = receiver()
  const entry = await parts.from(start)
  if (!('records' in entry)) throw new Error('Not an index.')
  const records = await parts.from(base + entry.records)
  if (!('pages' in records)) throw new Error('Not an index.')
  const index = createIndex(records.pages)
  const rest = async () => {
    for (const path of entry.texts) {
      const part = await parts.from(base + path)
      if ('sections' in part) await index.addTexts(part.first, part.sections)
      onMore()
    }
  }
  void rest().catch(() => undefined)
  return index
}

/** Scripts are loaded one after another, so what arrives belongs to the one that was asked for. */
function receiver() {
  let received: Part | undefined
  ;(window as { flatleafIndex?: (part: Part) => void }).flatleafIndex = (part) => {
    received = part
  }
  const from = (address: string) =>
    new Promise<Part>((resolve, reject) => {
      received = undefined
      const script = make('script', { src: address })
      script.addEventListener('load', () => {
        script.remove()
        if (received) resolve(received)
        else reject(new Error(`Nothing in ${address}`))
      })
      script.addEventListener('error', () => reject(new Error(`Cannot load ${address}`)))
      one('head')?.append(script)
    })
  return { from }
}
