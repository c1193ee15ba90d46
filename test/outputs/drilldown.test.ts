/** What the names of groups in the sidebar do (`interaction.drilldown`). */
import { expect, test } from 'vitest'
import { docs, mdx, project } from '../site-kit.ts'

const pages = ['index', 'a', 'b', 'c', 'd', 'e']
const navigation = [
  {
    group: 'Top',
    pages: [
      'index',
      { group: 'Plain', pages: [{ group: 'Inner', pages: ['a'] }, 'b'] },
      { group: 'Rooted', root: 'c', pages: ['d'] },
      { group: 'Away', pages: ['https://example.com/'] },
    ],
  },
  { group: 'Second', root: 'e', pages: ['d'] },
]

async function site(drilldown?: boolean, more: object = {}) {
  const files = Object.fromEntries(pages.map((id) => [`pages/${id}.mdx`, mdx(id.toUpperCase())]))
  const keys = { navigation, ...(drilldown !== undefined && { interaction: { drilldown } }), ...more }
  const made = await project({ ...files, 'docs.json': docs(keys) })
  expect(made.codes).toEqual([])
  return made
}

/** The list of pages as lines: links as `name → address`, buttons as `(name)`, what is current with a star. */
function listOf(html: string): string[] {
  const nav = /<nav class="sidebar-nav".*?<\/nav>/s.exec(html)![0]
  return [...nav.matchAll(/<(p|a|summary) ([^>]*)>(.*?)<\/\1>/gs)].flatMap(([, tag, attributes = '', inside = '']) => {
    const text = inside.replace(/<[^>]*>/g, '').trim()
    const star = attributes.includes('aria-current="page"') ? '*' : ''
    const href = /href="([^"]*)"/.exec(attributes)?.[1] ?? /href="([^"]*)"/.exec(inside)?.[1]
    if (tag === 'summary') return [`(${text})`]
    return [href === undefined ? text : `${star}${text} → ${href}`]
  })
}

test('true: the name leads to the first page, and a button beside it opens the group', async () => {
  const made = await site(true)
  expect(listOf(made.html('/c/'))).toEqual([
    'Top → /',
    'INDEX → /',
    'Plain → /a/',
    '(Plain: Pages)',
    'Inner → /a/',
    '(Inner: Pages)',
    'A → /a/',
    'B → /b/',
    '*Rooted → /c/',
    '(Rooted: Pages)',
    'D → /d/',
    '(Away)',
    'example.com → https://example.com/',
    'Second → /e/',
    'D → /d/',
  ])
  expect(made.html('/')).toMatch(/<link rel="stylesheet" href="[^"]*drilldown/)
})

test('the group of the page is open, and its first page is marked where it stands', async () => {
  const html = (await site(true)).html('/a/')
  expect(html.match(/<details class="nav-sub" open/g)).toHaveLength(2)
  expect(listOf(html).filter((line) => line.startsWith('*'))).toEqual(['*A → /a/'])
})

test('false: the name only opens the group', async () => {
  const lines = listOf((await site(false)).html('/c/'))
  expect(lines.slice(0, 4)).toEqual(['Top', 'INDEX → /', '(Plain)', '(Inner)'])
  expect(lines.slice(6)).toEqual([
    '(Rooted)',
    '*Rooted → /c/',
    'D → /d/',
    '(Away)',
    'example.com → https://example.com/',
    'Second',
    'Second → /e/',
    'D → /d/',
  ])
})

test('without the key names of groups at the top lead to their own pages', async () => {
  const made = await site()
  const lines = listOf(made.html('/'))
  expect(lines).toContain('Second → /e/')
  expect(lines).toContain('(Rooted)')
  expect(made.html('/')).not.toContain('drilldown')
})

test.each([true, false, undefined])(
  '%s: a group that is nothing but its own page is a row, with no list to open',
  async (key) => {
    const alone = { group: 'Alone', root: 'a', tag: 'New', pages: [] }
    const html = (
      await site(key, { navigation: [{ group: 'Top', pages: ['index', alone, 'b', 'c', 'd', 'e'] }] })
    ).html('/a/')
    const lines = listOf(html)
    expect(lines.slice(2, 4)).toEqual(['*AloneNew → /a/', 'B → /b/'])
    expect(lines.some((line) => line.startsWith('('))).toBe(false)
    expect(html).toContain('<span class="pill">New</span>')
  },
)

