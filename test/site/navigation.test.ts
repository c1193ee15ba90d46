import { describe, expect, test } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import { aDocument, aGroup, aNavLink, aPage, aSection, aSite, at, pageOf, versionNames, withMatter } from './factory.ts'
import { levelsOf, sidebarOf } from './outline.ts'

const codes = (site: Site) => site.diagnostics.map(({ code }) => code)

describe('sections by prefix', () => {
  test('a prefix matches whole segments and the longest one wins over tabs and anchors', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'Docs', [], { prefix: '' }),
        aSection('tab', 'API', [], { prefix: 'api' }),
        aSection('anchor', 'Beta', [], { prefix: '/api/beta/' }),
        aGroup('All', ['index', 'api/one', 'api-reference/x', 'api/beta/two']),
      ],
    })
    expect(sidebarOf(pageOf(site, 'index'))).toEqual(['All: index, api-reference/x'])
    expect(sidebarOf(pageOf(site, 'api/one'))).toEqual(['All: api/one'])
    expect(sidebarOf(pageOf(site, 'api/beta/two'))).toEqual(['All: api/beta/two'])
    expect(levelsOf(pageOf(site, 'index'))).toEqual(['tab: [Docs] API', 'anchor: Beta'])
    expect(levelsOf(pageOf(site, 'api/one'))).toEqual(['tab: Docs [API]', 'anchor: Beta'])
    expect(levelsOf(pageOf(site, 'api/beta/two'))).toEqual(['tab: Docs [API]', 'anchor: [Beta]'])
    expect(site.diagnostics).toEqual([])
  })

  test('a tab wins a tie with an anchor', () => {
    const site = aSite({
      navigation: [
        aSection('anchor', 'Anchor', [], { prefix: 'api', visibility: 'inside-only' }),
        aSection('tab', 'Tab', [], { prefix: 'api' }),
        aGroup('All', ['api/one']),
      ],
    })
    expect(levelsOf(pageOf(site, 'api/one'))).toEqual(['tab: [Tab]'])
  })

  test('a nested group and its title page are cut where they belong', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'Docs', [], { prefix: '' }),
        aSection('tab', 'API', [], { prefix: 'api' }),
        aGroup('Mixed', [
          aNavLink('Status', 'https://s.example'),
          'a',
          aGroup('In', ['api/b', 'c'], { root: 'api/root' }),
          'd',
        ]),
      ],
    })
    expect(sidebarOf(pageOf(site, 'a'))).toEqual(['Mixed: <https://s.example>, a, {In: c}, d'])
    expect(sidebarOf(pageOf(site, 'api/b'))).toEqual(['Mixed: {In=api/root: api/b}'])
  })

  test('a tab without pages leads to the page at exactly its address, else it is told', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'Docs', [], { prefix: '' }),
        aSection('tab', 'News', [], { prefix: 'changelog' }),
        aSection('tab', 'Nothing', [], { prefix: 'nothing', at: at(9) }),
        aGroup('Start', ['index']),
      ],
      pages: ['index', 'changelog'],
    })
    expect(levelsOf(pageOf(site, 'index'))).toEqual(['tab: [Docs] News (Nothing)'])
    expect(levelsOf(pageOf(site, 'changelog'))).toEqual(['tab: Docs [News] (Nothing)'])
    expect(site.diagnostics).toMatchObject([{ code: 'section-empty', severity: 'warning', at: at(9) }])
  })

  test('a part that is hidden by default shows on its own pages only; links to elsewhere stay links', () => {
    const site = aSite({
      navigation: [
        aSection('anchor', 'Docs', [], { prefix: '' }),
        aSection('anchor', 'Chat', [], { href: 'https://chat.example' }),
        aSection('anchor', 'Old', [], { prefix: 'legacy', visibility: 'inside-only' }),
        aGroup('Start', ['index']),
        aGroup('Old', ['legacy/intro']),
      ],
    })
    expect(levelsOf(pageOf(site, 'index'))).toEqual(['anchor: [Docs] Chat'])
    expect(levelsOf(pageOf(site, 'legacy/intro'))).toEqual(['anchor: Docs Chat [Old]'])
  })
})

