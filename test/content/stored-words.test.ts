import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedWords } from '../../src/content/stored-words.ts'
import { madeDocument } from '../../src/outputs/made-page.ts'
import type { Document } from '../../src/model/document.ts'
import type { KeptWords } from '../../src/outputs/search/page-words.ts'
import { pageWordsOf, spelled, wordCache } from '../../src/outputs/search/page-words.ts'
import { openStore } from '../../src/store/store.ts'
import { folder } from '../temporary.ts'

const sections = [
  { id: '', heading: '', text: 'Über C++ and `node.js`: the quick quick quick fox.' },
  { id: 'b', heading: 'Second fox 日本語', text: 'a\nb' },
]
/** The words of a page, kept where there is a place for them. */
function wordsOf(document: Document, kept?: KeptWords) {
  const cache = wordCache(kept)
  return spelled(pageWordsOf(cache)(document), cache.counter)
}
const page = (text = 'About foxes') => madeDocument({ id: 'a', path: 'a.md', title: 'A', description: text, sections })

test('words are found as they were counted, for the same document only', () => {
  const place = { folder: join(folder(), '.flatleaf/cache'), program: 'p' }
  const counted = wordsOf(page())
  const store = openStore(place)
  wordsOf(
    page(),
    storedWords(store, () => 'k'),
  )
  store.save()
  expect(storedWords(openStore(place), () => 'k').get(page())).toEqual(counted)
  expect(storedWords(openStore(place), () => 'other').get(page())).toBeUndefined()
  expect(storedWords(openStore(place), () => undefined).get(page())).toBeUndefined()
  expect(counted.terms).toContain('quick')
})

test('a page without words has none', () => {
  const store = openStore({ folder: join(folder(), '.flatleaf/cache'), program: 'p' })
  const empty = madeDocument({ id: 'a', path: 'a.md', title: 'A' })
  const kept = storedWords(store, () => 'k')
  const counted = wordsOf(empty, kept)
  expect(kept.get(empty)).toEqual(counted)
})

test('a page of very many words is kept', () => {
  const store = openStore({ folder: join(folder(), '.flatleaf/cache'), program: 'p' })
  const text = (from: number) => Array.from({ length: 5000 }, (_, index) => `w${from + index}`).join(' ')
  const many = madeDocument({
    id: 'a',
    path: 'a.md',
    title: 'A',
    sections: Array.from({ length: 40 }, (_, index) => ({ id: '', heading: '', text: text(index * 5000) })),
  })
  const kept = storedWords(store, () => 'k')
  const counted = wordsOf(many, kept)
  expect(counted.terms.length).toBeGreaterThan(150_000)
  expect(kept.get(many)).toEqual(counted)
})
