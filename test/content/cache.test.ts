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

test('what another process made of a page counts while the key and the included files are the same', () => {
  const parts = ['{"id":"a","title":"A","toc":"[]"}', '', '[]', '<p>A</p>', 'A']
  const cache = createCache()
  cache.adopt([
    ['page a', { key: 'k', meta: '[["snippets/x.mdx","h1"],["gone.mdx",null]]', texts: parts }],
    ['words a', { key: 'w', meta: '', texts: ['of a store, which there is none'] }],
  ])
  const hashOf = (known: string) => (path: string) => (path === 'snippets/x.mdx' ? known : undefined)
  expect(cache.get('a', 'k', hashOf('h1'))).toMatchObject({ id: 'a', title: 'A', html: '<p>A</p>', markdown: 'A' })
  expect(cache.get('a', 'other', hashOf('h1'))).toBeUndefined()
  expect(cache.get('a', 'k', hashOf('read otherwise here'))).toBeUndefined()
})

test('says by the index alone whether a page is at hand', () => {
  const cache = createCache()
  cache.set('k', page, texts('h'))
  expect([cache.knows('a', 'k'), cache.knows('a', 'other'), cache.knows('b', 'k')]).toEqual([true, false, false])
})
