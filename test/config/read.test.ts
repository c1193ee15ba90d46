import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/read.ts'
import { configSchema } from '../../src/config/schema.ts'
import { bare, read } from './read-text.ts'

const seed = {
  name: 'Plant Store',
  logo: { light: '/logo/l.svg', dark: '/logo/d.svg', href: '/' },
  favicon: '/favicon.svg',
  colors: { primary: '#16794c', light: '#4fd69c', dark: '#0d5c39', background: { light: '#ffffff', dark: '#0b1210' } },
  topbarLinks: [{ name: 'Mail us', url: 'mailto:docs@example.com' }],
  topbarCtaButton: { type: 'github', url: 'https://github.com/example/plants' },
  versions: ['2.0', '1.0'],
  topAnchor: { name: 'Docs', icon: 'book-open', iconType: 'duotone' },
  anchors: [
    { name: 'Community', icon: 'comments', url: 'https://example.com/chat', color: { from: '#16794c', to: '#4fd69c' } },
    { name: 'Old API', icon: 'clock', url: 'legacy', version: '1.0', isDefaultHidden: true },
  ],
  tabs: [{ name: 'API', url: 'api-reference' }],
  navigation: [
    { group: 'Start', pages: ['index', 'guides/start', { group: 'More', pages: ['guides/deep/a'] }] },
    { group: 'API', pages: ['api-reference/intro'] },
    { group: 'Old', version: '1.0', pages: ['legacy/intro'] },
  ],
  api: {
    baseUrl: ['https://a.example.com', 'https://b.example.com'],
    auth: { method: 'key', name: 'x-key', inputPrefix: 'sk_' },
    playground: { mode: 'simple' },
    maintainOrder: true,
  },
  openapi: 'openapi.json',
  footerSocials: { website: 'https://example.com', 'hacker-news': 'https://news.example.com' },
  feedback: { suggestEdit: true, raiseIssue: true },
  modeToggle: { default: 'dark', isHidden: true },
  backgroundImage: '/images/bg.png',
}

describe('a site that uses every key of the flat form', () => {
  const { config, diagnostics } = read(seed)

  test('becomes one model', () => {
    const page = (id: string) => ({ kind: 'page', page: id })
    const section = { kind: 'section', visibility: 'always', children: [] }
    expect(bare(config)).toEqual({
      file: 'docs.json',
      name: 'Plant Store',
      brand: {
        logo: { light: '/logo/l.svg', dark: '/logo/d.svg', href: '/' },
        favicon: { light: '/favicon.svg', dark: '/favicon.svg' },
      },
      look: {
        accent: { light: '#16794c', dark: '#4fd69c' },
        accentAt: {
          light: { file: 'docs.json', line: 10, column: 16, endLine: 10, endColumn: 25 },
          dark: { file: 'docs.json', line: 11, column: 14, endLine: 11, endColumn: 23 },
        },
        button: '#0d5c39',
        background: { light: '#ffffff', dark: '#0b1210' },
        backgroundImage: { light: '/images/bg.png', dark: '/images/bg.png' },
        mode: { default: 'dark', locked: true },
        eyebrow: 'section',
        iconLibrary: 'fontawesome',
        codeblocks: 'system',
        formulas: true,
        rounded: 'default',
        preset: 'leaf',
        layout: 'topnav',
        sidebarItems: 'container',
        topbar: 'default',
      },
      header: {
        links: [{ label: 'Mail us', href: 'mailto:docs@example.com' }],
        action: { kind: 'github', label: 'example/plants', href: 'https://github.com/example/plants' },
      },
      footer: {
        socials: [
          { platform: 'website', href: 'https://example.com' },
          { platform: 'hacker-news', href: 'https://news.example.com' },
        ],
        columns: [],
      },
      navigation: [
        { ...section, as: 'tab', label: 'Documentation', prefix: '' },
        { ...section, as: 'tab', label: 'API', prefix: 'api-reference' },
        {
          ...section,
          as: 'anchor',
          label: 'Community',
          icon: { name: 'comments', style: 'duotone' },
          tile: { from: '#16794c', to: '#4fd69c' },
          href: 'https://example.com/chat',
        },
        {
          ...section,
          as: 'anchor',
          label: 'Old API',
          icon: { name: 'clock', style: 'duotone' },
          prefix: 'legacy',
          version: '1.0',
          visibility: 'inside-only',
        },
        {
          kind: 'group',
          label: 'Start',
          visibility: 'always',
          children: [
            page('index'),
            page('guides/start'),
            { kind: 'group', label: 'More', visibility: 'always', children: [page('guides/deep/a')] },
          ],
        },
        { kind: 'group', label: 'API', visibility: 'always', children: [page('api-reference/intro')] },
        { kind: 'group', label: 'Old', version: '1.0', visibility: 'always', children: [page('legacy/intro')] },
      ],
      versions: [{ name: '2.0' }, { name: '1.0' }],
      pageMenu: { options: ['copy', 'view', 'download-pdf'], display: 'header' },
      feedback: { suggestEdit: true, raiseIssue: true },
      search: { prompt: 'Search…' },
      api: {
        sources: [{ source: 'openapi.json' }],
        generate: 'auto',
        baseUrls: ['https://a.example.com', 'https://b.example.com'],
        auth: { method: 'key', name: 'x-key', inputPrefix: 'sk_' },
        playground: 'simple',
        maintainOrder: true,
        fieldsOpen: false,
      },
      redirects: [],
      head: { meta: {} },
      indexing: 'navigable',
      notFound: { redirect: false },
      site: { base: '/', shape: 'directory', relative: false },
      repository: { url: 'https://github.com/example/plants', branch: 'main', dir: '' },
    })
  })

  test('has nothing worse than an info', () => {
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['info top-anchor-unused'])
  })

  test('every node of the navigation knows its place', () => {
    expect(config.navigation.at(-1)?.at).toMatchObject({ file: 'docs.json', line: 82, column: 16 })
  })
})

