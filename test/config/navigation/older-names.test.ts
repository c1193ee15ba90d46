import { expect, test } from 'vitest'
import { migrateConfig } from '../../../src/config/migrate/migrate.ts'
import { bare, read, site } from '../read-text.ts'

const section = (as: string, label: string, rest: object) => ({
  kind: 'section',
  as,
  label,
  visibility: 'always',
  children: [],
  ...rest,
})
const always = { kind: 'page', page: 'index' }

test('tabs and anchors of the nested form may have the names of the flat one, with a word about it', () => {
  const { config, lines } = read(`{
  "name": "N",
  "navigation": {
    "tabs": [{ "name": "Guides", "pages": ["index"] }, { "tab": "API", "url": "api" }],
    "global": {
      "anchors": [
        { "name": "Chat", "url": "https://chat.example", "icon": "comments" },
        { "name": "Changes", "url": "/changelog" }
      ]
    }
  }
}`)
  expect(bare(config.navigation)).toEqual([
    section('tab', 'Guides', { children: [always] }),
    section('tab', 'API', { href: 'api' }),
    section('anchor', 'Chat', { icon: { name: 'comments' }, href: 'https://chat.example' }),
    section('anchor', 'Changes', { href: '/changelog' }),
  ])
  expect(lines).toEqual([
    'docs.json:4:16 info key-older',
    'docs.json:4:72 info key-older',
    'docs.json:7:11 info key-older',
  ])
})

test('a tab or anchor takes the folder of its pages where such stand beside it, else it leads to an address', () => {
  const { config } = site({
    navigation: {
      tabs: [
        { tab: 'Guides', url: '/guides' },
        { tab: 'Page', url: '/guides/a' },
        { tab: 'API', url: 'api', openapi: 'openapi.json' },
      ],
      groups: [{ group: 'A', pages: ['guides/a', 'guides/b/c'] }],
      global: {
        anchors: [
          { name: 'B', url: 'guides/b' },
          { name: 'C', url: 'guides/b/c' },
        ],
      },
    },
  })
  expect(bare(config.navigation)).toMatchObject([
    { kind: 'group' },
    { label: 'Guides', prefix: 'guides' },
    { label: 'Page', href: '/guides/a' },
    { label: 'API', prefix: 'api' },
    { label: 'B', prefix: 'guides/b' },
    { label: 'C', href: 'guides/b/c' },
  ])
})

test('other parts of the navigation have them too, and lead to an address', () => {
  const { config, codes } = site({
    navigation: { products: [{ name: 'Cloud', dropdowns: [{ name: 'Use', url: 'use/start' }] }] },
  })
  const use = section('dropdown', 'Use', { href: 'use/start' })
  expect(bare(config.navigation)).toEqual([section('product', 'Cloud', { children: [use] })])
  expect(codes).toEqual(['key-older', 'key-older', 'key-older'])
})

test('names of the nested form win, and what is no part of the navigation has no other names', () => {
  const { config, codes } = site({
    navigation: {
      tabs: [
        { tab: 'A', name: 'B', href: 'https://a.example', url: 'b' },
        { tab: 'C', groups: [{ name: 'G', pages: ['index'] }] },
      ],
    },
  })
  expect(bare(config.navigation)).toMatchObject([{ label: 'A', href: 'https://a.example' }, { label: 'C' }])
  expect(codes).toEqual(['key-unknown', 'key-unknown'])
})

test('migrating writes the newer names', () => {
  const text = JSON.stringify({ name: 'N', navigation: { anchors: [{ name: 'A', url: 'https://a.example' }] } })
  const known = { pages: new Map(), made: new Set<string>(), listsRoot: false }
  const { text: made = '' } = migrateConfig(
    { read: (path) => (path === 'docs.json' ? text : undefined) },
    'docs.json',
    known,
  )
  expect(JSON.parse(made)).toEqual({ name: 'N', navigation: { anchors: [{ anchor: 'A', href: 'https://a.example' }] } })
})
