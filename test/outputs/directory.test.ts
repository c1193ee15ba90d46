/** The listing below the page of a group (`directory`). */
import { expect, test } from 'vitest'
import { docs, mdx, project } from '../site-kit.ts'

const ids = ['index', 'hub', 'a', 'b', 'inner', 'c', 'd', 'secret']
const files = Object.fromEntries(ids.map((id) => [`${id}.mdx`, mdx(id.toUpperCase())]))
const group = {
  group: 'Hub',
  root: 'hub',
  pages: [
    'a',
    { group: 'Inner', root: 'inner', icon: 'book', pages: ['c'] },
    { group: 'Loose', pages: ['d'] },
    { group: 'Hidden', hidden: true, pages: ['secret'] },
    'https://example.com/x',
    'b',
  ],
}
const site = async (directory: unknown, more: object = {}) => {
  const tab = { tab: 'T', ...(directory !== undefined && { directory }), groups: [{ ...group, ...more }] }
  const navigation = { tabs: [{ tab: 'Home', pages: ['index'] }, tab] }
  const made = await project({ ...files, 'docs.json': docs({ navigation }) })
  expect(made.codes).toEqual([])
  return made
}
const contentOf = (html: string) => /<div id="content".*?<\/article>/s.exec(html)![0]
const linksOf = (html: string) =>
  [...contentOf(html).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!).filter((href) => href !== '#')

test('cards: pages, links, and groups that lead to their page or list what is in them', async () => {
  const made = await site('card')
  const html = contentOf(made.html('/hub/'))
  expect(linksOf(made.html('/hub/'))).toEqual(['/a/', '/inner/', '/d/', 'https://example.com/x', '/b/'])
  expect(html.match(/class="card"/g)).toHaveLength(5)
  expect(html).toContain('What A is for.')
  expect(html).not.toContain('SECRET')
  // It is handed down to the groups inside, and is about pages of groups alone.
  expect(linksOf(made.html('/inner/'))).toEqual(['/c/'])
  expect(linksOf(made.html('/a/'))).toEqual([])
})

test('accordions: groups open, pages are rows', async () => {
  const made = await site('accordion')
  const html = contentOf(made.html('/hub/'))
  expect(linksOf(made.html('/hub/'))).toEqual(['/a/', '/inner/', '/c/', '/d/', 'https://example.com/x', '/b/'])
  expect([...html.matchAll(/accordion-title">([^<]*)/g)].map(([, title]) => title)).toEqual(['Inner', 'Loose'])
})

test('nothing without the key, with "none", and where a group turns it off', async () => {
  for (const made of [await site(undefined), await site('none'), await site('card', { directory: 'none' })])
    expect(linksOf(made.html('/hub/'))).toEqual([])
})

test('the Markdown form lists the same', async () => {
  const made = await site('card')
  expect(made.read('hub.md')).toBe(
    [
      '# HUB',
      '',
      '> What HUB is for.',
      '',
      'Text.',
      '',
      '- [A](/a.md): What A is for.',
      '- [Inner](/inner.md): What INNER is for.',
      '  - [C](/c.md): What C is for.',
      '- Loose',
      '  - [D](/d.md): What D is for.',
      '- [example.com/x](https://example.com/x)',
      '- [B](/b.md): What B is for.',
      '',
    ].join('\n'),
  )
})

test('a group without a name has a listing, too, without the page itself', async () => {
  const navigation = [{ root: 'index', directory: 'card', pages: ['a', 'b'] }]
  const made = await project({ ...files, 'docs.json': docs({ navigation }) })
  expect(linksOf(made.html('/'))).toEqual(['/a/', '/b/'])
})
