import { describe, expect, test } from 'vitest'
import { bare, site } from '../read-text.ts'

test('links of both forms, with icons', () => {
  const expected = [{ label: 'Blog', href: '/blog', icon: { name: 'rss', style: 'solid' } }]
  expect(
    bare(
      site({ navbar: { links: [{ label: 'Blog', href: '/blog', icon: 'rss', iconType: 'solid' }] } }).config.header
        .links,
    ),
  ).toEqual(expected)
  expect(
    bare(site({ topbarLinks: [{ name: 'Blog', url: '/blog', icon: 'rss', iconType: 'solid' }] }).config.header.links),
  ).toEqual(expected)
})

test('a link without text is named after its address, one without address is left out', () => {
  const { config, lines } = site({
    navbar: {
      links: [
        { href: 'https://www.example.com/a/b' },
        { type: 'github', href: 'https://github.com/o/r' },
        { type: 'discord', href: 'https://discord.gg/x' },
        { label: 'Nowhere' },
      ],
    },
  })
  expect(config.header.links.map((each) => each.label)).toEqual(['example.com', 'o/r', 'Discord'])
  expect(lines).toEqual(['docs.json:25:18 warning link-address-missing'])
})

test('a button shows a repository, which may be named in short', () => {
  expect(site({ topbarCtaButton: { type: 'github', url: 'o/r' } }).config.header.action).toMatchObject({
    kind: 'github',
    label: 'o/r',
    href: 'https://github.com/o/r',
  })
  expect(
    site({ navbar: { primary: { type: 'button', label: 'Start', href: '/start' } } }).config.header.action,
  ).toMatchObject({ kind: 'link', label: 'Start', href: '/start' })
})

test('a button needs a text', () => {
  const { config, codes } = site({ topbarCtaButton: { url: 'https://app.example.com' } })
  expect(codes).toEqual(['button-name-missing'])
  expect(config.header.action?.label).toBe('app.example.com')
})

describe('an address that could run code leads nowhere, and its place is told', () => {
  const bad = 'java\tscript:alert(1)'
  const group = { group: 'Start', pages: ['index'] }
  test.each<[string, object]>([
    ['topbarLinks', { topbarLinks: [{ name: 'A', url: bad }] }],
    ['topbarCtaButton', { topbarCtaButton: { name: 'A', url: bad } }],
    ['navbar', { navbar: { links: [{ label: 'A', href: 'data:text/html,x' }] } }],
    ['the button', { navbar: { primary: { label: 'A', href: bad } } }],
    ['footer', { footer: { links: [{ header: 'H', items: [{ label: 'A', href: bad }] }] } }],
    ['socials', { footer: { socials: { github: bad } } }],
    ['footerSocials', { footerSocials: [{ type: 'github', url: 'vbscript:x' }] }],
    ['anchors', { anchors: [{ name: 'A', url: bad }] }],
    [
      'tabs',
      {
        navigation: {
          tabs: [
            { tab: 'A', href: bad },
            { tab: 'B', groups: [group] },
          ],
        },
      },
    ],
    ['global', { navigation: { global: { anchors: [{ anchor: 'A', href: bad }] }, groups: [group] } }],
    ['a page', { navigation: [{ group: 'Start', pages: ['index', 'javascript:alert(1)'] }] }],
    ['logo', { logo: { light: '/a.svg', href: bad } }],
    ['banner', { banner: { content: 'See [this](javascript:x)' } }],
    ['404', { errors: { 404: { description: 'See [this](javascript:x)' } } }],
    ['contextual', { contextual: { options: [{ title: 'A', href: bad }] } }],
    ['contextual base', { contextual: { options: [{ title: 'A', href: { base: bad, query: [] } }] } }],
  ])('%s', (_, keys) => {
    const { config, codes, diagnostics } = site(keys)
    expect(codes).toEqual(['link-unsafe'])
    expect(diagnostics[0]).toMatchObject({ severity: 'warning', at: { file: 'docs.json' } })
    expect(diagnostics[0]!.at!.line).toBeGreaterThan(2)
    expect(JSON.stringify(bare(config))).not.toMatch(/script:|data:/)
  })
})

test('a link to a repository or a community has the mark of the place, or its own icon', () => {
  const { config } = site({
    navbar: {
      links: [
        { label: 'Code', href: 'https://github.com/o/r', type: 'github' },
        { label: 'Talk', href: 'https://discord.gg/x', type: 'discord' },
        { label: 'Star', href: 'https://github.com/o/r', type: 'github', icon: 'star' },
        { label: 'Blog', href: '/blog' },
      ],
    },
  })
  expect(config.header.links.map((each) => each.icon?.name)).toEqual(['github', 'discord', 'star', undefined])
})
