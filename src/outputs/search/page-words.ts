/** The words of one page and how much of it each is: of the page alone, so they are counted once for each text. */
import type { Document } from '../../model/document.ts'
import { absent, packedLevels } from './levels.ts'
import type { Tally, WordCounter } from './word-counts.ts'
import { wordCounter } from './word-counts.ts'
import type { WordTable } from './word-table.ts'

/** Words and their levels side by side, and all of it small: a large site has millions. */
export interface PageWords extends PageFacts {
  /** Numbers that the counter gave. */
  readonly terms: Uint32Array
  /** How much of the page each word is: see `packedLevels`. */
  readonly levels: Uint8Array
}

/** The same with the words themselves, for other processes. */
export interface SpelledWords extends Omit<PageWords, 'terms'> {
  readonly terms: readonly string[]
}

/** What else the search asks of the sections of a page. */
export interface PageFacts {
  readonly headings: readonly (readonly [id: string, text: string])[]
  /** Characters of its texts: where the records hold its headings, and where they do not. */
  readonly sizes: readonly [withoutHeadings: number, withHeadings: number]
}

/** The words of a site, and the counter that counted them: kept between builds. */
export interface WordCache {
  readonly pages: WeakMap<Document, PageWords>
  readonly counter: WordCounter
  /** By scope, as it was when it was last made. */
  readonly tables: Map<string, WordTable>
  readonly kept?: KeptWords
}

/** Words that outlive the process. */
export interface KeptWords {
  readonly get: (document: Document) => SpelledWords | undefined
  readonly set: (document: Document, words: SpelledWords) => void
  readonly table: (scope: string) => WordTable | undefined
  readonly setTable: (scope: string, table: WordTable) => void
  /** Forgets the tables of other scopes. */
  readonly keepTables: (scopes: ReadonlySet<string>) => void
}

export function wordCache(kept?: KeptWords): WordCache {
  return { pages: new WeakMap(), counter: wordCounter(), tables: new Map(), ...(kept && { kept }) }
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
  counter,
  kept,
}: Pick<WordCache, 'pages' | 'counter' | 'kept'>): (document: Document) => PageWords {
  const tallies = { text: counter.tally(), headings: counter.tally(), about: counter.tally() }
  return (document) => {
    const known = pages.get(document)
    if (known) return known
    const found = kept?.get(document)
    const words = found ? numbered(found, counter) : readPage(document, counter, tallies)
    if (!found) kept?.set(document, spelled(words, counter))
    pages.set(document, words)
    return words
  }
}

function numbered(words: SpelledWords, { numberOf }: WordCounter): PageWords {
  return { ...words, terms: Uint32Array.from(words.terms, numberOf) }
}

/** Words that a counter numbered, as texts. */
export function spelled(words: PageWords, { termOf }: WordCounter): SpelledWords {
  return { ...words, terms: Array.from(words.terms, termOf) }
}

/** Empty before and after each page: lists as long as all words of the site are made once. */
type Tallies = Readonly<Record<'text' | 'headings' | 'about', Tally>>

function readPage({ sections, description = '' }: Document, counter: WordCounter, tallies: Tallies): PageWords {
  const { text, headings, about } = tallies
  let length = 0
  for (const section of sections) {
    length += counter.count(section.text.slice(0, sectionLimit), text)
    counter.count(section.heading, headings, 'pairs')
  }
  counter.count(description, about)
  const terms = Uint32Array.from([...text.met, ...further(headings, [text]), ...further(about, [text, headings])])
  const damping = 1.2 * (0.5 + (0.5 * length) / usualLength)
  const levels = new Uint8Array(terms.length)
  for (let index = 0; index < levels.length; index++) {
    const term = terms[index]!
    const inText = text.counts[term] ?? 0
    const withHeadings = inText + headingWeight * (headings.counts[term] ?? 0)
    const withAll = withHeadings + descriptionWeight * (about.counts[term] ?? 0)
    levels[index] = packedLevels({
      headings: levelOf(inText, damping),
      descriptions: levelOf(withHeadings, damping),
      titles: levelOf(withAll, damping),
    })
  }
  for (const tally of [text, headings, about]) counter.clear(tally)
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

/** Words that stand in none of the others. */
function further({ met }: Tally, others: readonly Tally[]): readonly number[] {
  return met.filter((term) => !others.some(({ counts }) => (counts[term] ?? 0) > 0))
}

function levelOf(weight: number, damping: number): number {
  if (weight === 0) return absent
  const part = weight / (weight + damping)
  return part > 0.75 ? 3 : part > 0.55 ? 2 : part > 0.35 ? 1 : 0
}
