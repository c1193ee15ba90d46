/** Everything at once that an author may write into the navigation, linked and printed: nothing is lost, lit or said twice. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import type { NavGroup, Site } from '../../src/model/site.ts'
import { outputs } from '../../src/outputs/index.ts'
import { theme } from '../../theme/index.ts'
import { read } from '../config/read-text.ts'
import { tools } from '../outputs/printing.ts'
import { aSite, withMatter } from './factory.ts'
import { containers, labelKeys } from './label-keys.ts'

const ids = ['index', 'a', 'b', 'c', 'c/d', 'en/a', 'fr/a', 'v1/a', 'v2/a', 'api/x', 'hidden', 'elsewhere']
const matter = (id: string) => ({
  ...(id === 'hidden' && { hidden: true }),
  ...(id === 'elsewhere' && { url: 'https://example.com/p' }),
})

const page = fc.constantFrom(...ids, 'gone', 'https://example.com/', '/a/', 'A', 'c/index', 'GET /plants')
const details = {
  hidden: fc.constant(true),
  searchable: fc.boolean(),
  expanded: fc.boolean(),
  default: fc.boolean(),
  root: page,
  href: fc.constantFrom('https://example.com/h', '/a', 'b'),
  folder: fc.constantFrom('api', '/', 'c'),
  directory: fc.constantFrom('none', 'accordion', 'card'),
  boost: fc.constantFrom(0.5, 2),
  tag: fc.constant('New'),
}
const global = fc
  .constantFrom('tabs', 'anchors', 'versions', 'languages')
  .map((name) => ({ [name]: [{ [labelKeys[name as 'tabs']]: 'fr', href: 'https://example.com/g' }] }))

/** A node as it stands in a list of its kind. */
function nodes(depth: number, as: string): fc.Arbitrary<object> {
  const own = fc.record({ ...details, global }, { requiredKeys: [] })
  const sparse = fc.tuple(own, fc.subarray([...Object.keys(details), 'global'], { maxLength: 3 }))
  const kept = sparse.map(([all, keys]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key))),
  )
  const label = fc.constantFrom('en', 'fr', 'x', '')
  return fc
    .tuple(kept, label, children(depth))
    .map(([detail, text, inside]) => Object.assign({ [as]: text }, detail, inside))
}

function children(depth: number): fc.Arbitrary<object> {
  if (depth === 0) return fc.record({ pages: fc.array(page, { maxLength: 3 }) }, { requiredKeys: [] })
  const entry = fc.oneof({ weight: 4, arbitrary: page }, { weight: 1, arbitrary: nodes(depth - 1, 'group') })
  const pages = fc.record({ pages: fc.array(entry, { maxLength: 3 }) })
  const parts = fc
    .constantFrom(...containers)
    .chain((name) => fc.record({ [name]: fc.array(nodes(depth - 1, labelKeys[name]), { maxLength: 3 }) }))
  const both = fc.tuple(pages, parts).map(([some, others]) => Object.assign(some, others) as object)
  return fc.oneof(pages, { weight: 3, arbitrary: parts }, both)
}

const shownIn = (groups: readonly NavGroup[]): string[] =>
  groups.flatMap(({ root, entries }) => [
    ...(root === undefined ? [] : [root]),
    ...entries.flatMap((each) =>
      each.kind === 'page' ? [each.page.id] : each.kind === 'group' ? shownIn([each.group]) : [],
    ),
  ])

/** What a reader can get to from the home page, whichever version was chosen. */
function reachable(site: Site): Set<string> {
  const found = new Set<string>()
  const waiting = [site.home]
  while (waiting.length > 0) {
    const here = site.byId.get(waiting.pop() ?? '')
    if (!here || found.has(here.id)) continue
    found.add(here.id)
    for (const { levels, groups } of [here.frame, ...(here.variants ?? []).map(({ frame }) => frame)])
      waiting.push(
        ...levels.flatMap(({ items }) => items.map(({ page: id, href }) => id ?? href?.replace(/^\//, ''))),
        ...shownIn(groups),
      )
    waiting.push(here.previous?.id, here.next?.id)
  }
  return found
}

/** The listed pages in the order of `next`, chain after chain. */
function inOrder({ pages, byId }: Site): string[] {
  const order: string[] = []
  for (const first of pages.filter(({ previous }) => !previous))
    for (let each: typeof first | undefined = first; each; each = byId.get(each.next?.id ?? ''))
      if (each.visibility.menu) order.push(each.id)
  return order
}

/** Messages that say themselves why no menu leads to a page. */
const explains = new Set(['section-unreachable', 'navigation-mixed'])

function expectSound(site: Site, diagnostics: readonly Diagnostic[]): void {
  const said = diagnostics.map(({ code, at, message }) => `${code} ${at?.line}:${at?.column} ${message}`)
  expect(said).toEqual([...new Set(said)])
  const listed = site.pages.filter(({ visibility }) => visibility.menu).map(({ id }) => id)
  expect(inOrder(site).toSorted()).toEqual(listed.toSorted())
  const found = reachable(site)
  if (!diagnostics.some(({ code }) => explains.has(code))) expect(listed.filter((id) => !found.has(id))).toEqual([])
  for (const { id, frame, next, previous } of site.pages) {
    for (const { items } of frame.levels) {
      expect(items.filter(({ active }) => active).length).toBeLessThan(2)
      expect(items.filter((item) => item.page !== undefined && !site.byId.has(item.page))).toEqual([])
    }
    const after = next && site.byId.get(next.id)
    if (after) expect([after.previous?.id, after.frame]).toEqual([id, frame])
    if (id === 'hidden') expect([next, previous]).toEqual([undefined, undefined])
  }
}

test('each page is reachable, in the order of reading once, and current at one place', async () => {
  await fc.assert(
    fc.asyncProperty(children(3), fc.boolean(), async (navigation, hasVersions) => {
      const { config, diagnostics } = read({ name: 'Messy', navigation, ...(hasVersions && { versions: ['1', '2'] }) })
      const documents = ids.map((id) => withMatter(id, matter(id)))
      const site = aSite({ config, navigation: config.navigation, pages: documents })
      expectSound(site, [...diagnostics, ...site.diagnostics])
      const files = new Map(outputs(site, theme, tools).map((file) => [file.path, file]))
      for (const { id, visibility } of site.pages) {
        const html = String(await files.get(id === 'index' ? 'index.html' : `${id}/index.html`)!.body())
        const [nav = ''] = /<nav class="sidebar-nav".*?<\/nav>/s.exec(html) ?? []
        const count = nav.split('aria-current="page"').length - 1
        expect(visibility.menu ? [1] : [0, 1]).toContain(count)
        expect(html).not.toMatch(/<ul><\/ul>|data-spot/)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)
