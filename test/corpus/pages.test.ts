import { expect, test } from 'vitest'
import { folder } from '../temporary.ts'
import { idOf, isWithheld, listedPages, pageFiles } from './pages.mjs'

test('finds every listed page and its file, in both dialects and in parts of the configuration', () => {
  const root = folder({
    'docs.json':
      '{ // comment\n "navigation": { "tabs": [{ "groups": [{ "$ref": "./nav/part.json" }, { "root": "a", "pages": ["b", { "pages": ["c/index"] }, "GET /x", "https://x.example", "webhook y",] }] }] } }',
    'nav/part.json': { pages: ['d'] },
    'a.mdx': '',
    'b.md': '',
    'c/index.mdx': '',
  })
  expect(listedPages(root).toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual([
    { id: 'a', file: 'a.mdx' },
    { id: 'b', file: 'b.md' },
    { id: 'c', file: 'c/index.mdx' },
    { id: 'd', file: undefined },
  ])
  expect(pageFiles(root)).toEqual(['a.mdx', 'b.md', 'c/index.mdx'])
})

test('looks into the folder "pages" first', () => {
  const root = folder({ 'mint.json': { navigation: [{ pages: ['/a.mdx'] }] }, 'pages/a.mdx': '', 'a.mdx': '' })
  expect(listedPages(root)).toEqual([{ id: 'a', file: 'pages/a.mdx' }])
})

test('names pages as their addresses do', () => {
  expect(['index', '/a/', './a/index.mdx', 'a\\b', ''].map(idOf)).toEqual(['index', 'a', 'a', 'a/b', 'index'])
})

test('knows pages that are not written', () => {
  expect(isWithheld('---\ntitle: x\nurl: https://x.example\n---')).toBe(true)
  expect(isWithheld('---\ndraft: true\n---')).toBe(true)
  expect(isWithheld('---\ntitle: x\n---\nurl: y')).toBe(false)
})
