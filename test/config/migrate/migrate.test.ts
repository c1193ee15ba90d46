import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { keyInfo } from '../../../src/config/key.ts'
import { keyMoves } from '../../../src/config/migrate/key-moves.ts'
import { migrateConfig } from '../../../src/config/migrate/migrate.ts'
import type { Migrated } from '../../../src/config/migrate/migrate.ts'
import { configSchema } from '../../../src/config/schema.ts'
import { definition, unwrapped } from '../../../src/schema/schema-facts.ts'
import type { Site } from '../../../src/model/site.ts'
import { isGenerated, knownOf } from '../../../src/config/migrate/known.ts'
import { buildFolder, mdx } from '../../site-kit.ts'
import type { SiteKit } from '../../site-kit.ts'
import type { ProjectFiles } from '../../temporary.ts'
import { folder, write } from '../../temporary.ts'
import { bare } from '../read-text.ts'

/** What a file becomes when nothing is known about its pages. */
function migrate(file: object | string, name = 'mint.json'): Migrated & { readonly value: Record<string, unknown> } {
  const text = typeof file === 'string' ? file : JSON.stringify(file, null, 2)
  const read = (path: string) => (path === name ? text : undefined)
  const made = migrateConfig({ read }, name, { pages: new Map(), made: new Set<string>(), listsRoot: false })
  return { ...made, value: JSON.parse(made.text ?? '{}') as Record<string, unknown> }
}

const start = { name: 'Plants', navigation: [{ group: 'Start', pages: ['index'] }] }

/** Whatever readers meet of the menus, and every setting. */
function shown(site: Site | undefined): unknown {
  if (!site) return undefined
  const { navigation: _, versions: __, file: ___, ...settings } = site.config
  const pages = site.pages.map((page) => ({
    id: page.id,
    label: page.label,
    visibility: page.visibility,
    frame: { levels: page.frame.levels, groups: page.frame.groups },
    groups: page.groups,
    previous: page.previous?.id,
    next: page.next?.id,
  }))
  return bare({ settings: { ...settings, look: { ...settings.look, accentAt: undefined } }, home: site.home, pages })
}

/** Builds a project with mint.json, then with what it became, and says where they differ. */
async function both(mint: object, files: ProjectFiles): Promise<{ old: SiteKit; made: SiteKit; migrated: Migrated }> {
  const root = folder({ ...files, 'mint.json': mint })
  const old = await buildFolder(root)
  const read = (path: string) => (path === 'mint.json' ? JSON.stringify(mint, null, 2) : undefined)
  const migrated = migrateConfig({ read }, 'mint.json', knownOf(old.site))
  write(root, { 'docs.json': migrated.text! })
  const made = await buildFolder(root)
  return { old, made, migrated }
}

const ok = { '200': { description: 'Fine' } }
const description = {
  openapi: '3.1.0',
  info: { title: 'Plants', version: '1.0.0' },
  paths: {
    '/plants': { get: { summary: 'List', tags: ['Plants'], responses: ok }, post: { summary: 'Add', responses: ok } },
    '/pots': { get: { summary: 'Pots', tags: ['Pots'], responses: ok } },
  },
}

const pages = (...names: string[]): ProjectFiles =>
  Object.fromEntries(names.map((name) => [`${name}.mdx`, mdx(name.replaceAll('/', ' '))]))

