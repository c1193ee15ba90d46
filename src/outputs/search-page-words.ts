/** The words of one page and how often they stand there: of the page alone, so they are counted once for each text. */
import type { Document, Section } from '../model/document.ts'
import type { WordReader } from '../util/words.ts'
import { wordReader } from '../util/words.ts'

/** Words with their counts, side by side: small, since a large site has millions. */
export interface Counted {
  readonly terms: readonly string[]
  readonly counts: readonly number[]
}

export interface PageWords {
  readonly text: Counted
  readonly headings: Counted
  readonly description: Counted
  /** Words of the text, all of them. */
  readonly length: number
}

/** Counted pages by their sections, and the reader that counted them: kept between builds. */
export interface WordCache {
  readonly pages: WeakMap<readonly Section[], PageWords>
  readonly reader: WordReader
}

export function wordCache(): WordCache {
  return { pages: new WeakMap(), reader: wordReader() }
}

/** Characters of one section that are searched. */
export const sectionLimit = 50_000

/** Counts the words of pages. */
export function pageWordsOf({ pages, reader }: WordCache): (document: Document) => PageWords {
  return ({ sections, description = '' }) => {
    const known = pages.get(sections)
    if (known) return known
    const text = sections.flatMap((section) => reader.terms(section.text.slice(0, sectionLimit)))
    const words = {
      text: counted(text),
      headings: counted(sections.flatMap(({ heading }) => reader.terms(heading, 'pairs'))),
      description: counted(reader.terms(description)),
      length: text.length,
    }
    pages.set(sections, words)
    return words
  }
}

function counted(terms: readonly string[]): Counted {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { terms: [...counts.keys()], counts: [...counts.values()] }
}
