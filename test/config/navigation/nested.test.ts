import { describe, expect, test } from 'vitest'
import { bare, read, site } from '../read-text.ts'

const tree = (navigation: unknown) => {
  const { config, codes } = site({ navigation })
  return { nodes: bare(config.navigation), codes }
}
const page = (id: string) => ({ kind: 'page', page: id })
const always = { visibility: 'always' }

test('any container in any container', () => {
  const { nodes, codes } = tree({
    languages: [
      {
        language: 'en',
        versions: [
          {
            version: 'v2',
            default: true,
            tag: 'new',
            products: [
              {
                product: 'Cloud',
                icon: 'cloud',
                tabs: [
                  {
                    tab: 'Use',
                    menu: [
                      {
                        item: 'Guides',
                        description: 'All of them',
                        dropdowns: [
                          { dropdown: 'D', anchors: [{ anchor: 'A', groups: [{ group: 'G', pages: ['a'] }] }] },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
          { version: 'v1', pages: ['old'] },
        ],
      },
      { language: 'jp', pages: ['jp/a'] },
    ],
  })
  expect(codes).toEqual([])
  const section = (as: string, label: string, rest: object) => ({ kind: 'section', as, label, ...always, ...rest })
  expect(nodes).toEqual([
    section('language', 'English', {
      isDefault: true,
      language: { code: 'en', tag: 'en', dir: 'ltr' },
      children: [
        section('version', 'v2', {
          isDefault: true,
          tag: 'new',
          children: [
            section('product', 'Cloud', {
              icon: { name: 'cloud' },
              children: [
                section('tab', 'Use', {
                  children: [
                    section('menu', 'Guides', {
                      description: 'All of them',
                      children: [
                        section('dropdown', 'D', {
                          children: [
                            section('anchor', 'A', {
                              children: [{ kind: 'group', label: 'G', ...always, children: [page('a')] }],
                            }),
                          ],
                        }),
                      ],
                    }),
                  ],
                }),
              ],
            }),
          ],
        }),
        section('version', 'v1', { children: [page('old')] }),
      ],
    }),
    section('language', '日本語', { language: { code: 'jp', tag: 'ja', dir: 'ltr' }, children: [page('jp/a')] }),
  ])
})

test('exactly one version is the default: the one that says so, else the first', () => {
  const versions = (second: object) =>
    (
      tree({
        versions: [
          { version: '1', pages: ['a'] },
          { version: '2', pages: ['b'], ...second },
        ],
      }).nodes as { isDefault?: boolean }[]
    ).map((each) => each.isDefault)
  expect(versions({})).toEqual([true, undefined])
  expect(versions({ default: true })).toEqual([undefined, true])
})

test('two of one name, and two defaults, are told at the second', () => {
  const { lines } = site({
    navigation: {
      versions: [
        { version: '1', default: true, pages: ['a'] },
        { version: '2', default: true, pages: ['b'] },
        { version: '1', pages: ['c'] },
      ],
    },
  })
  expect(lines).toEqual(['docs.json:20:20 warning section-repeated', 'docs.json:13:20 warning default-repeated'])
  const flat = site({ versions: [{ name: 'a', default: true }, 'b', { name: 'c', default: true }], navigation: ['x'] })
  expect(flat.codes).toEqual(['default-repeated'])
  expect(flat.config.versions.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('what a group says of itself', () => {
  const { nodes, codes } = tree({
    groups: [
      {
        group: 'G',
        icon: { name: 'star', style: 'solid', library: 'tabler' },
        tag: 'NEW',
        root: '/guides/index',
        expanded: true,
        hidden: true,
        searchable: true,
        boost: 2,
        directory: 'card',
        openapi: '/a.json',
        pages: ['x', { group: 'Inner', pages: ['y'] }],
      },
    ],
  })
  expect(codes).toEqual([])
  expect(nodes).toEqual([
    {
      kind: 'group',
      label: 'G',
      icon: { name: 'star', style: 'solid', library: 'tabler' },
      tag: 'NEW',
      root: 'guides',
      expanded: true,
      visibility: 'never',
      searchable: true,
      boost: 2,
      directory: 'card',
      openapi: [{ source: 'a.json' }],
      children: [page('x'), { kind: 'group', label: 'Inner', ...always, directory: 'card', children: [page('y')] }],
    },
  ])
})

test('an anchor has its colors and its address', () => {
  expect(
    tree({ anchors: [{ anchor: 'A', href: 'https://x.test', color: { light: '#F00', dark: '#00ff00' } }] }).nodes,
  ).toEqual([
    {
      kind: 'section',
      as: 'anchor',
      label: 'A',
      ...always,
      href: 'https://x.test',
      color: { light: '#ff0000', dark: '#00ff00' },
      tile: { from: '#ff0000', to: '#ff0000' },
      children: [],
    },
  ])
})

test('"global" gives links beside the tree', () => {
  const { nodes, codes } = tree({
    global: { anchors: [{ anchor: 'Blog', href: 'https://x.test' }], tabs: [{ tab: 'T', href: '/t' }] },
    tabs: [{ tab: 'Docs', pages: ['a'] }],
  })
  expect(codes).toEqual([])
  expect(nodes).toMatchObject([
    { as: 'tab', label: 'Docs' },
    { as: 'tab', label: 'T', href: '/t' },
    { as: 'anchor', label: 'Blog', href: 'https://x.test' },
  ])
})

test('several kinds side by side are shown in a fixed order, with a warning', () => {
  const { nodes, codes } = tree({ groups: [{ group: 'G', pages: ['b'] }], pages: ['a'] })
  expect(codes).toEqual(['navigation-mixed'])
  expect(nodes).toMatchObject([page('a'), { kind: 'group' }])
})

describe('what holds nothing is left out', () => {
  test('groups', () => {
    expect(tree([{ group: 'Empty' }, { pages: ['a'] }, 'b'])).toEqual({
      nodes: [{ kind: 'group', ...always, children: [page('a')] }, page('b')],
      codes: ['group-empty'],
    })
  })
  test('but not those with a description or a page of their own', () => {
    expect(
      tree([
        { group: 'Api', openapi: 'a.json' },
        { group: 'Root', root: 'a' },
      ]).codes,
    ).toEqual([])
  })
  test('once: what is wrong with all that was in it was told there', () => {
    expect(site({ navigation: { tabs: [{ tab: 'A', pages: 'index' }] } }).codes).toEqual(['value-type'])
    expect(site({ navigation: { groups: [{ group: 'A', pages: [''] }] } }).codes).toEqual(['page-empty'])
    expect(site({ navigation: { groups: [{ group: 'A', root: 'GET /x' }] } }).codes).toEqual(['root-address'])
    expect(site({ navigation: { tabs: [{ tab: 'A', groups: [{ group: 'B', pages: [] }] }] } }).codes).toEqual([
      'group-empty',
    ])
  })
  test('also where only a comment stands in it', () => {
    const text = '{ "name": "X", "navigation": { "groups": [{ "group": "A", "pages": [ /* later */ ] }] } }'
    expect(read(text).codes).toContain('group-empty')
  })
  test('groups whose "root" is an address, which is told where it stands', () => {
    const { config, diagnostics } = site({
      navigation: { groups: [{ group: 'G', root: 'https://example.com', pages: ['a'] }] },
    })
    expect(config.navigation).toMatchObject([{ kind: 'group', label: 'G', children: [{ page: 'a' }] }])
    expect(config.navigation[0]).not.toHaveProperty('root')
    expect(diagnostics).toMatchObject([
      { code: 'root-address', message: 'The "root" of a group is a page; "https://example.com" is an address.' },
    ])
    expect(diagnostics[0]!.at).toMatchObject({ line: 7, column: 17 })
  })

  test('sections', () => {
    expect(tree({ tabs: [{ tab: 'Empty' }, { tab: 'A', pages: ['a'] }] })).toMatchObject({
      nodes: [{ label: 'A' }],
      codes: ['section-empty'],
    })
  })
})

test('a part without a name keeps its pages', () => {
  expect(tree({ tabs: [{ pages: ['a'] }] })).toMatchObject({
    nodes: [{ as: 'tab', label: 'tab', children: [page('a')] }],
    codes: ['section-nameless'],
  })
})

test('access control cannot be had: the part is marked to be left out, with a warning', () => {
  for (const limit of [{ public: false }, { groups: ['admin'] }])
    expect(tree({ tabs: [{ tab: 'Secret', ...limit, pages: ['a'] }] })).toMatchObject({
      nodes: [{ label: 'Secret', restricted: true, children: [page('a')] }],
      codes: ['section-private'],
    })
  expect(tree({ tabs: [{ tab: 'Open', public: true, groups: [{ group: 'G', pages: ['a'] }] }] }).codes).toEqual([])
})

test('languages that are not known, or are none', () => {
  expect(tree({ languages: [{ language: 'tlh', pages: ['a'] }] })).toMatchObject({
    nodes: [{ label: 'tlh', language: { tag: 'tlh' } }],
    codes: ['locale-unknown'],
  })
  expect(tree({ languages: [{ language: 'Klingon!', pages: ['a'] }] })).toMatchObject({
    nodes: [{ label: 'Klingon!' }],
    codes: ['locale-wrong'],
  })
})

test('event interfaces have no effect yet, nor have overrides of anything but a language', () => {
  const group = { group: 'G', asyncapi: 'x.json', navbar: {}, pages: ['b'] }
  expect(tree({ versions: [{ version: '1', banner: {}, pages: ['a', group] }] }).codes).toEqual([
    'key-idle',
    'key-idle',
    'key-idle',
  ])
})

test('a language keeps what it says of header, footer and banner, and no more', () => {
  const language = {
    language: 'fr',
    navbar: { primary: { label: 'Aller', href: '/a' } },
    footer: { socials: { x: 'https://x.com/n' } },
    banner: { content: 'Bonjour' },
    pages: ['a'],
  }
  const { nodes, codes } = tree({ languages: [language] })
  expect(codes).toEqual([])
  expect(nodes).toMatchObject([
    {
      around: {
        header: { action: { label: 'Aller', href: '/a', kind: 'link' } },
        footer: { socials: [{ platform: 'x' }] },
        banner: { content: 'Bonjour', type: 'info', dismissible: false },
      },
    },
  ])
})

test('a wrong entry is left out, and the rest stays', () => {
  expect(tree({ groups: [{ group: 'G', pages: ['a', 5, ['b'], { group: 7, pages: ['c'] }] }, 'x'] })).toEqual({
    nodes: [
      {
        kind: 'group',
        label: 'G',
        ...always,
        children: [page('a'), { kind: 'group', ...always, children: [page('c')] }],
      },
    ],
    codes: ['value-type', 'value-type', 'value-type', 'value-type'],
  })
})