test('in long sections, too, a closed group has a name that leads on', async () => {
  const many = Array.from({ length: 900 }, (_, index) => `p${index}`)
  const long = [
    { group: 'Long', pages: many.slice(0, 450) },
    { group: 'Other', pages: many.slice(450) },
  ]
  const files = Object.fromEntries(many.map((id) => [`${id}.mdx`, mdx(id)]))
  const made = await project({ ...files, 'docs.json': docs({ navigation: long, interaction: { drilldown: true } }) })
  const html = made.html('/p3/')
  const lines = listOf(html)
  expect(lines).toContain('Long → /p0/')
  expect(lines).toContain('(Long: Pages)')
  expect(lines).toContain('Other → /p450/')
  expect(lines.some((line) => line.startsWith('Other: Pages → /_flatleaf/nav/'))).toBe(true)
  expect(made.read('_flatleaf/nav/site/all.js')).toContain('/p450/')
})

test('in long sections, too, the page of a group stands once: as its name', async () => {
  const many = Array.from({ length: 450 }, (_, index) => `p${index}`)
  const inner = { group: 'Inner', root: 'i', pages: ['j'] }
  const long = [
    { group: 'Long', root: 'r', pages: ['q', inner, ...many] },
    { group: 'Other', root: 'o', pages: ['k'] },
  ]
  const files = Object.fromEntries(['r', 'q', 'i', 'j', 'o', 'k', ...many].map((id) => [`${id}.mdx`, mdx(id)]))
  const made = await project({ ...files, 'docs.json': docs({ navigation: long, interaction: { drilldown: true } }) })
  const start = (html: string) => listOf(html).filter((line) => !/→ .p\d|_flatleaf/.test(line))
  const current = (html: string) => start(html).filter((line) => line.startsWith('*'))
  expect(start(made.html('/r/'))).toEqual(['*Long → /r/', '(Long: Pages)', 'q → /q/', 'Inner → /i/', 'Other → /o/'])
  expect(made.html('/r/')).not.toContain('aria-current="true"')
  expect(start(made.html('/i/')).slice(0, 6)).toEqual([
    'Long → /r/',
    '(Long: Pages)',
    'q → /q/',
    '*Inner → /i/',
    '(Inner: Pages)',
    'j → /j/',
  ])
  expect(current(made.html('/q/'))).toEqual(['*q → /q/'])
  expect(current(made.html('/o/'))).toEqual(['*Other → /o/'])
  const list = made.html('/_flatleaf/nav/site/inner/')
  expect(list).toContain('2 pages')
  const main = /<main.*<\/main>/s.exec(list)![0]
  expect([...main.matchAll(/<a class="nav-link[^"]*" href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/i/', '/j/'])
  expect(made.read('_flatleaf/nav/site/inner.js')).not.toContain('"/i/"')
  expect(made.read('_flatleaf/nav/site/long.js')).toContain('"/i/"')
})

test.each([true, false, undefined])('%s: the page of a group without a name is its first row', async (key) => {
  const inner = { root: 'c', pages: ['d'] }
  const groups = [
    { root: 'index', pages: ['a', inner, { root: 'e', pages: [] }] },
    { group: 'Second', pages: ['b'] },
  ]
  const lines = listOf((await site(key, { navigation: groups })).html('/'))
  expect(lines.slice(0, 2)).toEqual(['*INDEX → /', 'A → /a/'])
  expect(lines.filter((line) => !line.startsWith('(')).filter((line) => !/^(More|Second)/.test(line))).toEqual([
    '*INDEX → /',
    'A → /a/',
    'C → /c/',
    'D → /d/',
    'E → /e/',
    'B → /b/',
  ])
})

test('in long sections, too, the page of a group without a name is its first row', async () => {
  const many = Array.from({ length: 900 }, (_, index) => `p${index}`)
  const long = [
    { root: 'r', pages: ['q'] },
    { group: 'Other', pages: many },
  ]
  const files = Object.fromEntries(['r', 'q', ...many].map((id) => [`${id}.mdx`, mdx(id)]))
  const made = await project({ ...files, 'docs.json': docs({ navigation: long, interaction: { drilldown: true } }) })
  expect(listOf(made.html('/r/')).slice(0, 2)).toEqual(['*r → /r/', 'q → /q/'])
})
