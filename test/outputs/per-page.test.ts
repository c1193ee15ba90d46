import { expect, test } from 'vitest'
import { perPage } from '../../src/outputs/per-page.ts'
import { makePress } from '../../src/outputs/press.ts'
import { createRecall } from '../../src/util/recall.ts'
import { aSite } from '../site/factory.ts'
import { fakeTheme } from './fake-theme.ts'
import { tools } from './printing.ts'

test('files of pages that stayed the same are those of before, and are made from the site of now', () => {
  const recall = createRecall()
  const shape = {}
  const first = { ...aSite({ pages: ['a', 'b'] }), shape }
  const changed = { ...first.pages[1]! }
  const second = { ...first, pages: [first.pages[0]!, changed], config: { ...first.config, name: 'Renamed' } }
  const [before, after] = [first, second].map((site) =>
    perPage(makePress(site, fakeTheme, { ...tools, recall }), 'files', ({ id }, press) => ({
      path: `${id}.txt`,
      body: () => press().site.config.name,
    })),
  )
  expect(before!.map(({ path }) => path)).toEqual(['a.txt', 'b.txt'])
  expect(after![0]).toBe(before![0])
  expect(after![1]).not.toBe(before![1])
  expect(before![0]!.body()).toBe('Renamed')
  const other = perPage(makePress({ ...second, shape: {} }, fakeTheme, { ...tools, recall }), 'files', ({ id }) => ({
    path: `${id}.md`,
    body: () => '',
  }))
  expect(other.map(({ path }) => path)).toEqual(['a.md', 'b.md'])
})
