import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GroupNode, NavNode, SectionKind } from '../../src/model/navigation.ts'
import type { NavEntry, Page, Site } from '../../src/model/site.ts'
import { aDocument, aGroup, aNavLink, aSection, aSite, at, pageOf, withMatter } from './factory.ts'

const kinds: readonly SectionKind[] = ['language', 'version', 'product', 'tab', 'dropdown', 'anchor', 'menu']

/** Any nesting of sections and groups; each list of sections holds one kind, and every page stands once. */
function trees(): fc.Arbitrary<NavNode[]> {
  const shape = fc.letrec((tie) => ({
    level: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('leaf'), tie('sections'), tie('groups')),
    sections: fc.record({
      as: fc.constantFrom(...kinds),
      parts: fc.array(tie('level'), { minLength: 1, maxLength: 3 }),
    }),
    groups: fc.record({ groups: fc.array(tie('group'), { minLength: 1, maxLength: 3 }) }),
    group: fc.record({ pages: fc.integer({ min: 0, max: 3 }), inner: fc.option(tie('group')), root: fc.boolean() }),
    leaf: fc.record({ pages: fc.integer({ min: 1, max: 3 }) }),
  }))
  return shape['level']!.map((level) => {
    let count = 0
    const pages = (many: number) => Array.from({ length: many }, () => `p${count++}`)
    const group = ({ pages: many, inner, root }: Shape): GroupNode =>
      aGroup(
        'g',
        [...pages(many as number), aNavLink('x', 'https://x.example'), ...(inner ? [group(inner as Shape)] : [])],
        root ? { root: `p${count++}` } : {},
      )
    const list = (node: Shape): (NavNode | string)[] => {
      if (node['parts'])
        return (node['parts'] as Shape[]).map((part) => aSection(node['as'] as SectionKind, 's', list(part)))
      return node['groups'] ? (node['groups'] as Shape[]).map(group) : pages(node['pages'] as number)
    }
    return list(level as Shape).map((node) =>
      typeof node === 'string' ? { kind: 'page', page: node, at: at() } : node,
    )
  })
}
type Shape = Readonly<Record<string, unknown>>

function listedIn(page: Page): string[] {
  const idsOf = (entry: NavEntry): string[] => {
    if (entry.kind === 'page') return [entry.page.id]
    if (entry.kind === 'link') return []
    return [...(entry.group.root ? [entry.group.root] : []), ...entry.group.entries.flatMap(idsOf)]
  }
  return page.frame.groups.flatMap((group) => idsOf({ kind: 'group', group }))
}

describe('any nesting of sections and groups', () => {
  test('every page is built, stands in the sidebar around it, and each level above has one active entry', () => {
    fc.assert(
      fc.property(trees(), (navigation) => {
        const site = aSite({ navigation })
        for (const page of site.pages) {
          expect(listedIn(page)).toContain(page.id)
          for (const { items } of page.frame.levels) expect(items.filter(({ active }) => active)).toHaveLength(1)
        }
      }),
    )
  })

  test('previous and next lead once through all pages of a part', () => {
    fc.assert(
      fc.property(trees(), (navigation) => {
        const site = aSite({ navigation })
        for (const frame of site.frames) {
          const pages = site.pages.filter((page) => page.frame === frame)
          const start = pages.filter(({ previous }) => !previous)
          expect(start).toHaveLength(1)
          const way: Page[] = []
          for (let page = start[0]; page; page = site.byId.get(page.next?.id ?? '')) way.push(page)
          expect(way).toEqual(pages)
          expect(way.map(({ previous }) => previous?.id)).toEqual([undefined, ...way.slice(0, -1).map(({ id }) => id)])
        }
      }),
    )
  })

  test('every switch of a site without links leads to a page that is built', () => {
    fc.assert(
      fc.property(trees(), (navigation) => {
        const site = aSite({ navigation })
        const items = site.frames.flatMap(({ levels }) => levels.flatMap((level) => level.items))
        expect(items.every(({ page, href }) => (page === undefined ? href !== undefined : site.byId.has(page)))).toBe(
          true,
        )
      }),
    )
  })
})

describe('home', () => {
  test('is the page at the top, else the first page of the navigation, else the first by name', () => {
    expect(aSite({ navigation: ['a'], pages: ['a', 'index'] }).home).toBe('index')
    expect(aSite({ navigation: [aNavLink('x', 'https://x.example'), 'b', 'a'] }).home).toBe('b')
    expect(aSite({ pages: ['b', 'a'] }).home).toBe('a')
    expect(aSite({}).home).toBeUndefined()
  })
})

describe('messages', () => {
  test('two files that are one page are told; the first is built', () => {
    const site = aSite({ pages: [aDocument('a'), aDocument('a', { path: 'a.md', title: 'Other' })] })
    expect(pageOf(site, 'a').document.title).toBe('A')
    expect(site.diagnostics).toMatchObject([{ code: 'page-duplicate', severity: 'error', at: at(1, 'a.md') }])
  })

  test('are sorted by place, and what a shared snippet says on every page is said once', () => {
    const told = (file: string, line: number) =>
      ({ code: 'x', severity: 'warning', message: 'm', at: at(line, file) }) as const
    const site = aSite({
      pages: [
        aDocument('b', { diagnostics: [told('b.mdx', 10), told('b.mdx', 9), told('snippet.mdx', 1)] }),
        aDocument('a', { diagnostics: [told('a.mdx', 1), told('snippet.mdx', 1)] }),
      ],
    })
    expect(site.diagnostics.map((each) => `${each.at?.file}:${each.at?.line}`)).toEqual([
      'a.mdx:1',
      'b.mdx:9',
      'b.mdx:10',
      'snippet.mdx:1',
    ])
  })
})

test('boost is the nearest of page and groups, within bounds', () => {
  const boostOf = (site: Site, id: string) => pageOf(site, id).boost
  const site = aSite({
    navigation: [aGroup('G', ['a', 'b', aGroup('N', ['c'], { boost: 99 })], { boost: 2 }), 'd'],
    pages: ['a', withMatter('b', { boost: 3 }), 'c', 'd'],
  })
  expect(['a', 'b', 'c', 'd'].map((id) => boostOf(site, id))).toEqual([2, 3, 10, 1])
})

test('ten thousand pages link', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `part${index % 50}/page${index}`)
  const site = aSite({
    navigation: [...Array(50).keys()].map((part) =>
      aSection('tab', `${part}`, [
        aGroup(
          'G',
          ids.filter((_, index) => index % 50 === part),
        ),
      ]),
    ),
    pages: ids.map((id, index) =>
      aDocument(id, { links: [{ target: ids[(index * 7) % 10_000]!, kind: 'page', written: id, at: at() }] }),
    ),
  })
  expect(site.pages).toHaveLength(10_000)
  expect(site.frames).toHaveLength(50)
})
