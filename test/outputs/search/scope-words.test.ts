import { expect, test } from 'vitest'
import type { Document } from '../../../src/model/document.ts'
import { madeDocument } from '../../../src/outputs/made-page.ts'
import { wordCache } from '../../../src/outputs/search/page-words.ts'
import { scopeWords } from '../../../src/outputs/search/scope-words.ts'

const page = (text: string) =>
  madeDocument({ id: 'a', path: 'a.md', title: '', sections: [{ id: '', heading: '', text }] })
const keyOf = ({ sections }: Document) => `key of ${sections[0]!.text}`

test('the first words of pages that had none are found', () => {
  const words = wordCache()
  const built = (text: string, cache = words) => {
    const files = scopeWords('all', { documents: [page(text)], words: cache, keyOf }).files('headings')
    files.keep(files.shards.map(() => 'sum'))
    return files.shards.map(({ from }) => from)
  }
  expect(built('')).toEqual([])
  const found = built('zebra crossing')
  expect(found).toEqual(built('zebra crossing', wordCache()))
  expect(found).not.toEqual([])
})
