/** The words of pages in a store, beside their documents: what was counted once is not counted by the next process. */
import type { Document } from '../model/document.ts'
import type { KeptWords, PageWords } from '../outputs/search/page-words.ts'
import { absent } from '../outputs/search/page-words.ts'
import type { Store } from '../store/store.ts'

/** Names the slots of words. */
export const wordSlot = 'words '

/** Words by document; of one whose key is not known nothing is kept. */
export function storedWords(store: Store, keyOf: (document: Document) => string | undefined): KeptWords {
  return {
    get(document) {
      const key = keyOf(document)
      const found = key === undefined ? undefined : store.get(`${wordSlot}${document.id}`, key)
      return found && wordsOf(found.text(0))
    },
    set(document, words) {
      const key = keyOf(document)
      const { headings, descriptions, titles } = words.levels
      const levels = [headings, descriptions, titles].map(textOf)
      const texts = [[...levels, ...words.terms].join('\n')]
      if (key !== undefined) store.set(`${wordSlot}${document.id}`, { key, meta: '', texts })
    },
  }
}

/** A line for each kind of level, then one for each word. */
function wordsOf(text: string): PageWords {
  const [headings, descriptions, titles, ...terms] = text.split('\n')
  return {
    terms,
    levels: { headings: levelsOf(headings!), descriptions: levelsOf(descriptions!), titles: levelsOf(titles!) },
  }
}

const textOf = (levels: Uint8Array) =>
  String.fromCharCode(...levels.map((level) => (level === absent ? 45 : 48 + level)))

function levelsOf(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => (sign === '-' ? absent : Number(sign)))
}