describe('versions beside the tree', () => {
  const navigation = [
    aSection('tab', 'Docs', [], { prefix: '' }),
    aSection('tab', 'API', [], { prefix: 'v2/api' }),
    aSection('anchor', 'Old', [], { prefix: 'v1', version: '1.0', visibility: 'inside-only' }),
    aGroup('Shared', ['index']),
    aGroup('New', ['v2/guide', 'v2/api/one'], { version: '2.0' }),
    aGroup('Before', ['v1/guide'], { version: '1.0' }),
  ]

  test('each version shows its own parts and what belongs to none', () => {
    const site = aSite({ navigation, config: { versions: versionNames(['2.0', '1.0'], 7) } })
    expect(levelsOf(pageOf(site, 'index'))).toEqual(['version: [2.0] 1.0', 'tab: [Docs] API'])
    expect(sidebarOf(pageOf(site, 'index'))).toEqual(['Shared: index', 'New: v2/guide'])
    expect(levelsOf(pageOf(site, 'v1/guide'))).toEqual(['version: 2.0 [1.0]', 'tab: [Docs]', 'anchor: [Old]'])
    expect(sidebarOf(pageOf(site, 'v1/guide'))).toEqual(['Before: v1/guide'])
    const [versions] = pageOf(site, 'index').frame.levels
    expect(versions?.items).toMatchObject([
      { label: '2.0', page: 'index', folder: 'v2' },
      { label: '1.0', page: 'v1/guide', folder: 'v1' },
    ])
    expect(site.diagnostics).toEqual([])
  })

  test('front matter decides over the group around the page', () => {
    const site = aSite({
      navigation: [aGroup('All', ['a', 'b'], { version: '2.0' })],
      pages: ['a', withMatter('b', { version: '1.0' })],
      config: { versions: versionNames(['2.0', '1.0'], 7) },
    })
    expect(sidebarOf(pageOf(site, 'a'))).toEqual(['All: a'])
    expect(sidebarOf(pageOf(site, 'b'))).toEqual(['All: b'])
  })

  test('names that nothing uses are shown all the same', () => {
    const site = aSite({ navigation: [aGroup('All', ['a'])], config: { versions: versionNames(['2.0', '1.0'], 7) } })
    expect(levelsOf(pageOf(site, 'a'))).toEqual(['version: [2.0] (1.0)'])
    expect(site.diagnostics).toMatchObject([
      { code: 'version-unused', severity: 'info', at: at(7), hint: 'Give a group "version": "2.0".' },
      { code: 'version-unused', severity: 'info', at: at(8), hint: 'Give a group "version": "1.0".' },
    ])
  })

  test('a name that only front matter gives is used; the first one holds all that has no version', () => {
    const site = aSite({
      navigation: ['a', 'b'],
      pages: ['a', withMatter('b', { version: '1.0' })],
      config: { versions: versionNames(['2.0', '1.0']) },
    })
    expect(site.diagnostics).toEqual([])
  })

  test('what belongs to a name that is not listed is shown everywhere; the configuration has told it', () => {
    const site = aSite({
      navigation: [aGroup('All', ['a'], { version: 'v22' }), aGroup('Own', ['b'], { version: 'v2' })],
      config: { versions: versionNames(['v2']) },
    })
    expect(sidebarOf(pageOf(site, 'a'))).toEqual(['All: a', 'Own: b'])
    expect(site.diagnostics).toEqual([])
  })
})

