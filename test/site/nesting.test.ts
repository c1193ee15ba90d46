/** Any container in any container, as docs.json writes them: made at random, read and linked by the real stages. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Page, Site } from '../../src/model/site.ts'
import { read } from '../config/read-text.ts'
import { aSite } from './factory.ts'
import { containers, labelKeys } from './label-keys.ts'
import type { Container } from './label-keys.ts'

/** From the outermost container in; each has a few siblings that hold the same again, at most 36 branches in all. */
const chains = fc
  .array(
    fc.record({
      container: fc.constantFrom(...containers),
      siblings: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((chain) => {
    let branches = 1
    return chain.map(({ container, siblings }) => {
      const kept = branches * siblings > 36 ? 1 : siblings
      branches *= kept
      return { container, siblings: kept }
    })
  })
type Chain = readonly { readonly container: Container; readonly siblings: number }[]

const codes = ['en', 'fr', 'de']

interface Made {
  readonly navigation: object
  /** Page → labels of the sections around it; what stands inside a group is no section. */
  readonly pages: ReadonlyMap<string, readonly string[]>
}

/** The navigation that a chain stands for; every page stands in it once. */
function madeOf(chain: Chain, leaves: number): Made {
  const pages = new Map<string, readonly string[]>()
  const inside = (depth: number, around: readonly string[], isGrouped: boolean): object => {
    const here = chain[depth]
    if (!here) {
      const ids = Array.from({ length: leaves }, (_, index) => `p${pages.size + index}`)
      for (const id of ids) pages.set(id, around)
      return { pages: ids }
    }
    const { container, siblings } = here
    const grouped = isGrouped || container === 'groups'
    const entries = Array.from({ length: siblings }, (_, index) => {
      const label = container === 'languages' ? codes[index]! : `${container}-${depth}-${index}`
      return {
        [labelKeys[container]]: label,
        ...inside(depth + 1, grouped ? around : [...around, label], grouped),
      }
    })
    return { [container]: entries }
  }
  return { navigation: inside(0, [], false), pages }
}

function siteOf({ navigation }: Made): Site {
  const { config, diagnostics } = read({ name: 'Nested', navigation })
  expect(diagnostics).toEqual([])
  return aSite({ navigation: config.navigation })
}

/** What a reader can get to from the home page by menus, sidebar, previous and next. */
function reachable(site: Site): Set<string> {
  const found = new Set<string>()
  const waiting: (string | undefined)[] = [site.home]
  while (waiting.length > 0) {
    const id = waiting.pop()
    const page = id === undefined ? undefined : site.byId.get(id)
    if (id === undefined || !page || found.has(id)) continue
    found.add(id)
    waiting.push(...page.frame.levels.flatMap(({ items }) => items.map((item) => item.page)))
    waiting.push(...sidebar(page), page.previous?.id, page.next?.id)
  }
  return found
}

function sidebar({ frame }: Page): string[] {
  type Entries = Page['frame']['groups'][number]['entries']
  const ids = (entries: Entries): string[] =>
    entries.flatMap((entry) =>
      entry.kind === 'page' ? [entry.page.id] : entry.kind === 'group' ? ids(entry.group.entries) : [],
    )
  return frame.groups.flatMap(({ entries }) => ids(entries))
}

/** Label of the one active entry of each level; a level with none or several gives what it has. */
const activeOf = ({ frame }: Page): string[] =>
  frame.levels.map(({ items }) =>
    items
      .filter(({ active }) => active)
      .map(({ label, language }) => language?.code ?? label)
      .join('+'),
  )

/** The pages in the order of `next`, chain after chain. */
function inOrder(site: Site): string[] {
  return site.pages
    .filter(({ previous }) => previous === undefined)
    .flatMap((first) => {
      const chain: string[] = []
      for (let page: Page | undefined = first; page; page = site.byId.get(page.next?.id ?? '')) {
        expect(site.byId.get(page.next?.id ?? '')?.previous?.id ?? page.id).toBe(page.id)
        chain.push(page.id)
      }
      return chain
    })
}

test('every page is reachable, has one active branch, and stands once in the order of reading', () => {
  fc.assert(
    fc.property(chains, fc.integer({ min: 1, max: 3 }), (chain, leaves) => {
      const made = madeOf(chain, leaves)
      const site = siteOf(made)
      const ids = [...made.pages.keys()]
      expect(site.diagnostics).toEqual([])
      expect([...reachable(site)].toSorted()).toEqual(ids.toSorted())
      for (const page of site.pages) expect(activeOf(page)).toEqual(made.pages.get(page.id))
      expect(inOrder(site).toSorted()).toEqual(ids.toSorted())
      for (const page of site.pages) expect(sidebar(page).filter((id) => id === page.id)).toEqual([page.id])
    }),
    { numRuns: 100 },
  )
})

/** The same containers in one node at once, which the format does not foresee and repositories have all the same. */
function mixed(depth: number): fc.Arbitrary<Mixed> {
  const pages = fc.integer({ min: 0, max: 2 })
  if (depth === 0) return fc.record({ pages, parts: fc.constant([]) })
  const children = fc.array(mixed(depth - 1), { minLength: 1, maxLength: 2 })
  const container = fc.constantFrom(...containers)
  const part = fc.record({ container, children })
  return fc.record({ pages, parts: fc.uniqueArray(part, { maxLength: 2, selector: (each) => each.container }) })
}

interface Mixed {
  readonly pages: number
  readonly parts: readonly { readonly container: Container; readonly children: readonly Mixed[] }[]
}

function mixedOf(root: Mixed): { navigation: object; ids: string[] } {
  const ids: string[] = []
  const inside = (node: Mixed): object => {
    // Nothing is left empty: that has its own message.
    const count = Math.max(node.pages, node.parts.length === 0 ? 1 : 0)
    const own = Array.from({ length: count }, (_, index) => `p${ids.length + index}`)
    ids.push(...own)
    const lists = node.parts.map(({ container, children }) => [
      container,
      children.map((child, index) => ({
        [labelKeys[container]]: container === 'languages' ? codes[index]! : `${container} ${index}`,
        ...inside(child),
      })),
    ])
    return { ...(count > 0 && { pages: own }), ...Object.fromEntries(lists) }
  }
  return { navigation: inside(root), ids }
}

test('containers of several kinds side by side lose no page and light no two entries of one menu', () => {
  fc.assert(
    fc.property(mixed(4), (root) => {
      const { navigation, ids } = mixedOf(root)
      const { config } = read({ name: 'Mixed', navigation })
      const site = aSite({ navigation: config.navigation })
      expect([...reachable(site)].toSorted()).toEqual(ids.toSorted())
      expect(inOrder(site).toSorted()).toEqual(ids.toSorted())
      for (const page of site.pages) for (const label of activeOf(page)) expect(label).not.toContain('+')
    }),
    { numRuns: 100 },
  )
})
