/** The words of one page and how much of it each is: of the page alone, so they are counted once for each text. */
import type { Document } from '../../model/document.ts'
import type { WordReader } from '../../util/words.ts'
import { wordReader } from '../../util/words.ts'
import type { Detail } from './records.ts'
import type { WordTable } from './word-table.ts'

/** Words and their levels side by side, and all of it small: a large site has millions. */
export interface PageWords extends PageFacts {
  readonly terms: readonly string[]
  /** How much of the page each word is, from 0 to 3; `absent` where it stands with what the records hold. */
  readonly levels: Readonly<Record<Detail, Uint8Array>>
}

/** What else the search asks of the sections of a page. */
export interface PageFacts {
  readonly headings: readonly (readonly [id: string, text: string])[]
  /** Characters of its texts: where the records hold its headings, and where they do not. */
  readonly sizes: readonly [withoutHeadings: number, withHeadings: number]
}

export const absent = 255

/** The words of a site, and the reader that read them: kept between builds. */
export interface WordCache {
  readonly pages: WeakMap<Document, PageWords>
  readonly reader: WordReader
  /** By scope, as it was when it was last made. */
  readonly tables: Map<string, WordTable>
  readonly kept?: KeptWords
}

/** Words that outlive the process. */
export interface KeptWords {
  readonly get: (document: Document) => PageWords | undefined
  readonly set: (document: Document, words: PageWords) => void
  readonly table: (scope: string) => WordTable | undefined
  readonly setTable: (scope: string, table: WordTable) => void
}

export function wordCache(kept?: KeptWords): WordCache {
  return { pages: new WeakMap(), reader: wordReader(), tables: new Map(), ...(kept && { kept }) }
}

/** Characters of one section that are searched. */
export const sectionLimit = 50_000
/** A word in a heading or description counts as this many in the text. */
const [headingWeight, descriptionWeight] = [4, 3]
/** Words of a page of usual length. A fixed one, so that no page's levels depend on the others. */
const usualLength = 400

/** Reads the words of pages. */
export function pageWordsOf({
  pages,
  reader,
  kept,
}: Pick<WordCache, 'pages' | 'reader' | 'kept'>): (document: Document) => PageWords {
  return (document) => {
    const known = pages.get(document)
    if (known) return known
    const found = kept?.get(document)
    const words = found ?? readPage(document, reader)
    if (!found) kept?.set(document, words)
    pages.set(document, words)
    return words
  }
}

type Counts = ReadonlyMap<string, number>

function readPage({ sections, description = '' }: Document, reader: WordReader): PageWords {
  const [text, headings, about] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  let length = 0
  for (const section of sections) {
    length += reader.count(section.text.slice(0, sectionLimit), text)
    reader.count(section.heading, headings, 'pairs')
  }
  reader.count(description, about)
  const terms = [...text.keys(), ...further(headings, [text]), ...further(about, [text, headings])]
  const damping = 1.2 * (0.5 + (0.5 * length) / usualLength)
  const size = terms.length
  const levels = { headings: new Uint8Array(size), descriptions: new Uint8Array(size), titles: new Uint8Array(size) }
  for (const [index, term] of terms.entries()) {
    const inText = text.get(term) ?? 0
    const withHeadings = inText + headingWeight * (headings.get(term) ?? 0)
    const withAll = withHeadings + descriptionWeight * (about.get(term) ?? 0)
    levels.headings[index] = levelOf(inText, damping)
    levels.descriptions[index] = levelOf(withHeadings, damping)
    levels.titles[index] = levelOf(withAll, damping)
  }
  return { terms, levels, ...factsOf(sections) }
}

function factsOf(sections: Document['sections']): PageFacts {
  const sizes: [number, number] = [0, 0]
  for (const { id, text, heading } of sections) {
    const size = id.length + Math.min(text.length, sectionLimit)
    if (text !== '') sizes[0] += size
    if (text !== '' || heading !== '') sizes[1] += size
  }
  return { headings: sections.filter(({ id }) => id !== '').map(({ id, heading }) => [id, heading] as const), sizes }
}

function further(counts: Counts, others: readonly Counts[]): readonly string[] {
  return [...counts.keys()].filter((term) => !others.some((other) => other.has(term)))
}

function levelOf(weight: number, damping: number): number {
  if (weight === 0) return absent
  const part = weight / (weight + damping)
  return part > 0.75 ? 3 : part > 0.55 ? 2 : part > 0.35 ? 1 : 0
}