describe('sections of one version', () => {
  const versions = (...names: string[]) => ({ versions: versionNames(names) })
  const sections = [
    aSection('anchor', 'Docs', [], { prefix: '' }),
    aSection('anchor', 'Old guide', [], { prefix: 'v1', version: '1.0' }),
    aSection('anchor', 'New guide', [], { prefix: 'v2', version: '2.0' }),
  ]
  const variants = (site: Site, id: string) =>
    pageOf(site, id).variants?.map(({ version, frame, groups }) => ({
      version,
      groups: groups.map(({ label }) => label),
      levels: levelsOf({ ...pageOf(site, id), frame }),
      sidebar: sidebarOf({ ...pageOf(site, id), frame }),
    }))

  test('the pages that an anchor claims belong to its version, and the menu leads to them', () => {
    const site = aSite({
      navigation: [...sections, aGroup('G', ['index']), aGroup('Old', ['v1/start']), aGroup('New', ['v2/start'])],
      config: versions('2.0', '1.0'),
    })
    expect(levelsOf(pageOf(site, 'index'))).toEqual(['version: [2.0] 1.0', 'anchor: [Docs] New guide'])
    expect(levelsOf(pageOf(site, 'v1/start'))).toEqual(['version: 2.0 [1.0]', 'anchor: Docs [Old guide]'])
    expect(sidebarOf(pageOf(site, 'index'))).toEqual(['G: index'])
    expect(pageOf(site, 'index').frame.levels[0]?.items.map(({ page }) => page)).toEqual(['index', 'v1/start'])
    expect(site.diagnostics).toEqual([])
  })

  test('a group or front matter decides over the address', () => {
    const site = aSite({
      navigation: [...sections, aGroup('A', ['v1/a'], { version: '2.0' }), aGroup('B', ['v1/b', 'v1/c'])],
      pages: ['v1/a', withMatter('v1/b', { version: '2.0' }), 'v1/c'],
      config: versions('2.0', '1.0'),
    })
    expect(levelsOf(pageOf(site, 'v1/a'))[0]).toBe('version: [2.0] 1.0')
    expect(levelsOf(pageOf(site, 'v1/b'))[0]).toBe('version: [2.0] 1.0')
    expect(sidebarOf(pageOf(site, 'v1/c'))).toEqual(['B: v1/c'])
  })

  test('one address for two versions decides nothing', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'Docs', [], { prefix: '' }),
        aSection('tab', 'Old API', [], { prefix: 'api', version: '1.0' }),
        aSection('tab', 'API', [], { prefix: 'api', version: '2.0' }),
        aGroup('G', ['index', 'api/one']),
      ],
      config: versions('2.0', '1.0'),
    })
    expect(levelsOf(pageOf(site, 'api/one'))).toEqual(['version: [2.0] 1.0', 'tab: Docs [API]'])
    expect(variants(site, 'api/one')?.[0]?.levels).toEqual(['version: 2.0 [1.0]', 'tab: Docs [Old API]'])
  })

  test('links do not keep a group whose pages are all of another version', () => {
    const site = aSite({
      navigation: [...sections, aGroup('G', ['index']), aGroup('Old', [aNavLink('x', 'https://x.example'), 'v1/a'])],
      config: versions('2.0', '1.0'),
    })
    expect(sidebarOf(pageOf(site, 'index'))).toEqual(['G: index'])
  })

  test('an anchor to elsewhere makes its version one to choose, which leads to the shared pages', () => {
    const site = aSite({
      navigation: [
        aSection('anchor', 'Docs', [], { prefix: '' }),
        aSection('anchor', 'Old', [], { href: 'https://old.example', version: '1.0' }),
        aGroup('G', ['index', 'a']),
        aGroup('New', ['v2/a'], { version: '2.0' }),
      ],
      config: versions('2.0', '1.0'),
    })
    expect(levelsOf(pageOf(site, 'v2/a'))).toEqual(['version: [2.0] 1.0', 'anchor: [Docs]'])
    expect(pageOf(site, 'v2/a').frame.levels[0]?.items[1]?.page).toBe('index')
    expect(variants(site, 'a')).toEqual([
      { version: '1.0', groups: ['G'], levels: ['version: 2.0 [1.0]', 'anchor: [Docs] Old'], sidebar: ['G: index, a'] },
    ])
    expect(variants(site, 'v2/a')).toBeUndefined()
    expect(site.diagnostics).toEqual([])
  })

  test('a version whose anchor names a page that no menu lists leads to it', () => {
    const site = aSite({
      navigation: [...sections, aGroup('G', ['index', 'v2/a'])],
      pages: ['index', 'v2/a', 'v1'],
      config: versions('2.0', '1.0'),
    })
    expect(levelsOf(pageOf(site, 'v1'))).toEqual(['version: 2.0 [1.0]', 'anchor: Docs [Old guide]'])
    expect(pageOf(site, 'index').frame.levels[0]?.items[1]?.page).toBe('v1')
  })

  test('a page outside the navigation is shared where its neighbours are', () => {
    const site = aSite({
      navigation: [...sections, aGroup('G', ['index', 'guides/a', 'v1/a', 'v2/a'])],
      pages: ['index', 'guides/a', 'v1/a', 'v2/a', 'guides/b', 'news', 'v2/b'],
      config: versions('2.0', '1.0'),
    })
    const of = (id: string) => variants(site, id)?.map(({ version, groups }) => [version, groups])
    expect(of('guides/b')).toEqual([['1.0', []]])
    expect(of('news')).toEqual([['1.0', []]])
    expect(of('v2/b')).toBeUndefined()
  })
})

