import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NavNode } from '../../../src/model/navigation.ts'
import type { OutputFile } from '../../../src/model/output.ts'
import type { Site } from '../../../src/model/site.ts'
import { aDocument, aGroup, aNavLink, aSection, aSite, versionNames, withMatter } from '../../site/factory.ts'
import { filesOf } from '../printing.ts'

const many = (count: number, name = 'plants/page') =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)
const chapters = (count: number, pages: number) =>
  many(count, 'c').map((id) => aGroup(`Chapter ${id.slice(2)}`, many(pages, `${id}/page`)))

/** The files of a site by path, each printed when it is asked for. */
function printed(site: Site): (path: string) => string {
  const files = new Map(filesOf(site).map((file: OutputFile) => [file.path, file]))
  return (path) => {
    const file = files.get(path)
    if (!file) throw new Error(`no file "${path}"`)
    return file.body() as string
  }
}

const linksIn = (html: string, from: string) =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(
    ([, href]) => new URL(href!.replaceAll('&#x26;', '&'), `https://x.example/${from}`).pathname,
  )
const asideOf = (html: string) => /<aside>.*<\/aside>/s.exec(html)![0]

describe('a section that is too long for its pages', () => {
  const site = aSite({ navigation: [aGroup('Start', ['index']), ...chapters(60, 10)] })
  const file = printed(site)

  test('has lists that are named by what they are printed from', () => {
    const keys = (last: string) => {
      const own = aSite({ navigation: [aGroup('Start', ['index']), ...chapters(60, 10), aGroup(last, ['end'])] })
      const lists = filesOf(own).filter(({ path }) => path.startsWith('_flatleaf/nav/site/chapter-1'))
      return lists.map(({ key }) => key?.())
    }
    const first = keys('End')
    expect(new Set(first).size).toBe(22)
    expect(keys('End')).toEqual(first)
    expect(keys('Other').filter((key) => first.includes(key))).toEqual([])
  })

  test('shows the branch of the page; other groups are links to the pages that list them', () => {
    const html = asideOf(file('c-30/page-4/index.html'))
    expect(html).toContain('<details open><summary>Chapter 30</summary><a href="/c-30/page-1/">')
    expect(html).toContain('<a href="/c-30/page-4/" aria-current="page">Page-4</a>')
    expect(html).toContain('<a href="/_flatleaf/nav/site/chapter-31/" class="more">Chapter 31</a>')
    expect(html).not.toContain('/c-31/')
  })

  test('lists a group on a page that is kept from search engines and from search', () => {
    const html = file('_flatleaf/nav/site/chapter-31/index.html')
    expect(html).toContain('<title>Chapter 31 - Plants</title>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    const links = linksIn(/<main>.*<\/main>/s.exec(html)![0], '')
    expect(links).toEqual(many(10, 'c-31/page').map((id) => `/${id}/`))
    expect(asideOf(html)).toContain('<summary>Chapter 31</summary><a href="/c-31/page-1/">')
    const search = filesOf(site).find(({ path }) => path.startsWith('_flatleaf/search/all-records'))
    expect(search!.body()).not.toContain('_flatleaf/nav')
  })

  test('has the rows of each list as data in a classic script', () => {
    const script = file('_flatleaf/nav/site/chapter-31.js')
    expect(script).toMatch(/^flatleafNav\(\{.*\}\)\n$/)
    const { rows } = JSON.parse(script.slice('flatleafNav('.length, -2)) as { rows: unknown[] }
    expect(rows).toHaveLength(10)
    expect(rows[0]).toEqual(['a', { href: '/c-31/page-1/' }, 'Page-1'])
  })

  test('prints a page in the same size, however many there are', () => {
    const size = (count: number) => {
      const long = aSite({ navigation: [aGroup('All', many(count))] })
      return printed(long)(`plants/page-${count / 2}/index.html`).length
    }
    const [some, more] = [size(1000), size(8000)]
    expect(some).toBeLessThan(30_000)
    expect(Math.abs(more - some)).toBeLessThan(500)
  })

  test('one short enough stands whole on each page, without pages of lists', () => {
    const short = aSite({ navigation: chapters(10, 10) })
    expect(asideOf(printed(short)('c-1/page-1/index.html'))).toContain('<a href="/c-10/page-10/">')
    expect(filesOf(short).some(({ path }) => path.startsWith('_flatleaf/nav'))).toBe(false)
  })
})

describe('a long list', () => {
  const site = aSite({ navigation: [aGroup('All', many(1200))] })
  const file = printed(site)

  test('shows the neighbours of a page, and what comes before and after as one link each', () => {
    const html = asideOf(file('plants/page-600/index.html'))
    const shown = linksIn(html, '').filter((path) => path.startsWith('/plants/'))
    expect(shown.length).toBeLessThan(130)
    expect(shown).toContain('/plants/page-570/')
    expect(shown).toContain('/plants/page-630/')
    const [first] = shown
    const before = Number(/\d+/.exec(first!)![0]) - 1
    expect(html).toContain(
      `<a href="/_flatleaf/nav/site/all-2/2/" class="before" data-take="${before - 500}">${before} earlier</a>`,
    )
  })

  test('is listed in stretches of 500, each with the ways to the others', () => {
    const html = file('_flatleaf/nav/site/all-2/2/index.html')
    expect(html).toContain('<title>All: 501–1,000 - Plants</title>')
    const main = /<main>.*<\/main>/s.exec(html)![0]
    expect(linksIn(main, '').filter((path) => path.startsWith('/plants/'))).toHaveLength(500)
    expect(main).toContain('<a href="/_flatleaf/nav/site/all-2/" class="stretch">1–500</a>')
    expect(main).toContain('<a href="/_flatleaf/nav/site/all-2/3/" class="stretch">1,001–1,200</a>')
    const { before, after } = JSON.parse(file('_flatleaf/nav/site/all-2/2.js').slice(12, -2)) as Record<string, unknown>
    expect(before).toEqual(['a', { href: '/_flatleaf/nav/site/all-2/', class: 'before' }, '500 earlier'])
    expect(after).toEqual(['a', { href: '/_flatleaf/nav/site/all-2/3/', class: 'after' }, '200 later'])
  })
})

test('pages of lists stay small where addresses are long: fewer rows, and groups as links', () => {
  const name = (letter: string) => `plants/${letter.repeat(150)}/page`
  const site = aSite({
    navigation: [aGroup('All', many(400, name('a'))), aGroup('More', many(90, name('b'))), aGroup('Start', ['index'])],
  })
  const file = printed(site)
  for (const list of ['all', 'all-2', 'all-2/2', 'more'])
    expect(file(`_flatleaf/nav/site/${list}/index.html`).length).toBeLessThan(80_000)
  expect(file('_flatleaf/nav/site/all-2/2/index.html')).toMatch(/<title>All: \d+–400 - Plants/)
  expect(file('_flatleaf/nav/site/all/index.html')).toContain('href="/_flatleaf/nav/site/more/"')
})

test('the versions of a page stay within bounds together', () => {
  const shared = many(300, 'shared/page')
  const versions = ['5', '4', '3', '2', '1']
  const site = aSite({
    navigation: [
      aGroup('All', shared),
      ...versions.map((version) => aGroup(`Own ${version}`, [`v${version}/a`], { version })),
    ],
    config: { versions: versionNames(versions) },
  })
  const html = printed(site)('shared/page-150/index.html')
  expect(html.match(/<template data-version/g)).toHaveLength(4)
  expect(html.length).toBeLessThan(60_000)
})

const styles = [
  { base: '/', shape: 'directory', relative: false },
  { base: '/docs/', shape: 'flat', relative: false },
  { base: '/', shape: 'directory', relative: true },
  { base: '/', shape: 'flat', relative: true },
] as const

/** Trees of any shape, long enough to be cut. */
function trees(): fc.Arbitrary<NavNode[]> {
  const { tree } = fc.letrec<{ tree: number[][] | unknown }>((tie) => ({
    tree: fc.array(fc.oneof({ maxDepth: 4 }, fc.nat(600), tie('tree')), { minLength: 1, maxLength: 4 }),
  }))
  return tree.map((value) => {
    let next = 0
    const build = (node: unknown): NavNode => {
      const label = ['Group', 'Ünïcode グループ', '2', 'all', 'a/b'][next % 5]!
      const children =
        typeof node === 'number'
          ? many(node, `g${next++}/page`)
          : (node as unknown[]).map(build).concat(aNavLink('Elsewhere', 'https://x.example/'))
      const root = next % 3 === 0 ? { root: `root-${next++}` } : {}
      return aGroup(label, children, root)
    }
    const ends = [aGroup('Start', ['index']), aGroup('Long', many(400, 'long'))]
    return ends.concat((value as unknown[]).map(build) as typeof ends)
  })
}

test('every page of any navigation can be reached by links, without scripts', () => {
  fc.assert(
    fc.property(trees(), fc.constantFrom(...styles), fc.nat(), (navigation, style, seed) => {
      const site = aSite({ navigation, config: { site: style } })
      const files = new Map(filesOf(site).map((file) => [file.path, file]))
      const resolve = (pathname: string) => {
        const path = decodeURIComponent(pathname.slice(style.relative ? 1 : style.base.length))
        return [path, `${path}index.html`, `${path}.html`].find((each) => files.has(each) && each.endsWith('.html'))
      }
      const start = site.pages[seed % site.pages.length]!.route
      const first = resolve(
        style.relative
          ? `${start}${style.shape === 'flat' && start !== '/' ? '.html' : 'index.html'}`
          : `${style.base}${start.slice(1)}`,
      )!
      const reached = new Set([first])
      // Pages of the site lead nowhere new that the lists do not; to look at some of them is enough.
      const waiting = [first]
      let pagesSeen = 0
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const isList = path.startsWith('_flatleaf/nav/')
        if (!isList && path !== first && ++pagesSeen > 25) continue
        const html = files.get(path)!.body() as string
        expect(html.length).toBeLessThan(isList ? 150_000 : 60_000)
        for (const to of linksIn(html, style.relative ? path : '')) {
          const found = resolve(to)
          if (found === undefined || reached.has(found)) continue
          reached.add(found)
          waiting.push(found)
        }
      }
      const missing = site.pages.filter(({ id }) => {
        const file = id === 'index' ? 'index.html' : style.shape === 'flat' ? `${id}.html` : `${id}/index.html`
        return !reached.has(file)
      })
      expect(missing.map(({ id }) => id)).toEqual([])
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('a switch with very many entries shows those around the active one, and a page with all', () => {
  const versions = many(300, 'v').map((id) => id.slice(2))
  const site = aSite({
    navigation: versions.map((version) => aSection('version', version, [`v${version}/a`, `v${version}/b`])),
  })
  const file = printed(site)
  const html = file('v150/b/index.html')
  const menu = /<menu class="version" title="150">.*?<\/menu>/s.exec(html)![0]
  expect(linksIn(menu, '')).toHaveLength(40)
  expect(menu).toContain('<a href="/v151/b/">151</a>')
  expect(menu).toContain('<a href="/_flatleaf/nav/1/all/version/">All 300</a>')
  expect(filesOf(site).filter(({ path }) => path.endsWith('/all/version/index.html'))).toHaveLength(1)
  const list = file('_flatleaf/nav/1/all/version/index.html')
  expect(list).toContain('<title>All versions - Plants</title>')
  const main = /<main>.*<\/main>/s.exec(list)![0]
  expect(linksIn(main, '')).toEqual(versions.map((version) => `/v${version}/a/`))
})

test('a hidden page is shown among its neighbours, and nothing is marked', () => {
  const site = aSite({
    navigation: [...chapters(40, 10), aGroup('Last', ['last/a', 'last/b'])],
    pages: [
      ...chapters(40, 10).flatMap(({ children }) =>
        children.flatMap((child) => (child.kind === 'page' ? [aDocument(child.page)] : [])),
      ),
      withMatter('last/a', { hidden: true }),
      'last/b',
    ],
  })
  const html = asideOf(printed(site)('last/a/index.html'))
  expect(html).toContain('<details open aria-current="true"><summary>Last</summary><a href="/last/b/">')
  expect(html).not.toContain('aria-current="page"')
})

test('sections have pages of lists of their own, named after them', () => {
  const site = aSite({
    navigation: [
      aSection('tab', 'Guides & more', chapters(40, 10)),
      aSection('tab', 'API', [aGroup('All', many(600, 'api'))]),
    ],
  })
  const names = new Set(filesOf(site).flatMap(({ path }) => (/^_flatleaf\/nav\/([^/]+)\//.exec(path) ?? []).slice(1)))
  expect([...names]).toEqual(['guides-more', 'api'])
})
