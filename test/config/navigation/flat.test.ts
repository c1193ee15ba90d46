import { describe, expect, test } from 'vitest'
import { bare, site } from '../read-text.ts'

const sections = (keys: object) => {
  const { config, codes } = site(keys)
  return { nodes: (bare(config.navigation) as { kind: string }[]).filter((each) => each.kind === 'section'), codes }
}
const first = {
  kind: 'section',
  as: 'anchor',
  label: 'Documentation',
  icon: { name: 'book-open', style: 'duotone' },
  visibility: 'always',
  prefix: '',
  children: [],
}

test('a tab claims pages by whole segments of their path; the first tab takes the rest', () => {
  expect(
    sections({
      tabs: [
        { name: 'API', url: '/api/ref/' },
        { name: 'Blog', url: 'https://x.test' },
      ],
    }),
  ).toMatchObject({
    nodes: [
      { as: 'tab', label: 'Documentation', prefix: '' },
      { as: 'tab', label: 'API', prefix: 'api/ref' },
      { as: 'tab', label: 'Blog', href: 'https://x.test' },
    ],
    codes: [],
  })
  expect(sections({ primaryTab: { name: 'Guides' }, tabs: [{ name: 'API', url: 'api' }] }).nodes[0]).toMatchObject({
    label: 'Guides',
  })
})

describe('the first anchor', () => {
  test('exists with other anchors, under its own name and icon', () => {
    expect(sections({ anchors: [{ name: 'Chat', url: 'https://x.test' }] }).nodes[0]).toEqual(first)
  })
  test('exists when it is given', () => {
    expect(sections({ topAnchor: { name: 'Home', icon: 'house', iconType: 'solid' } }).nodes).toEqual([
      { ...first, label: 'Home', icon: { name: 'house', style: 'solid' } },
    ])
  })
  test('does not exist without anchors', () => {
    expect(sections({}).nodes).toEqual([])
  })
  test('does not exist beside tabs', () => {
    expect(
      sections({
        topAnchor: { name: 'Home' },
        tabs: [{ name: 'API', url: 'api' }],
        anchors: [{ name: 'Chat', url: 'https://x.test' }],
      }),
    ).toMatchObject({
      nodes: [{ as: 'tab' }, { as: 'tab' }, { as: 'anchor', label: 'Chat' }],
      codes: ['top-anchor-unused'],
    })
  })
})

test('what an anchor says of itself', () => {
  const anchor = {
    name: 'Old',
    url: 'old',
    icon: 'clock',
    color: '#F00',
    version: '1.0',
    isDefaultHidden: true,
    openapi: 'old.json',
  }
  expect(sections({ anchors: [anchor] }).nodes[1]).toEqual({
    kind: 'section',
    as: 'anchor',
    label: 'Old',
    icon: { name: 'clock', style: 'duotone' },
    tile: { from: '#ff0000', to: '#ff0000' },
    visibility: 'inside-only',
    prefix: 'old',
    version: '1.0',
    openapi: [{ source: 'old.json' }],
    children: [],
  })
  expect(
    sections({ anchors: [{ name: 'A', url: 'a', color: { light: '#f00', dark: '#0f0' } }] }).nodes[1],
  ).toMatchObject({ color: { light: '#ff0000', dark: '#00ff00' } })
})

test('without an address it is left out', () => {
  expect(sections({ tabs: [{ name: 'API' }] })).toEqual({ nodes: [], codes: ['section-address-missing'] })
})