describe('nested sections', () => {
  test('every list of sections on the way to a page is a level with one active entry', () => {
    const site = aSite({
      navigation: [
        aSection('anchor', 'Blog', [], { href: 'https://blog.example' }),
        aSection('language', 'en', [
          aSection('version', 'v2', [
            aSection('tab', 'Guides', [aGroup('G', ['en/v2/a'])]),
            aSection('tab', 'API', ['en/v2/b']),
          ]),
          aSection('version', 'v1', [aGroup('G', ['en/v1/a'])]),
        ]),
        aSection('language', 'fr', ['fr/a']),
      ],
    })
    expect(levelsOf(pageOf(site, 'en/v2/b'))).toEqual([
      'language: [English] Français',
      'anchor: Blog',
      'version: [v2] v1',
      'tab: Guides [API]',
    ])
    expect(levelsOf(pageOf(site, 'fr/a'))).toEqual(['language: English [Français]', 'anchor: Blog'])
    expect(sidebarOf(pageOf(site, 'en/v2/b'))).toEqual(['-: en/v2/b'])
  })

  test('pages beside sections have a frame of their own', () => {
    const site = aSite({ navigation: [aSection('tab', 'API', ['api']), aGroup('G', ['a'])] })
    expect(levelsOf(pageOf(site, 'a'))).toEqual(['tab: API'])
  })

  test('a switch leads to the first page that is at home in its section: another would show the section of its home', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'A', ['shared', 'a']),
        aSection('tab', 'B', ['shared', 'b']),
        aSection('tab', 'C', ['shared']),
      ],
    })
    const [tabs] = pageOf(site, 'a').frame.levels
    expect(tabs!.items.map(({ page }) => page)).toEqual(['shared', 'b', 'shared'])
    expect(levelsOf(pageOf(site, 'b'))).toEqual(['tab: A [B] C'])
  })

  test('an address of a page that is at home in another section leads to the first page of its own', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'A', ['shared', 'a']),
        aSection('tab', 'B', ['shared', 'b'], { href: '/shared' }),
        aSection('tab', 'C', ['c', 'd'], { href: '/d#x' }),
        aSection('tab', 'D', ['shared'], { href: '/shared' }),
        aSection('tab', 'E', ['e', 'shared'], { href: '/shared#part' }),
      ],
    })
    expect(pageOf(site, 'a').frame.levels[0]!.items.map(({ page, href }) => page ?? href)).toEqual([
      'shared',
      'b',
      '/d#x',
      '/shared',
      '/shared#part',
    ])
  })

  test('a part inside that names its own page by an address is what a switch leads to before a page at home elsewhere', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'A', ['shared']),
        aSection('tab', 'B', [aSection('dropdown', 'C', ['b'], { href: '/b' }), aSection('dropdown', 'D', ['shared'])]),
      ],
    })
    expect(pageOf(site, 'shared').frame.levels[0]!.items.map(({ page, href }) => page ?? href)).toEqual([
      'shared',
      '/b',
    ])
  })

  test('of two versions with one name the first is the home of what both list', () => {
    const site = aSite({
      navigation: [
        aSection('version', '1', ['shared']),
        aSection('version', '1', [aSection('tab', 'A', ['a']), aSection('tab', 'B', ['shared', 'b'])]),
      ],
    })
    expect(pageOf(site, 'a').frame.levels[1]!.items.map(({ page }) => page)).toEqual(['a', 'b'])
  })

  test('a section inside a group is a home of its pages, too', () => {
    const nested = aGroup('G', [aSection('menu', 'M', ['shared', 'b'])])
    const site = aSite({ navigation: [aSection('tab', 'A', ['shared']), aSection('tab', 'B', [nested])] })
    expect(pageOf(site, 'shared').frame.levels[0]!.items.map(({ page }) => page)).toEqual(['shared', 'b'])
  })

  test('a switch leads to the default version of its section', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'A', [aSection('version', '1', ['a1']), aSection('version', '2', ['a2'], { isDefault: true })]),
        aSection('tab', 'B', ['b']),
      ],
    })
    expect(pageOf(site, 'b').frame.levels[0]?.items[0]?.page).toBe('a2')
    expect(site.home).toBe('a2')
  })

  test('pages that stand before versions are what a switch leads to: nothing else would', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'A', [
          'overview',
          aSection('version', '1', ['a1']),
          aSection('version', '2', ['a2'], { isDefault: true }),
        ]),
        aSection('tab', 'B', ['b']),
      ],
    })
    expect(pageOf(site, 'b').frame.levels[0]?.items[0]?.page).toBe('overview')
    expect(levelsOf(pageOf(site, 'overview'))).toEqual(['tab: [A] B', 'version: 1 2'])
  })

  test('hidden sections and groups are built and stand in no menu', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'A', [aGroup('G', ['a']), aGroup('Secret', ['s'], { visibility: 'never' })]),
        aSection('tab', 'H', ['h'], { visibility: 'never' }),
      ],
    })
    expect(levelsOf(pageOf(site, 'a'))).toEqual(['tab: [A]'])
    expect(sidebarOf(pageOf(site, 's'))).toEqual(['G: a'])
    expect(levelsOf(pageOf(site, 'h'))).toEqual(['tab: A'])
    expect(pageOf(site, 'h').visibility).toEqual({ menu: false, search: false, sitemap: false, index: false })
    expect(site.diagnostics).toEqual([])
  })

  test('a section inside a group is shown as a group', () => {
    const site = aSite({ navigation: [aGroup('G', [aSection('tab', 'T', ['a'])])] })
    expect(sidebarOf(pageOf(site, 'a'))).toEqual(['G: {T: a}'])
  })

  test('nesting without end is cut and told', () => {
    let node = aGroup('deep', ['x'])
    for (let level = 0; level < 5000; level++) node = aGroup('g', [node])
    const site = aSite({ navigation: [node, 'a'], pages: ['a', 'x'] })
    expect(codes(site)).toEqual(['navigation-deep'])
  })
})

