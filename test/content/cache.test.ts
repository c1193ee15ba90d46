import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import type { Document } from '../../src/model/document.ts'

const page = { id: 'a', includes: ['snippets/x.mdx'] } as unknown as Document
const texts = (hash: string | undefined) => () => hash

test('a page comes from the cache while its key and its included files are the same', () => {
  const cache = createCache()
  cache.set('k1', page, texts('h1'))
  expect(cache.get('a', 'k1', texts('h1'))).toBe(page)
  expect(cache.get('a', 'k2', texts('h1'))).toBeUndefined()
  expect(cache.get('a', 'k1', texts('h2'))).toBeUndefined()
})

test('a file that was missing and then appears makes its pages new', () => {
  const cache = createCache()
  cache.set('k', page, texts(undefined))
  expect(cache.get('a', 'k', texts(undefined))).toBe(page)
  expect(cache.get('a', 'k', texts('now there'))).toBeUndefined()
})

test('pages that are gone are forgotten', () => {
  const cache = createCache()
  cache.set('k', page, texts('h'))
  cache.keep(new Set(['b']))
  expect(cache.get('a', 'k', texts('h'))).toBeUndefined()
})
