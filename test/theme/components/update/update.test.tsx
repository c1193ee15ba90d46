import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { draw, markdown, nodes } from '../component-kit.ts'

test('has its label as heading, and its facts', () => {
  expect(
    draw('Update', { label: 'v2.0', description: 'Faster', tags: ['api', 'web'], date: '2027-01-31' }, <p>All.</p>),
  ).toBe(
    '<section class="update"><div class="update-head"><h2 id="v2-0" class="update-label">v2.0<a class="self-link" href="#v2-0" aria-label="Link to v2.0"><svg/></a></h2><p class="update-about">Faster</p><p class="update-date"><time datetime="2027-01-31">31 January 2027</time></p><ul class="update-tags" aria-label="Tags"><li class="update-tag">api</li><li class="update-tag">web</li></ul></div><div class="update-body flow"><p>All.</p></div></section>',
  )
})

test('notes what the feed needs', () => {
  const [section] = nodes('Update', { label: 'May 3, 2027', tags: 'a, b', rss: { title: 'New' } }, 'x') as [Element]
  const body = section.children[1] as Element
  expect(body.data?.feed).toEqual({
    id: 'may-3-2027',
    label: 'May 3, 2027',
    about: '',
    date: undefined,
    tags: ['a', 'b'],
    title: 'New',
    text: undefined,
  })
})

test('is a section in Markdown', () => {
  expect(markdown('Update', { label: 'v2', description: 'May', tags: ['a'] }, 'All.')).toBe(
    '## v2 — May\n\nTags: a\n\nAll.',
  )
})
