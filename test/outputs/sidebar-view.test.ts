/** Where the sidebar says "you are here", and what it prints of groups that are hardly there. */
import { expect, test } from 'vitest'
import { docs, mdx, project } from '../site-kit.ts'

const site = (navigation: unknown, ids: readonly string[], more: object = {}) =>
  project({
    'docs.json': docs({ navigation, ...more }),
    ...Object.fromEntries(ids.map((id) => [`${id}.mdx`, mdx(id.toUpperCase())])),
  })

/** What stands on the list of pages before each place that is current. */
function currentIn(html: string): string[] {
  const nav = /<nav class="sidebar-nav".*?<\/nav>/s.exec(html)![0]
  return nav
    .split(/aria-current="page"/)
    .slice(0, -1)
    .map((before) =>
      before
        .replace(/<[^>]*>?/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}

test('a page that one menu lists twice is current at its first place, where its groups are open', async () => {
  const made = await site(
    [
      { group: 'S', pages: ['index', { group: 'Deep', pages: ['twice', 'other'] }] },
      { group: 'T', root: 'twice', pages: ['twice', 'end'] },
    ],
    ['index', 'twice', 'other', 'end'],
  )
  expect(currentIn(made.html('/twice/'))).toEqual(['S INDEX Deep'])
  expect(currentIn(made.html('/end/'))).toEqual(['S INDEX Deep TWICE OTHER T TWICE'])
})

test('a group that lists the page of its own title is current at the title', async () => {
  const made = await site([{ group: 'S', root: 'index', pages: ['index', 'a'] }], ['index', 'a'])
  expect(currentIn(made.html('/'))).toEqual([''])
})

test('in a long section too', async () => {
  const many = Array.from({ length: 900 }, (_, index) => `p/${index}`)
  const made = await site(
    [
      { group: 'S', pages: ['index', { group: 'Deep', pages: ['twice', ...many, 'twice'] }, 'twice'] },
      { group: 'T', root: 'twice', pages: ['twice'] },
    ],
    ['index', 'twice', ...many],
    { interaction: { drilldown: true } },
  )
  expect(made.html('/twice/')).toContain('nav-rest')
  expect(currentIn(made.html('/twice/'))).toHaveLength(1)
  expect(currentIn(made.html('/p/5/'))).toHaveLength(1)
  expect(currentIn(made.html('/'))).toHaveLength(1)
})

test('a group that is only the page of its title prints no empty list', async () => {
  const made = await site(
    [
      { group: 'Start', pages: ['index'] },
      { group: 'S', root: 'solo' },
    ],
    ['index', 'solo'],
  )
  expect(made.html('/solo/')).toMatch(/<a href="\/solo\/" aria-current="page">S<\/a>/)
  expect(made.html('/solo/')).not.toContain('<ul></ul>')
})
