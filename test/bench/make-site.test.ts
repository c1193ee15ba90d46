import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hash } from '../../src/util/hash.ts'
import { folder } from '../temporary.ts'
import { makeSite, pageText } from './make-site.mjs'

test('makes the same pages every time, of about the size of real ones', () => {
  const texts = Array.from({ length: 50 }, (_, index) => pageText(index, 50))
  expect(hash(...texts)).toMatchInlineSnapshot(`"41204241af7233a25bd529f84267171a"`)
  expect(texts.join('').length / 50).toBeGreaterThan(5800)
  expect(texts.join('').length / 50).toBeLessThan(7200)
})

test('lists every page in the navigation', () => {
  const root = folder()
  makeSite(root, 41)
  const { navigation } = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8')) as {
    navigation: { pages: string[] }[]
  }
  expect(navigation.map(({ pages }) => pages.length)).toEqual([1, 20, 20, 1])
})