test('both forms in one file are obeyed; each older key is mentioned', () => {
  const { config, lines } = read(
    {
      name: 'Mixed',
      navigation: { tabs: [{ tab: 'Guides', pages: ['index'] }] },
      modeToggle: { default: 'light' },
      feedback: { suggestEdit: true },
      seo: { indexHiddenPages: true },
    },
    { git: () => ({ config: '[remote "origin"]\n\turl = git@github.com:a/b.git', dir: 'docs' }) },
  )
  expect(config.look.mode.default).toBe('light')
  expect(config.indexing).toBe('all')
  expect(config.repository).toEqual({ url: 'https://github.com/a/b', branch: 'main', dir: 'docs' })
  expect(lines).toEqual([
    'docs.json:13:3 info key-older',
    'docs.json:16:3 info key-older',
    'docs.json:20:5 info key-older',
  ])
})

test('everything wrong at once: one message each, with its place, and a configuration all the same', () => {
  const text = `{
  "name": "Broken",
  "colour": "red",
  "colors": { "primary": "#12345" },
  "versions": ["2.0", "1.0"],
  "search": { "prompt": 5 },
  "navigation": [
    { "group": "Start", "pages": ["index", "guides/a", "guides/a"] },
    { "group": "Empty", "pages": [] }
  ],
  "redirects": [
    { "source": "/a", "destination": "/b" },
    { "source": "/b", "destination": "/a" },
    { "source": "/c#d", "destination": "/b" }
  ]
}`
  const { config, lines } = read(text)
  expect(lines).toEqual([
    'docs.json:4:26 error value-hex',
    'docs.json:6:25 error value-type',
    'docs.json:3:3 warning key-unknown',
    'docs.json:9:16 warning group-empty',
    'docs.json:8:56 info page-repeated',
    'docs.json:14:17 error redirect-source',
  ])
  expect(config.name).toBe('Broken')
  expect(config.look.accent).toEqual({ light: '#146c5f', dark: '#5fd3bc' })
  expect(config.redirects).toHaveLength(2)
  expect(config.navigation).toHaveLength(1)
})

describe('which file', () => {
  const files = (names: Record<string, string>) => ({
    read: (path: string) => new Map(Object.entries(names)).get(path),
  })
  const minimal = '{"name": "A", "navigation": ["index"]}'

  test('none is fatal', () => {
    expect(readConfig(files({}))).toMatchObject({
      files: [],
      diagnostics: [{ code: 'config-missing', severity: 'fatal' }],
    })
    expect(readConfig(files({ 'docs.json': minimal }), { file: 'other.json' }).diagnostics[0]).toMatchObject({
      code: 'config-missing',
      message: 'There is no file "other.json".',
    })
  })
  test.each([
    ['docs/docs.json', 'Name that folder: flatleaf build docs.'],
    ['pages/docs.json', 'Move it up one folder, beside "pages".'],
  ])('no docs.json but %s: names it', (path, hint) => {
    expect(readConfig(files({ [path]: minimal })).diagnostics).toMatchObject([
      { code: 'config-missing', message: `There is no "docs.json" here, but there is "${path}".`, hint },
    ])
  })
  test('mint.json where there is no docs.json', () => {
    expect(readConfig(files({ 'mint.json': minimal }))).toMatchObject({
      config: { file: 'mint.json' },
      diagnostics: [],
      files: ['mint.json'],
    })
  })
  test('docs.json wins over mint.json, with a warning', () => {
    const { config, diagnostics } = readConfig(files({ 'mint.json': '{', 'docs.json': minimal }))
    expect(config?.file).toBe('docs.json')
    expect(diagnostics).toMatchObject([{ code: 'config-twice', severity: 'warning' }])
  })
  test('the one that is given wins over both', () => {
    const { config, diagnostics } = readConfig(files({ 'mint.json': '{', 'docs.json': '{', 'a.json': minimal }), {
      file: 'a.json',
    })
    expect(config?.file).toBe('a.json')
    expect(diagnostics).toEqual([])
  })
  test('text that is no JSON, or no object, is fatal', () => {
    expect(readConfig(files({ 'docs.json': '{"name" "A"}' }))).toMatchObject({
      diagnostics: [{ code: 'json-syntax', severity: 'fatal' }],
    })
    expect(readConfig(files({ 'docs.json': '[1]' }))).toMatchObject({
      diagnostics: [{ code: 'config-not-object', severity: 'fatal' }],
    })
  })
})

