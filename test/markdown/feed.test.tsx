import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { element } from '../../src/hast/jsx-runtime.ts'
import type { Child } from '../../src/hast/jsx-runtime.ts'
import { feedOf } from '../../src/markdown/feed.ts'
import { note } from '../../src/markdown/note.ts'
import type { FeedNote } from '../../src/model/notes.ts'

const entry = (about: Partial<FeedNote>, ...children: Child[]): Element =>
  note(element('div', {}, children), { feed: { id: 'v2', label: 'v2', tags: [], ...about } })
const code = note(element('pre', {}, 'f()'), { code: {} as never })

test('makes one entry of a text without headings, and leaves code out', () => {
  expect(feedOf([entry({ label: 'May 3, 2027', tags: ['api'] }, <p>All is new.</p>, code)])).toEqual([
    { id: 'v2', key: 'v2', title: 'May 3, 2027', text: 'All is new.', date: '2027-05-03', tags: ['api'] },
  ])
})

test('makes one of each heading, named apart from its id', () => {
  const found = feedOf([
    element(
      'div',
      {},
      entry({}, <p>Intro.</p>, <h2 id="fixes-3">Fixes</h2>, <h3 id="a">A</h3>, <p>Less.</p>, <h2 id="new">New</h2>),
    ),
  ])
  expect(found.map(({ id, key, title, text }) => [id, key, title, text])).toEqual([
    ['v2', 'v2', 'v2', 'Intro.'],
    ['fixes-3', 'v2/fixes', 'Fixes', 'A\nLess.'],
    ['new', 'v2/new', 'New', ''],
  ])
})

test('takes title and text of the author where there are any', () => {
  expect(feedOf([entry({ title: 'Big', text: 'News.' }, <h2 id="x">X</h2>, <p>Y</p>)])).toEqual([
    { id: 'v2', key: 'v2', title: 'Big', text: 'News.', tags: [] },
  ])
  expect(feedOf([entry({ title: 'Big' }, <h2 id="x">X</h2>, <p>Y</p>)])[0]?.text).toBe('X\nY')
})
