/** mint.json files made at random over a handful of pages: what `migrate` writes gives the same site, or says where it does not. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownOf } from '../../../src/config/migrate/known.ts'
import { migrateConfig } from '../../../src/config/migrate/migrate.ts'
import { readConfig } from '../../../src/config/read.ts'
import type { Document } from '../../../src/model/document.ts'
import type { Site } from '../../../src/model/site.ts'
import { aSite, withMatter } from '../../site/factory.ts'
import { bare } from '../read-text.ts'

const ids = [
  'index',
  'a',
  'guides/a',
  'guides/deep/b',
  'api/a',
  'api/x',
  'api/v2/a',
  'api-more/a',
  '1/a',
  'v2/a',
  'fr/a',
]
const names = ['2', '1', '3', 'English', 'Français']
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const version = some(fc.constantFrom(...names))
const isDefaultHidden = some(fc.boolean())
const urls = ['guides', 'api', 'api/v2', 'guides/deep', '/api/', 'api/x', 'nowhere', 'fr', 'https://example.com/x']

interface Group {
  readonly group?: string
  readonly version?: string
  readonly pages: readonly (string | Group)[]
}
const { group } = fc.letrec<{ group: Group; entry: string | Group }>((tie) => ({
  entry: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 5, arbitrary: fc.constantFrom(...ids, 'gone', 'https://example.com/l') },
    { weight: 1, arbitrary: tie('group') },
  ),
  group: fc.record(
    { group: fc.constantFrom('S', 'T', 'U'), version: version, pages: fc.array(tie('entry'), { maxLength: 4 }) },
    { requiredKeys: ['pages', 'group'] },
  ) as fc.Arbitrary<Group>,
}))
const section = fc.record(
  { name: fc.constantFrom('A', 'B', 'C', 'D'), url: fc.constantFrom(...urls), version, isDefaultHidden },
  { requiredKeys: ['name', 'url'] },
)
const first = fc.record({ name: fc.constant('First'), isDefaultHidden }, { requiredKeys: [] })
const versions = fc.oneof(
  fc.subarray(names, { minLength: 1 }),
  fc.uniqueArray(
    fc.record(
      { name: fc.constantFrom(...names), default: fc.boolean(), locale: fc.constantFrom('en', 'fr', 'de') },
      { requiredKeys: ['name'] },
    ),
    { selector: ({ name }) => name, minLength: 1 },
  ),
  fc.shuffledSubarray([
    { name: 'English', locale: 'en' },
    { name: 'Français', locale: 'fr' },
    { name: 'Deutsch', locale: 'de', default: true },
  ]),
)
const mintJson = fc.record(
  {
    name: fc.constant('x'),
    tabs: fc.array(section, { maxLength: 3 }),
    anchors: fc.array(section, { maxLength: 3 }),
    primaryTab: first,
    topAnchor: first,
    versions,
    navigation: fc.tuple(fc.constant<Group>({ group: 'Start', pages: ['index'] }), group, group, group),
  },
  { requiredKeys: ['name', 'navigation'] },
)
const matter = fc.dictionary(
  fc.constantFrom(...ids),
  fc.record(
    { version: fc.constantFrom(...names), hidden: fc.boolean(), url: fc.constant('https://example.com/') },
    { requiredKeys: [] },
  ),
  { maxKeys: 2 },
)

function siteOf(text: string, file: string, documents: readonly Document[]): Site {
  const { config } = readConfig({ read: (path) => (path === file ? text : undefined) }, { file })
  return aSite({ config: config!, navigation: config!.navigation, pages: documents })
}

/** Whatever readers meet of the menus; `key` only numbers frames and groups. */
function shown(site: Site): unknown {
  const pages = site.pages.map((page) => ({
    ...page,
    document: undefined,
    previous: page.previous?.id,
    next: page.next?.id,
  }))
  const text = JSON.stringify({ home: site.home, pages }, (key, value: unknown) => (key === 'key' ? undefined : value))
  return bare(JSON.parse(text))
}

/** What the nested form cannot say, which is told. */
const lost = /"versions\.locale" is left out|the menu calls the language/

test('menus, switches and neighbours are the same', () => {
  fc.assert(
    fc.property(mintJson, matter, fc.boolean(), (mint, frontmatter, isSparse) => {
      const text = JSON.stringify(mint)
      const there = isSparse ? ids.filter((id) => text.includes(`"${id}"`)) : ids
      const documents = there.map((id) => withMatter(id, frontmatter[id] ?? {}))
      const old = siteOf(text, 'mint.json', documents)
      const made = migrateConfig(
        { read: (path) => (path === 'mint.json' ? text : undefined) },
        'mint.json',
        knownOf(old),
      )
      if (made.diagnostics.some(({ message }) => lost.test(message))) return
      expect(shown(siteOf(made.text!, 'docs.json', documents))).toEqual(shown(old))
    }),
    { numRuns: 300 },
  )
}, 60_000)