describe('keys', () => {
  test('move to their new names in the order of the file', () => {
    const { text, diagnostics } = migrate({
      name: 'Plants',
      logo: '/l.svg',
      topbarLinks: [{ name: 'Mail', url: 'mailto:a@example.com' }],
      topbarCtaButton: { type: 'link', name: 'Go', url: 'https://example.com', style: 'pill' },
      search: 'side',
      modeToggle: { default: 'dark', isHidden: true },
      navigation: start.navigation,
      footerSocials: { x: 'https://x.com/plants', github: 'https://github.com/plants' },
      api: { baseUrl: 'https://a.example.com', auth: { method: 'key', name: 'x-key' }, playground: { mode: 'hide' } },
      codeBlock: { mode: 'auto' },
      metadata: { 'og:image': '/og.png' },
      basePath: '/docs',
    })
    expect(diagnostics).toEqual([])
    expect(JSON.parse(text!)).toEqual({
      name: 'Plants',
      logo: '/l.svg',
      navbar: {
        links: [{ label: 'Mail', href: 'mailto:a@example.com' }],
        // A link of the flat form has an arrow by itself.
        primary: { type: 'button', label: 'Go', href: 'https://example.com', style: 'pill', arrow: true },
      },
      search: { location: 'side' },
      appearance: { default: 'dark', strict: true },
      navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
      footer: { socials: { x: 'https://x.com/plants', github: 'https://github.com/plants' } },
      api: {
        mdx: { server: 'https://a.example.com', auth: { method: 'key', name: 'x-key' } },
        playground: { display: 'none' },
      },
      styling: { codeblocks: 'system' },
      seo: { metatags: { 'og:image': '/og.png' } },
      site: { base: '/docs' },
    })
    expect(Object.keys(JSON.parse(text!) as object)).toEqual(
      'name logo navbar search appearance navigation footer api styling seo site'.split(' '),
    )
  })

  test('without a place are named with theirs, and those without a newer word stay', () => {
    const { value, diagnostics } = migrate(
      '{ "name": "P",\n  "colors": {\n    "primary": "#116633", "ultraDark": "#003311" },\n  "rounded": "sharp",\n  "navigation": [{ "group": "A", "pages": ["index"], "color": "red" }] }',
    )
    expect(value).toMatchObject({ name: 'P', rounded: 'sharp' })
    expect(value).not.toHaveProperty('colors.ultraDark')
    expect(diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}:${at?.column}`)).toEqual([
      'migrate-dropped mint.json:3:27',
      'migrate-kept mint.json:4:3',
    ])
  })

  test('that every object has by itself stay as unknown ones do', () => {
    const { value } = migrate({ ...start, constructor: { a: 1 }, toString: 5, modeToggle: { valueOf: true } })
    expect(value).toMatchObject({ constructor: { a: 1 }, toString: 5 })
  })

  test.each([
    ['older', { title: 'More', links: [{ label: 'Blog', url: '/blog' }] }],
    ['newer', { header: 'More', items: [{ label: 'Blog', href: '/blog' }] }],
  ])('of the footer keep their columns, in the %s form', (_, column) => {
    const { value, diagnostics } = migrate({ ...start, footer: { socials: { x: 'https://x.com/a' }, links: [column] } })
    expect(value['footer']).toEqual({
      socials: { x: 'https://x.com/a' },
      links: [{ header: 'More', items: [{ label: 'Blog', href: '/blog' }] }],
    })
    expect(diagnostics).toEqual([])
  })

  test('that are there in both forms keep the newer value', () => {
    const { value, diagnostics } = migrate({
      ...start,
      modeToggle: { default: 'dark' },
      appearance: { default: 'light' },
    })
    expect(value['appearance']).toEqual({ default: 'light' })
    expect(diagnostics.map(({ code }) => code)).toEqual(['migrate-dropped'])
  })

  test('and versions without a page of their own stay, and what was wrong before is told', () => {
    const { diagnostics, value } = migrate({
      name: 'P',
      versions: ['2', '1'],
      navigation: [
        { group: 'New', version: '2', pages: ['a'] },
        { group: 'Empty', version: '2', pages: [] },
        { group: 3 },
      ],
    })
    expect(value['navigation']).toMatchObject({ versions: [{ version: '2' }, { version: '1' }] })
    expect(diagnostics.some(({ at, code }) => at?.line !== undefined && !code.startsWith('migrate'))).toBe(true)
  })

  test('of the older form beside a nested navigation are told; the site reads them as before', () => {
    const { value, diagnostics } = migrate(
      {
        name: 'P',
        navigation: { tabs: [{ tab: 'A', pages: ['index'] }] },
        anchors: [{ name: 'Chat', url: 'https://example.com' }],
        tabs: [{ name: 'Lost', url: 'lost' }],
      },
      'docs.json',
    )
    expect(value).toMatchObject({ anchors: [{ name: 'Chat' }] })
    expect(value).not.toHaveProperty('tabs')
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'migrate-kept: "anchors" stays as it is: "navigation" is in the nested form already.',
      'migrate-dropped: "tabs" is left out: "navigation.tabs" says the same and wins.',
    ])
  })

  test('in files of their own stand in the new file, which is told', () => {
    const files = new Map([
      ['mint.json', '{ "name": "P",\n  "navigation": { "$ref": "./nav.json" } }'],
      ['nav.json', '[{ "group": "A", "pages": ["index"] }]'],
    ])
    const known = { pages: new Map(), made: new Set<string>(), listsRoot: false }
    const { text, diagnostics } = migrateConfig({ read: (path) => files.get(path) }, 'mint.json', known)
    expect(JSON.parse(text!)).toEqual({ name: 'P', navigation: { groups: [{ group: 'A', pages: ['index'] }] } })
    expect(diagnostics).toEqual([
      {
        code: 'migrate-inlined',
        severity: 'info',
        message: 'What "nav.json" holds stands in the new file; "nav.json" is not read any more.',
        at: { file: 'nav.json', line: 1, column: 1 },
        hint: 'Remove "nav.json" when nothing else needs it.',
      },
    ])
  })

  test('of nobody stay as they are', () => {
    expect(migrate({ ...start, 'x-own': [1], colour: 'red' }).value).toMatchObject({ 'x-own': [1], colour: 'red' })
  })

  test('of the older form are all known, as far as there is a newer word', () => {
    const all = Object.keys(keyMoves)
    const told = (schema: z.core.$ZodType, path: readonly string[]): string[] => {
      const def = definition(unwrapped(schema))
      const members = def.type === 'object' ? Object.entries(def.shape) : []
      return members.flatMap(([name, child]) => {
        const here = [...path, name].join('.')
        const isKnown = all.some(
          (known) => known === here || here.startsWith(`${known}.`) || known.startsWith(`${here}.`),
        )
        const isOld = keyInfo(child)?.newer !== undefined && !isKnown
        const below = told(child, [...path, name])
        return isOld ? below.concat(here) : below
      })
    }
    expect(told(configSchema, [])).toEqual(['tabs', 'anchors', 'versions'])
  })

  test('of services are moved one by one: those that both keys name are read from the newer one', () => {
    const older = { ga4: { measurementId: 'G-OLD' }, plausible: { domain: 'a.example' } }
    const newer = { ga4: { measurementId: 'G-NEW' }, fathom: { siteId: 'F' } }
    for (const file of [
      { name: 'P', navigation: [], analytics: older, integrations: newer },
      { name: 'P', navigation: [], integrations: newer, analytics: older },
    ]) {
      const { value, diagnostics } = migrate(file, 'docs.json')
      expect(value).not.toHaveProperty('analytics')
      expect((value as { integrations: object }).integrations).toEqual({ ...newer, plausible: older.plausible })
      expect(diagnostics.filter(({ message }) => message.includes('analytics.ga4'))).toHaveLength(1)
    }
    const alone = migrate({ name: 'P', navigation: [], analytics: older }, 'docs.json').value
    expect(alone).toMatchObject({ integrations: older })
    expect(migrate({ name: 'P', navigation: [], analytics: {} }, 'docs.json').value).not.toHaveProperty('analytics')
  })

  test('of a file in the nested form are left alone', () => {
    const nested = { name: 'P', navigation: { tabs: [{ tab: 'A', pages: ['index'] }] } }
    expect(migrate(nested, 'docs.json').value).toEqual(nested)
  })
})

describe('the same site', () => {
  test('of groups in groups, an icon and a bad page', async () => {
    const { old, made } = await both(
      {
        name: 'Plants',
        navigation: [
          {
            group: 'Start',
            icon: 'leaf',
            iconType: 'solid',
            pages: ['index', { group: 'More', pages: ['a/b', 'gone'] }],
          },
          { group: 'Links', pages: ['https://example.com/x', '/a/c'] },
        ],
      },
      pages('index', 'a/b', 'a/c'),
    )
    expect(shown(made.site)).toEqual(shown(old.site))
  })

  test('of tabs and anchors by prefix, gradients, and tabs that show on their own pages', async () => {
    const { old, made, migrated } = await both(
      {
        name: 'Plants',
        primaryTab: { name: 'Guides' },
        tabs: [
          { name: 'Reference', url: 'reference' },
          { name: 'Blog', url: 'https://example.com/blog' },
          { name: 'Inside', url: 'inside', isDefaultHidden: true },
        ],
        anchors: [
          {
            name: 'Chat',
            icon: 'comments',
            url: 'https://example.com/chat',
            color: { from: '#16794c', to: '#4fd69c' },
          },
          { name: 'Mail', icon: 'envelope', url: 'mailto:a@example.com' },
        ],
        navigation: [
          { group: 'Start', pages: ['index', 'start'] },
          { group: 'Mixed', pages: ['more', 'reference/one', 'inside/a'] },
          { group: 'All', pages: ['reference/two'] },
        ],
      },
      pages('index', 'start', 'more', 'reference/one', 'reference/two', 'inside/a'),
    )
    expect(shown(made.site)).toEqual(shown(old.site))
    expect(made.codes.filter((code) => !old.codes.includes(code))).toEqual(['config-twice'])
    expect(JSON.parse(migrated.text!)).toMatchObject({
      navigation: { tabs: [{ tab: 'Guides' }, { tab: 'Reference' }, { href: 'https://example.com/blog' }, {}] },
    })
  })

  test('of pages that no menu lists: they are in the tab of their folder', async () => {
    const { old, made } = await both(
      {
        name: 'Plants',
        primaryTab: { name: 'Guides' },
        tabs: [
          { name: 'Newer', url: 'api/v2' },
          { name: 'API', url: 'api' },
          { name: 'Deep', url: 'deep' },
          { name: 'One', url: 'one' },
          { name: 'Alone', url: 'alone' },
        ],
        navigation: [
          { group: 'Start', pages: ['index', 'guides/start'] },
          { group: 'Newer', pages: ['api/v2/a', 'api/v2/b'] },
          { group: 'API', pages: ['api/a', 'api/ref/b'] },
          { group: 'Deep', pages: ['deep/er/a', 'deep/er/b'] },
          { group: 'One', pages: ['one/inside/a'] },
        ],
      },
      pages(
        'index',
        'guides/start',
        'api/v2/a',
        'api/v2/b',
        'api/a',
        'api/ref/b',
        'deep/er/a',
        'deep/er/b',
        'one/inside/a',
        'alone',
        'alone/x',
        'api/secret',
        'api/v2/secret',
        'api/ref/secret',
        'api/other/secret',
        'deep/secret',
        'deep/other/secret',
        'one/secret',
        'guides/secret',
        'other/secret',
        'secret',
      ),
    )
    const litOf = ({ site }: SiteKit) =>
      site!.pages.map(({ id, frame }) => `${id}: ${frame.levels[0]!.items.find(({ active }) => active)?.label}`)
    expect(litOf(old)).toEqual(expect.arrayContaining(['api/secret: API', 'deep/secret: Deep', 'one/secret: One']))
    expect(litOf(made)).toEqual(litOf(old))
  })

  test('of versions by group, by anchor and by front matter', async () => {
    const { old, made } = await both(
      {
        name: 'Plants',
        versions: ['2.0', '1.0'],
        topAnchor: { name: 'Docs' },
        anchors: [{ name: 'Old', url: 'legacy', version: '1.0', isDefaultHidden: true }],
        navigation: [
          { group: 'Start', pages: ['index', 'new'] },
          { group: 'Old', version: '1.0', pages: ['legacy/intro'] },
        ],
      },
      {
        ...pages('index', 'legacy/intro'),
        'new.mdx': '---\ntitle: New\ndescription: D.\nversion: "2.0"\n---\n\nText.\n',
      },
    )
    const idsOf = (kit: SiteKit) =>
      kit.site!.pages.map(({ id, groups, frame, previous, next }) => ({
        id,
        groups,
        sidebar: frame.groups,
        previous: previous?.id,
        next: next?.id,
      }))
    expect(bare(idsOf(made))).toEqual(bare(idsOf(old)))
    expect(made.site!.pages.map(({ route }) => route)).toEqual(old.site!.pages.map(({ route }) => route))
  })

  test('of versions that are languages, and of versions of which only some have one', async () => {
    const given = (second: object) => ({
      name: 'Plants',
      versions: [
        { name: 'English', locale: 'en' },
        { name: 'Français', ...second },
      ],
      navigation: [
        { group: 'Start', version: 'English', pages: ['en/a'] },
        { group: 'Début', version: 'Français', pages: ['fr/a'] },
      ],
    })
    const { old, made, migrated } = await both(given({ locale: 'fr' }), pages('en/a', 'fr/a'))
    const languages = (kit: SiteKit) => kit.site!.pages.map(({ id, frame }) => [id, frame.language?.tag])
    expect(languages(made)).toEqual(languages(old))
    expect(JSON.parse(migrated.text!)).toMatchObject({
      navigation: { languages: [{ language: 'en' }, { language: 'fr' }] },
    })
    expect(migrated.diagnostics).toEqual([])
    const some = await both(given({}), pages('en/a', 'fr/a'))
    expect(JSON.parse(some.migrated.text!)).toMatchObject({
      navigation: { versions: [{ version: 'English' }, { version: 'Français' }] },
    })
    expect(some.migrated.diagnostics.map(({ code }) => code)).toEqual(['migrate-dropped'])
  })

  test('of versions that no page belongs to: a name in the menu, or the folder of that name', async () => {
    const { old, made, migrated } = await both(
      {
        name: 'Plants',
        versions: ['3.0', '2.0', 'beta'],
        navigation: [
          { group: 'Start', pages: ['index', 'a'] },
          { group: 'New', version: '3.0', pages: ['c'] },
        ],
      },
      pages('index', 'a', 'c', 'beta/x'),
    )
    expect(JSON.parse(migrated.text!)).toMatchObject({
      navigation: { versions: [{ version: '3.0' }, { version: '2.0' }, { version: 'beta' }] },
    })
    const menu = (kit: SiteKit) =>
      kit.site!.pages.map(({ id, frame }) => [id, frame.levels[0]?.items.map(({ label, page }) => [label, page])])
    expect(menu(made)).toEqual(menu(old))
    expect(made.codes).toEqual(['config-twice'])
  })

  test('of tabs around anchors: the tab stays lit, and what language models read keeps its parts', async () => {
    const { old, made } = await both(
      {
        name: 'Plants',
        tabs: [{ name: 'API', url: 'api' }],
        anchors: [{ name: 'Guides', url: 'guides' }],
        navigation: [{ group: 'All', pages: ['index', 'api/x', 'guides/g'] }],
      },
      pages('index', 'api/x', 'guides/g'),
    )
    expect(made.html('/guides/g/')).toBe(old.html('/guides/g/'))
    expect(made.page('/guides/g/').text()).toContain('Documentation')
    expect(made.read('llms.txt')).toBe(old.read('llms.txt'))
    expect(made.read('llms.txt')).toContain('## Documentation / Guides')
  })

  test('of a version whose first page is in another tab: the menu leads to the first page of the first tab', async () => {
    const { old, made } = await both(
      {
        name: 'Plants',
        versions: ['2', '1'],
        tabs: [{ name: 'API', url: 'api' }],
        navigation: [
          { group: 'Start', pages: ['index'] },
          { group: 'Old', version: '1', pages: ['api/a', 'b'] },
        ],
      },
      pages('index', 'api/a', 'b'),
    )
    const menu = (kit: SiteKit) => kit.site!.byId.get('index')!.frame.levels[0]!.items.map(({ page }) => page)
    expect(menu(old)).toEqual(['index', 'b'])
    expect(made.html('/')).toBe(old.html('/'))
  })

  test('of a tab without pages, which stays with the folder that it waits for', async () => {
    const { old, made, migrated } = await both(
      { name: 'Plants', tabs: [{ name: 'API', url: 'api' }], navigation: start.navigation },
      pages('index'),
    )
    expect(JSON.parse(migrated.text!)).toMatchObject({ navigation: { tabs: [{}, { tab: 'API', folder: 'api' }] } })
    expect(migrated.diagnostics).toEqual([])
    expect(made.html('/')).toBe(old.html('/'))
    expect(made.codes).toContain('section-empty')
  })

  test('of folders only where menus depend on them', async () => {
    const { migrated } = await both(
      {
        name: 'Plants',
        tabs: [{ name: 'API', url: 'api' }],
        navigation: [{ group: 'All', pages: ['index', 'api/a'] }],
      },
      pages('index', 'api/a'),
    )
    expect(migrated.text).not.toContain('folder')
  })

  test('of a language that is called another name than its own, which is told', async () => {
    const { old, made, migrated } = await both(
      {
        name: 'Plants',
        versions: [
          { name: 'English (US)', locale: 'en' },
          { name: 'Français', locale: 'fr' },
          { name: 'Deutsch', locale: 'de' },
        ],
        navigation: [
          { group: 'Start', pages: ['index'] },
          { group: 'Début', version: 'Français', pages: ['fr/a'] },
        ],
      },
      pages('index', 'fr/a'),
    )
    expect(migrated.diagnostics).toMatchObject([
      {
        code: 'migrate-dropped',
        message: 'The name "English (US)" is left out: the menu calls the language "English".',
      },
    ])
    const menu = ({ site }: SiteKit) => site!.byId.get('index')!.frame.levels.map(({ as, items }) => [as, items.length])
    expect(menu(old)).toEqual([['language', 2]])
    expect(menu(made)).toEqual(menu(old))
    expect(old.diagnostics.find(({ code }) => code === 'version-unused')?.message).toContain('Deutsch')
  })

  test('of a description that the root lists and a tab claims', async () => {
    const { old, made } = await both(
      {
        name: 'Plants',
        openapi: 'openapi.yaml',
        tabs: [{ name: 'API', url: 'api-reference' }],
        navigation: [
          { group: 'Start', pages: ['index'] },
          { group: 'About', pages: ['api-reference/intro'] },
        ],
      },
      { ...pages('index', 'api-reference/intro'), 'openapi.yaml': description },
    )
    expect(made.site!.pages.map(({ id }) => id)).toEqual(old.site!.pages.map(({ id }) => id))
    expect(old.site!.pages.filter(isGenerated).length).toBeGreaterThan(2)
    const levels = (kit: SiteKit) => bare(kit.site!.pages.map(({ id, frame }) => [id, frame.levels]))
    expect(levels(made)).toEqual(levels(old))
  })

  test('of a whole project with mint.json', async () => {
    const root = folder()
    cpSync(join(import.meta.dirname, '../../sites/mint-classic'), root, { recursive: true })
    const old = await buildFolder(root)
    const read = (path: string) => (path === 'mint.json' ? readFileSync(join(root, path), 'utf8') : undefined)
    write(root, { 'docs.json': migrateConfig({ read }, 'mint.json', knownOf(old.site)).text! })
    const made = await buildFolder(root)
    expect(shown(made.site)).toEqual(shown(old.site))
  })
})