describe('entries', () => {
  test('front matter names label, icon, tag and badge of an entry', () => {
    const site = aSite({
      navigation: [
        'a',
        { kind: 'operation', method: 'WEBHOOK', path: 'new-plant', page: 'api/new-plant', at: at() },
        { kind: 'operation', method: 'GET', path: '/gone', at: at() },
      ],
      pages: [
        withMatter('a', { sidebarTitle: 'Short', icon: 'leaf', iconType: 'light', tag: 'NEW', deprecated: true }),
        aDocument('api/new-plant', { title: 'New Plant' }),
      ],
    })
    expect(pageOf(site, 'a').frame.groups[0]?.entries).toEqual([
      {
        kind: 'page',
        page: { id: 'a', label: 'Short', icon: { name: 'leaf', style: 'light' }, tag: 'NEW', deprecated: true },
      },
      { kind: 'page', page: { id: 'api/new-plant', label: 'New Plant', method: 'WEBHOOK', deprecated: false } },
    ])
  })

  test('a title whose page leads elsewhere is a link in the group, and one that hides is nothing', () => {
    const ext = withMatter('ext', { url: 'https://x.example' })
    const site = aSite({
      navigation: [aGroup('G', ['a'], { root: 'ext' }), aGroup('Only', [], { root: 'ext' }), 'gone'],
      pages: ['a', ext, withMatter('gone', { url: 'https://y.example', hidden: true })],
    })
    const link = { kind: 'link', label: 'Ext', href: 'https://x.example' }
    expect(pageOf(site, 'a').frame.groups).toMatchObject([
      { label: 'G', entries: [link, { kind: 'page', page: { id: 'a' } }] },
      { label: 'Only', entries: [link] },
    ])
    expect(pageOf(site, 'a').frame.groups).toHaveLength(2)
  })

  test('a page with an address of its own is a link and is not written', () => {
    const site = aSite({ navigation: ['a', 'b'], pages: ['a', withMatter('b', { url: 'https://x.example' })] })
    expect(sidebarOf(pageOf(site, 'a'))).toEqual(['-: a, <https://x.example>'])
    expect(site.byId.has('b')).toBe(false)
    expect(site.diagnostics).toEqual([])
  })

  test('a missing page is an error at its entry, with the nearest name', () => {
    const site = aSite({ navigation: [aPage('guides/strat', at(31)), aPage('zzz')], pages: ['guides/start'] })
    expect(site.diagnostics).toMatchObject([
      { code: 'page-missing', severity: 'error', at: at(1), hint: 'Create "zzz.mdx" or remove the entry.' },
      { code: 'page-missing', severity: 'error', at: at(31), hint: 'Did you mean "guides/start"?' },
    ])
  })

  test.each([
    ['guides//start', /two slashes/, 'Write "guides/start".'],
    ['../guides/start', /start at the root of the project/, 'Write "guides/start".'],
    ['guides/../start', /start at the root of the project/, 'Write "guides/start".'],
    ['guides/./start', /start at the root of the project/, 'Write "guides/start".'],
    ['..', /start at the root/, 'Write the path of the page from the root, such as "guides/start".'],
    [
      'node_modules/kit/start',
      /nothing is read from a folder "node_modules"/,
      'Keep the page in a folder of the project.',
    ],
    ['.flatleaf/start', /nothing is read from a folder ".flatleaf"/, 'Keep the page in a folder of the project.'],
  ])('a page "%s" has a name that no page has', (name, message, hint) => {
    const site = aSite({ navigation: [name], pages: ['guides/start'] })
    expect(site.diagnostics).toMatchObject([{ code: 'page-missing', message: expect.stringMatching(message), hint }])
  })

  test('a missing page of a title is told where it is named', () => {
    const site = aSite({ navigation: [aGroup('G', ['a'], { root: 'gone', rootAt: at(9) })], pages: ['a'] })
    expect(site.diagnostics).toMatchObject([{ code: 'page-missing', at: at(9) }])
  })

  test('wrong case is an error on every system; the page is listed all the same', () => {
    const site = aSite({ navigation: ['Guides/Start'], pages: ['guides/start'] })
    expect(site.diagnostics).toMatchObject([{ code: 'page-case', severity: 'error', hint: 'Write "guides/start".' }])
    expect(sidebarOf(pageOf(site, 'guides/start'))).toEqual(['-: guides/start'])
  })

  test('of two names that differ only by case the first is built, and the second is told once', () => {
    const site = aSite({
      navigation: ['Guides/Start', 'guides/start'],
      pages: [aDocument('Guides/Start'), aDocument('guides/start')],
    })
    expect(site.diagnostics).toMatchObject([
      { code: 'page-name-case', severity: 'error', at: at(1, 'guides/start.mdx') },
    ])
    expect(site.pages.map(({ id }) => id)).toEqual(['Guides/Start'])
    expect(sidebarOf(pageOf(site, 'Guides/Start'))).toEqual(['-: Guides/Start'])
  })

  test('a page in two places is at home in the first, and a link in the other', () => {
    const site = aSite({ navigation: [aSection('tab', 'A', ['x', 'a']), aSection('tab', 'B', ['b', 'x', 'c'])] })
    expect(levelsOf(pageOf(site, 'x'))).toEqual(['tab: [A] B'])
    expect(sidebarOf(pageOf(site, 'b'))).toEqual(['-: b, x, c'])
    expect(pageOf(site, 'b').next?.id).toBe('c')
    expect(site.diagnostics).toEqual([])
  })

  test('the page of a title may stand among the pages of its group', () => {
    const site = aSite({ navigation: [aGroup('G', ['r', 'a'], { root: 'r' })] })
    expect(site.diagnostics).toEqual([])
    expect(pageOf(site, 'r').next?.id).toBe('a')
  })

  test('a page for some readers only is left out with a warning', () => {
    const site = aSite({
      navigation: ['a', 'b'],
      pages: [withMatter('a', { public: false }), withMatter('b', { groups: ['x'] })],
    })
    expect(site.pages).toEqual([])
    expect(codes(site)).toEqual(['page-restricted', 'page-restricted'])
  })

  test.each([
    { public: 'false' },
    { public: 'no' },
    { public: 0 },
    { groups: 'admin' },
    { groups: { admin: true } },
    { groups: '' },
  ])('a page that may be for some readers only is left out: %j', (matter) => {
    expect(aSite({ navigation: ['a'], pages: [withMatter('a', matter)] }).pages).toEqual([])
  })

  test.each([{ public: true }, { public: 'yes' }, { groups: [] }, { groups: false }])(
    'a page for everyone is built: %j',
    (matter) => {
      expect(aSite({ navigation: ['a'], pages: [withMatter('a', matter)] }).pages).toHaveLength(1)
    },
  )

  test('a page outside the navigation stands in the frame nearest to it', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'A', ['a/b/one']),
        aSection('tab', 'B', [], { prefix: 'b' }),
        aGroup('G', ['b/x/one']),
      ],
      pages: ['a/b/one', 'b/x/one', 'a/c/lost', 'b/lost', 'lost'],
    })
    expect(levelsOf(pageOf(site, 'a/c/lost'))).toEqual(['tab: [A] B'])
    expect(levelsOf(pageOf(site, 'b/lost'))).toEqual(['tab: A [B]'])
    expect(levelsOf(pageOf(site, 'lost'))).toEqual(['tab: [A] B'])
    expect(pageOf(site, 'lost').visibility).toEqual({ menu: false, search: false, sitemap: false, index: true })
    expect(site.pages.map(({ id }) => id)).toEqual(['a/b/one', 'b/x/one', 'a/c/lost', 'b/lost', 'lost'])
  })
})

