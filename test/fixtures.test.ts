/** Whole projects with everything in them at once: every key of the first dialect, the plant store, every mistake. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flatleaf } from './command-kit.ts'
import { mdx, plantStore, project } from './site-kit.ts'
import { folder } from './temporary.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>'
const sidebar = 'nav[aria-label="Pages"]'

describe('every key of the first dialect once', () => {
  const files = {
    'docs.json': {
      name: 'Plant Store',
      logo: { light: '/logo/l.svg', dark: '/logo/d.svg', href: '/' },
      favicon: '/favicon.svg',
      colors: {
        primary: '#16794c',
        light: '#4fd69c',
        dark: '#0d5c39',
        background: { light: '#ffffff', dark: '#0b1210' },
      },
      topbarLinks: [{ name: 'Mail us', url: 'mailto:docs@example.com' }],
      topbarCtaButton: { type: 'github', url: 'https://github.com/example/plants' },
      versions: ['2.0', '1.0'],
      topAnchor: { name: 'Docs', icon: 'book-open', iconType: 'duotone' },
      anchors: [
        {
          name: 'Community',
          icon: 'comments',
          url: 'https://example.com/chat',
          color: { from: '#16794c', to: '#4fd69c' },
        },
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
    },
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1.0.0' },
      paths: {},
      webhooks: {
        'plant.sold': { post: { summary: 'Plant sold', responses: { '204': { description: 'Received' } } } },
      },
    },
    'logo/l.svg': svg,
    'logo/d.svg': svg,
    'favicon.svg': svg,
    'images/bg.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
    'index.mdx': mdx('Welcome'),
    'guides/start.mdx': mdx('First steps'),
    'guides/deep/a.mdx': mdx('Deep'),
    'api-reference/intro.mdx': mdx('About the API'),
    'legacy/intro.mdx': mdx('The old API'),
  }
  const webhook = '/api-reference/webhooks/plant-sold/'

  test('gives five written pages and one of the webhook, without a complaint', async () => {
    const site = await project(files)
    expect(site.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(site.files.filter((file) => file.endsWith('.html')).toSorted()).toEqual([
      '404.html',
      'api-reference/intro/index.html',
      'api-reference/webhooks/plant-sold/index.html',
      'guides/deep/a/index.html',
      'guides/start/index.html',
      'index.html',
      'legacy/intro/index.html',
    ])
  })

  test('the tab "API" holds the written page and the generated one', async () => {
    const site = await project(files)
    for (const route of ['/api-reference/intro/', webhook]) {
      const page = site.page(route)
      expect(page.text('header nav[aria-label="Sections"] a[aria-current]')).toBe('API')
      const hrefs = page.links(sidebar).map(({ href }) => href)
      expect(hrefs).toContain('/api-reference/intro/')
      expect(hrefs).toContain(webhook)
      expect(hrefs).not.toContain('/guides/start/')
    }
  })

  test('old pages belong to version 1.0 only, and their anchor shows on them only', async () => {
    const site = await project(files)
    expect(
      site
        .page('/')
        .links()
        .map(({ name }) => name),
    ).not.toContain('Old API')
    expect(site.page('/').text(sidebar)).not.toContain('The old API')
    const old = site.page('/legacy/intro/')
    expect(old.href('Old API', sidebar)).toBe('/legacy/intro/')
    expect(old.text('#navbar details summary')).toBe('Version: 1.0')
  })

  test('only the dark colours are in the style sheets', async () => {
    const styles = (await project(files)).styles('/')
    expect(styles.value('accent', 'dark')).toBe('#4fd69c')
    expect(styles.value('surface', 'dark')).toBe('#0b1210')
    expect(styles.value('accent', 'light')).toBe('#4fd69c')
  })

  test('nothing is loaded from another host', async () => {
    const site = await project(files)
    for (const file of site.files.filter((each) => each.endsWith('.html'))) {
      const loads =
        site.read(file).match(/<(?:script|img|iframe|source|link)\b[^>]*(?:src|href)="(?:https?:)?\/\/[^"]*"/g) ?? []
      expect(loads.filter((tag) => !/rel="(?:canonical|alternate|me)"/.test(tag))).toEqual([])
    }
    expect(site.styles('/').text).not.toMatch(/url\(["']?(?:https?:)?\/\//)
  })
})

describe('the plant store', () => {
  const files = {
    'docs.json': { name: 'Plant Store', navigation: [{ group: 'Start', pages: ['index'] }], openapi: 'openapi.yaml' },
    'openapi.yaml': plantStore,
    'pages/index.mdx': mdx('Welcome'),
  }
  const route = '/api-reference/webhooks/new-plant/'

  test('has a page "New Plant" in a group "Webhooks"', async () => {
    const site = await project(files)
    expect(site.diagnostics).toEqual([])
    expect(site.page(route).text('h1')).toBe('New Plant')
    expect(site.page('/').text(sidebar)).toMatch(/Start Welcome Webhooks .*New Plant$/)
  })

  test('shows badge, direction, security and server, and nothing to try', async () => {
    const main = (await project(files)).page(route).text('main')
    expect(main).toContain('WEBHOOK')
    expect(main).toMatch(/\bsends?\b|\bsent\b/i)
    expect(main).toContain('Authorization: Bearer <ACCESS_TOKEN>')
    expect(main).toContain('http://{base_url}')
    expect(main).not.toMatch(/try it/i)
  })

  test('is found by search and has a Markdown twin', async () => {
    const site = await project(files)
    const scripts = site.files.filter((file) => /search/.test(file) && file.endsWith('.js'))
    expect(scripts.some((file) => site.read(file).includes('New Plant'))).toBe(true)
    expect(site.read('api-reference/webhooks/new-plant.md')).toContain('/plant/webhook')
  })
})

describe('both dialects in one file', () => {
  test('every setting is obeyed; what has a newer name is told once each', async () => {
    const site = await project({
      'docs.json': {
        name: 'Mixed',
        navigation: {
          tabs: [
            { tab: 'Guides', pages: ['index'] },
            { tab: 'More', pages: ['more'] },
          ],
        },
        modeToggle: { default: 'dark', isHidden: true },
        feedback: { raiseIssue: true },
        seo: { indexHiddenPages: true },
        repo: 'https://github.com/example/plants',
      },
      'pages/index.mdx': mdx('Welcome'),
      'pages/more.mdx': mdx('More'),
      'pages/unlisted.mdx': mdx('Unlisted'),
    })
    expect(site.codes).toEqual([])
    expect(site.diagnostics.map(({ code }) => code)).toEqual(['key-older', 'key-older', 'key-older'])
    const page = site.page('/')
    expect(page.links('header nav[aria-label="Sections"]').map(({ name }) => name)).toEqual(['Guides', 'More'])
    expect(page.links().some(({ href }) => href.startsWith('https://github.com/example/plants/issues/new'))).toBe(true)
    expect(site.styles('/').value('surface', 'light')).toBe(site.styles('/').value('surface', 'dark'))
    expect(site.site!.byId.get('unlisted')!.visibility).toMatchObject({ menu: false, search: true, sitemap: true })
  })
})

describe('a configuration in parts', () => {
  const files = {
    'docs.json': `{
  "name": "Parts",
  "navigation": { "$ref": "config/nav.json" },
  "navbar": { "$ref": "config/round.json" },
  "footer": { "$ref": "../outside.json" }
}
`,
    'config/nav.json': `{
  "global": { "anchors": [{ "anchor": "Forum", "href": "https://example.com" }] },
  "groups": { "$ref": "deep/groups.json", "expanded": true }
}
`,
    'config/deep/groups.json': '[{ "group": "Start", "pages": ["index"] }, { "group": "More", "pages": ["more"] }]',
    'config/round.json': '{ "links": { "$ref": "circle.json" } }',
    'config/circle.json': '{ "$ref": "round.json" }',
    'index.mdx': mdx('Welcome'),
    'more.mdx': mdx('More'),
  }

  test('one message each for ignored neighbours, a circle and a file outside, at its place', async () => {
    const site = await project(files)
    expect(
      site.diagnostics.map(({ at, severity, code }) => `${at?.file}:${at?.line}:${at?.column} ${severity} ${code}`),
    ).toEqual([
      'config/nav.json:3:43 warning ref-siblings',
      'config/circle.json:1:11 error ref-cycle',
      'docs.json:5:23 error config-part-outside',
    ])
    const circle = site.diagnostics.find(({ code }) => code === 'ref-cycle')
    expect(circle?.message).toContain('docs.json → config/round.json → config/circle.json → config/round.json')
  })

  test('the parts stand where they are named, and are no pages of the site', async () => {
    const site = await project(files)
    expect(site.page('/').text(sidebar)).toMatch(/Start Welcome More More/)
    expect(site.page('/').href('Forum')).toBe('https://example.com')
    expect(site.files.filter((file) => file.startsWith('config/'))).toEqual([])
  })
})

describe('everything wrong at once', () => {
  const files = {
    'docs.json': `{
  "name": "Wrong",
  "topbarLink": [],
  "favicon": 5,
  "colors": { "primary": "#12345" },
  "versions": ["2.0", "1.0"],
  "navigation": [
    { "group": "Start", "pages": ["index", "guides/strat", "Guides/Start", "index"] },
    { "group": "Empty", "pages": [] }
  ],
  "redirects": [
    { "source": "/a", "destination": "/b" },
    { "source": "/b", "destination": "/a" },
    { "source": "/c#d", "destination": "/" }
  ]
}
`,
    'pages/index.mdx': mdx('Welcome'),
    'pages/guides/start.mdx': mdx('First steps'),
  }

  test('gives one message each, with its line and column, and exit code 1', async () => {
    const ran = await flatleaf(folder(files), 'check', '--json')
    const found = ran.printed
      .map((line) => JSON.parse(line) as Line)
      .filter(({ type }) => type === 'diagnostic')
      .map(({ file, line, column, severity, code }) => `${file}:${line}:${column} ${severity} ${code}`)
    expect(found).toEqual([
      'docs.json:3:3 warning key-unknown',
      'docs.json:4:14 error value-type',
      'docs.json:5:26 error value-hex',
      'docs.json:6:16 info version-unused',
      'docs.json:6:23 info version-unused',
      'docs.json:8:44 error page-missing',
      'docs.json:8:60 error page-case',
      'docs.json:8:76 info page-repeated',
      'docs.json:9:16 warning group-empty',
      'docs.json:12:17 error redirect-loop',
      'docs.json:14:17 error redirect-source',
    ])
    expect(ran.exitCode).toBe(1)
  })

  test('the site is still built, and not under --strict', async () => {
    const root = folder(files)
    expect((await flatleaf(root, 'build', '--strict')).exitCode).toBe(1)
    expect(existsSync(join(root, 'dist'))).toBe(false)
    expect((await flatleaf(root, 'build')).exitCode).toBe(1)
    expect(readFileSync(join(root, 'dist/guides/start/index.html'), 'utf8')).toContain('First steps')
  })
})

interface Line {
  readonly type: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: string
  readonly code: string
}
