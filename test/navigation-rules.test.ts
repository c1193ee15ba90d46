/** The rules of the navigation (docs-json.md, section 4), each on a built site of its own. */
import { describe, expect, test } from 'vitest'
import type { SiteKit } from './site-kit.ts'
import { mdx, project } from './site-kit.ts'
import type { ProjectFiles } from './temporary.ts'

const sidebar = 'nav[aria-label="Pages"]'
const tabs = 'nav[aria-label="Sections"]'
const name = 'Rules'
const entries = (site: SiteKit, route: string, where = sidebar) =>
  site.page(route).has(where)
    ? site
        .page(route)
        .links(where)
        .map(({ name: label, href }) => `${label} ${href}`)
    : []
const codes = (site: SiteKit) => site.diagnostics.map(({ code, severity }) => `${severity} ${code}`)
const pages = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [`${id}.mdx`, mdx(id.split('/').at(-1)!.toUpperCase())]))
const groups = (...ids: string[]) => ({ name, navigation: [{ group: 'G', pages: ids }] })
const html = (site: SiteKit) => site.files.filter((file) => file.endsWith('.html') && file !== '404.html').toSorted()

type Rule = readonly [string, object, ProjectFiles, (site: SiteKit) => unknown, unknown]

const lookups: readonly Rule[] = [
  [
    'a page is <id>.mdx, <id>.md, <id>/index.mdx or <id>/index.md',
    groups('a', 'b', 'c', 'd'),
    { 'a.mdx': mdx('A'), 'b.md': mdx('B'), 'c/index.mdx': mdx('C'), 'd/index.md': mdx('D') },
    (site) => entries(site, '/a/'),
    ['A /a/', 'B /b/', 'C /c/', 'D /d/'],
  ],
  [
    'of two files for one page the first is built, with a warning',
    groups('a'),
    { 'a.mdx': mdx('First'), 'a/index.mdx': mdx('Second') },
    (site) => [entries(site, '/a/'), site.codes],
    [['First /a/'], ['page-duplicate']],
  ],
  [
    'a page of another case is an error; a missing one names the nearest',
    groups('index', 'guides/Start', 'guides/strat'),
    pages('index', 'guides/start'),
    (site) => [codes(site), site.diagnostics.map(({ hint }) => hint)],
    [
      ['error page-case', 'error page-missing'],
      ['Write "guides/start".', 'Did you mean "guides/start"?'],
    ],
  ],
  [
    'ids are written with slashes, extensions or "index" as people like',
    groups('/a', 'b.mdx', 'c/', 'd/index'),
    pages('a', 'b', 'c', 'd/index'),
    (site) => [entries(site, '/a/'), codes(site)],
    [['A /a/', 'B /b/', 'C /c/', 'INDEX /d/'], []],
  ],
  [
    'README.md is no page unless the navigation names it',
    groups('index', 'sub/README'),
    { ...pages('index'), 'README.md': mdx('Read me'), 'sub/README.md': mdx('Sub') },
    html,
    ['index.html', 'sub/README/index.html'],
  ],
  [
    'without a page at the top the first one is led to',
    groups('guides/start'),
    pages('guides/start'),
    (site) => [site.page('/').attribute('meta[http-equiv="refresh"]', 'content'), site.page('/').links()[0]?.href],
    ['0; url=/guides/start/', '/guides/start/'],
  ],
]

const sections: readonly Rule[] = [
  [
    'a prefix takes whole segments, and the longest one wins',
    {
      name,
      navigation: [{ group: 'G', pages: ['index', 'api/a', 'api-reference/x', 'api/v2/b'] }],
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'V2', url: 'api/v2' },
      ],
    },
    pages('index', 'api/a', 'api-reference/x', 'api/v2/b'),
    (site) => ['/', '/api/a/', '/api/v2/b/'].map((route) => entries(site, route)),
    [['INDEX /', 'X /api-reference/x/'], ['A /api/a/'], ['B /api/v2/b/']],
  ],
  [
    'a tab leads to its first page in the order of the navigation',
    {
      name,
      navigation: [{ group: 'G', pages: ['index', 'api/z', 'api/a'] }],
      tabs: [{ name: 'API', url: 'api' }],
      primaryTab: { name: 'Guides' },
    },
    pages('index', 'api/a', 'api/z'),
    (site) => entries(site, '/', tabs),
    ['Guides /', 'API /api/z/'],
  ],
  [
    'a tab without pages leads to the page at its address, or is told',
    {
      name,
      navigation: [{ group: 'G', pages: ['index'] }],
      tabs: [
        { name: 'News', url: 'news' },
        { name: 'None', url: 'none' },
      ],
    },
    pages('index', 'news'),
    (site) => [entries(site, '/', tabs), site.codes],
    [['Documentation /', 'News /news/'], ['section-empty']],
  ],
  [
    'a hidden part is in no menu; one hidden by default shows on its own pages',
    {
      name,
      navigation: {
        tabs: [
          { tab: 'A', pages: ['index'] },
          { tab: 'B', hidden: true, pages: ['b'] },
          { tab: 'C', isDefaultHidden: true, pages: ['c'] },
        ],
      },
    },
    pages('index', 'b', 'c'),
    (site) => [entries(site, '/', tabs), entries(site, '/c/', tabs), html(site)],
    [['A /'], ['A /', 'C /c/'], ['b/index.html', 'c/index.html', 'index.html']],
  ],
]

