/** The words of pages in a store, beside their documents: what was counted once is not counted by the next process. */
import type { Document } from '../model/document.ts'
import type { KeptWords, PageFacts, SpelledWords } from '../outputs/search/page-words.ts'
import { absent } from '../outputs/search/page-words.ts'
import type { Store } from '../store/store.ts'
import { storedTable, storeTable } from './stored-table.ts'

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
      const facts: PageFacts = { headings: words.headings, sizes: words.sizes }
      const texts = [[JSON.stringify(facts), ...levels, ...words.terms].join('\n')]
      if (key !== undefined) store.set(`${wordSlot}${document.id}`, { key, meta: '', texts })
    },
    table: (scope) => storedTable(store, scope),
    setTable: (scope, table) => storeTable(store, scope, table),
  }
}

/** A line of facts, one for each kind of level, then one for each word. */
function wordsOf(text: string): SpelledWords {
  const [facts, headings, descriptions, titles, ...terms] = text.split('\n')
  return {
    ...(JSON.parse(facts!) as PageFacts),
    terms,
    levels: { headings: levelsOf(headings!), descriptions: levelsOf(descriptions!), titles: levelsOf(titles!) },
  }
}

/** A sign for each level, so that the text stays one of single bytes. */
function textOf(levels: Uint8Array): string {
  return Buffer.from(levels.map((level) => (level === absent ? absentSign : zeroSign + level))).toString('latin1')
}

/** In place: a map with a function for each took a fifth of the time of a build after one edit. */
function levelsOf(text: string): Uint8Array {
  const levels = new Uint8Array(text.length)
  for (let at = 0; at < levels.length; at++) {
    const sign = text.charCodeAt(at)
    levels[at] = sign === absentSign ? absent : sign - zeroSign
  }
  return levels
}

const [absentSign, zeroSign] = [45, 48]
