import { expect, test } from 'vitest'
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