const switches: readonly Rule[] = [
  [
    'a version leads to the same page in it, else to its first page',
    {
      name,
      navigation: {
        versions: [
          { version: 'v1', pages: ['v1/start', 'v1/more'] },
          { version: 'v2', default: true, pages: ['v2/start'] },
        ],
      },
    },
    pages('v1/start', 'v1/more', 'v2/start'),
    (site) => ['/v1/start/', '/v1/more/'].map((route) => entries(site, route, '#navbar details')),
    [
      ['v1 /v1/start/', 'v2 /v2/start/'],
      ['v1 /v1/more/', 'v2 /v2/start/'],
    ],
  ],
  [
    'versions that nothing uses are shown all the same, with a word',
    { ...groups('index'), versions: ['2.0', '1.0'] },
    pages('index'),
    (site) => [site.page('/').text('#navbar details summary'), codes(site)],
    ['Version: 2.0', ['info version-unused', 'info version-unused']],
  ],
  [
    'languages pair up by their folders, the default one with or without',
    {
      name,
      navigation: {
        languages: [
          { language: 'en', pages: ['index', 'more'] },
          { language: 'es', pages: ['es/index', 'es/other'] },
        ],
      },
    },
    pages('index', 'more', 'es/index', 'es/other'),
    (site) =>
      ['/', '/more/'].map((route) => entries(site, route, '#navbar details').filter((each) => /es\//.test(each))),
    [['Español /es/'], ['Español /es/']],
  ],
  [
    'versions inside a tab switch only that tab',
    {
      name,
      navigation: {
        tabs: [
          { tab: 'Guides', pages: ['index'] },
          {
            tab: 'API',
            versions: [
              { version: 'v1', pages: ['api/v1/a'] },
              { version: 'v2', pages: ['api/v2/a'] },
            ],
          },
        ],
      },
    },
    pages('index', 'api/v1/a', 'api/v2/a'),
    (site) => [
      site.page('/').text('#navbar').includes('v1'),
      site.page('/api/v1/a/').href('v2'),
      entries(site, '/', tabs),
    ],
    [false, '/api/v2/a/', ['Guides /', 'API /api/v1/a/']],
  ],
]

const ways: readonly Rule[] = [
  [
    'previous and next follow the sidebar and skip links and hidden pages',
    groups('a', 'https://example.com', 'b', 'c'),
    { ...pages('a', 'c'), 'b.mdx': '---\ntitle: B\nhidden: true\n---\n' },
    (site) => [entries(site, '/a/', '#pagination'), entries(site, '/c/', '#pagination')],
    [['NextC /c/'], ['PreviousA /a/']],
  ],
  [
    'a page with an address of its own is a link, and is not written',
    groups('index', 'shop'),
    { ...pages('index'), 'shop.mdx': '---\ntitle: Shop\nurl: https://example.com/shop\n---\n' },
    (site) => [entries(site, '/'), html(site)],
    [['INDEX /', 'Shop https://example.com/shop'], ['index.html']],
  ],
  [
    'a page in two places is at home in the first, and a link in the other',
    {
      name,
      navigation: {
        tabs: [
          { tab: 'A', pages: ['index', 'both'] },
          { tab: 'B', pages: ['b', 'both'] },
        ],
      },
    },
    pages('index', 'both', 'b'),
    (site) => [site.page('/both/').text(`${tabs} a[aria-current]`), entries(site, '/b/')],
    ['A', ['B /b/', 'BOTH /both/']],
  ],
  [
    'the line above the title is the group, or the way to the page',
    { ...groups('index'), navigation: [{ group: 'Outer', pages: [{ group: 'Inner', pages: ['index'] }] }] },
    pages('index'),
    (site) => /Outer.*INDEX/.test(site.page('/').text('main')),
    false,
  ],
]

const files: readonly Rule[] = [
  [
    'what is ignored, imported or a part is no page; a page outside the navigation is one',
    groups('index'),
    {
      'index.mdx': '---\ntitle: Home\n---\n\nimport Piece from "./piece.mdx"\n\n<Piece />\n',
      'piece.mdx': 'Piece.',
      'snippets/s.mdx': 'S.',
      'drafts/d.mdx': mdx('D'),
      'build/b.mdx': mdx('B'),
      'CHANGELOG.md': '# C',
      'alone.mdx': mdx('Alone'),
      '.mintignore': 'drafts/\n',
    },
    html,
    ['alone/index.html', 'index.html'],
  ],
  [
    'the navigation beats what is ignored',
    groups('index', 'docs/build/b', 'drafts/d'),
    { ...pages('index', 'docs/build/b', 'drafts/d'), '.mintignore': 'drafts/\n' },
    (site) => [html(site), codes(site)],
    [['docs/build/b/index.html', 'drafts/d/index.html', 'index.html'], []],
  ],
]

describe.each([
  ['lookups', lookups],
  ['sections', sections],
  ['switches', switches],
  ['ways', ways],
  ['files', files],
])('%s', (_, rules) => {
  test.each(rules)('%s', async (...[, config, given, seen, expected]) => {
    expect(seen(await project({ 'docs.json': config, ...given }))).toEqual(expected)
  })
})