describe('previous and next', () => {
  test('follow the sidebar of one part; links and hidden pages are skipped', () => {
    const site = aSite({
      navigation: [
        aSection('tab', 'A', [
          aGroup('G', ['a', aNavLink('x', 'https://x.example'), aGroup('N', ['n'], { root: 'r' }), 'h', 'z']),
        ]),
        aSection('tab', 'B', ['b']),
      ],
      pages: ['a', 'r', 'n', withMatter('h', { hidden: true }), 'z', 'b'],
    })
    const way = ['a', 'r', 'n', 'z']
    expect(way.map((id) => pageOf(site, id).next?.id)).toEqual(['r', 'n', 'z', undefined])
    expect(way.map((id) => pageOf(site, id).previous?.id)).toEqual([undefined, 'a', 'r', 'n'])
    expect(pageOf(site, 'h').next).toBeUndefined()
    expect(pageOf(site, 'b').previous).toBeUndefined()
  })
})

test('pages below a part that is not for everyone are left out, unless an open part or the page itself says otherwise', () => {
  const site = aSite({
    navigation: [
      'a',
      'both',
      aGroup('Secret', ['b', 'both', 'free', aGroup('Inner', ['c'])], { restricted: true, root: 'r' }),
      aSection('tab', 'Staff', [aGroup('G', ['d'])], { restricted: true }),
    ],
    pages: ['a', 'both', 'b', withMatter('free', { public: true }), 'c', 'r', 'd'],
  })
  expect(site.pages.map(({ id }) => id)).toEqual(['a', 'both', 'free'])
  expect(sidebarOf(pageOf(site, 'a'))).toEqual(['-: a, both'])
  expect(site.diagnostics).toEqual([])
})
