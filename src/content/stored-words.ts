/** The words of pages in a store, beside their documents: what was counted once is not counted by the next process. */
import type { Document } from '../model/document.ts'
import type { KeptWords, PageFacts, SpelledWords } from '../outputs/search/page-words.ts'
import type { Store } from '../store/store.ts'
import { keepTables, storedTable, storeTable } from './stored-table.ts'

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
      const facts: PageFacts = { headings: words.headings, sizes: words.sizes }
      const texts = [[JSON.stringify(facts), textOf(words.levels), ...words.terms].join('\n')]
      if (key !== undefined) store.set(`${wordSlot}${document.id}`, { key, meta: '', texts })
    },
    table: (scope) => storedTable(store, scope),
    setTable: (scope, table) => storeTable(store, scope, table),
    keepTables: (scopes) => keepTables(store, scopes),
  }
}

/** A line of facts, one of levels, then one for each word. */
function wordsOf(text: string): SpelledWords {
  const [facts, levels, ...terms] = text.split('\n')
  return { ...(JSON.parse(facts!) as PageFacts), terms, levels: levelsOf(levels!) }
}

/** A sign for each level: letters behind the blank, none of which ends a line. */
function textOf(levels: Uint8Array): string {
  return Buffer.from(levels.map((level) => level + firstSign)).toString('latin1')
}

/** In place: a map with a function for each took a fifth of the time of a build after one edit. */
function levelsOf(text: string): Uint8Array {
  const levels = new Uint8Array(text.length)
  for (let at = 0; at < levels.length; at++) levels[at] = text.charCodeAt(at) - firstSign
  return levels
}

const firstSign = 33