test('without name and navigation there is still a site, and two errors', () => {
  const { config, lines } = read('{}')
  expect(lines).toEqual(['docs.json:1:1 error name-missing', 'docs.json:1:1 error navigation-missing'])
  expect(config).toMatchObject({ name: 'Documentation', navigation: [] })
})

test.each([{ navigation: [] }, { navigation: {} }, { navigation: { tabs: [] } }])(
  'an empty navigation is told where it stands: %j',
  (keys) => {
    const { lines } = read({ name: 'Docs', ...keys })
    expect(lines).toEqual(['docs.json:3:17 warning navigation-missing'])
  },
)

test('tabs of the flat form are navigation enough', () => {
  const { codes } = read({ name: 'Docs', navigation: [], tabs: [{ name: 'A', url: 'a' }] })
  expect(codes).not.toContain('navigation-missing')
})

test.each([{ openapi: 'api.yaml' }, { api: { openapi: 'api.yaml' } }, { openApi: ['api.yaml'] }])(
  'a description of an API is navigation enough: %j',
  (keys) => {
    const { config, codes } = read({ name: 'Docs', ...keys })
    expect(codes).not.toContain('navigation-missing')
    expect(config.api.sources).toMatchObject([{ source: 'api.yaml' }])
  },
)

test.each(['/api/', ' api ', './api', '../api', 'a/../api', 'api\\', '//api//'])(
  'the folder %j of generated pages lies in the site',
  (directory) => {
    const { config } = read({ name: 'Docs', navigation: [], openapi: { source: 'api.yaml', directory } })
    expect(config.api.sources[0]!.directory).toBe(directory.startsWith('a/') ? 'a/api' : 'api')
  },
)

test('a wrong value falls back to the default and is reported once', () => {
  const { config, codes } = read({ name: 7, navigation: ['index'] })
  expect(codes).toEqual(['value-type'])
  expect(config.name).toBe('Documentation')
})

test('a configuration of two megabytes is read', () => {
  const group = (index: number) => ({
    group: `Group ${index}`,
    icon: 'book',
    pages: Array.from({ length: 40 }, (_, page) => `guides/${index}/a-rather-long-name-of-a-page-${page}`),
  })
  const redirects = Array.from({ length: 5000 }, (_, index) => ({
    source: `/old/${index}`,
    destination: `/new/${index}`,
  }))
  const text = JSON.stringify({
    name: 'Big',
    navigation: Array.from({ length: 800 }, (_, index) => group(index)),
    redirects,
  })
  expect(text.length).toBeGreaterThan(1_700_000)
  expect(read(text).codes).toEqual([])
})

describe('whatever it is given', () => {
  const names = Object.keys(configSchema.shape)
  const word = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('#fff', '/a', 'GET /x', 'https://x.test', '__proto__', 'true'),
  )
  const leaf = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.double())
  const keys = fc.constantFrom(
    ...names,
    'pages',
    'groups',
    'group',
    'tab',
    'version',
    'url',
    'href',
    'icon',
    'light',
    'source',
    'destination',
    'auth',
    'method',
    '404',
    '$ref',
    '__proto__',
    'constructor',
  )
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(keys, tie('any'), { maxKeys: 5 }),
    ),
  })).any

  test('it never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(keys, value, { maxKeys: 8 }), (config) => {
        const text = JSON.stringify(config)
        const result = readConfig({
          read: (path) => (path === 'docs.json' || path.endsWith('.json') ? text : undefined),
        })
        expect(result.diagnostics.every((each) => each.at !== undefined)).toBe(true)
        expect(result.config === undefined).toBe(result.diagnostics.some((each) => each.severity === 'fatal'))
      }),
      { numRuns: 500 },
    )
  })
})
