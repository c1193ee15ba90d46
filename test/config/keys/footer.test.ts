import { expect, test } from 'vitest'
import { bare, site } from '../read-text.ts'

test('accounts keep the order of the file, as a map or as the older list', () => {
  const expected = [
    { platform: 'x', href: 'https://x.com/a' },
    { platform: 'github', href: 'https://github.com/a' },
  ]
  expect(
    bare(
      site({ footer: { socials: { x: 'https://x.com/a', github: 'https://github.com/a', slack: '' } } }).config.footer
        .socials,
    ),
  ).toEqual(expected)
  const list = [
    { type: 'x', url: 'https://x.com/a' },
    { type: 'github', url: 'https://github.com/a' },
  ]
  expect(bare(site({ footerSocials: list }).config.footer.socials)).toEqual(expected)
})

test('an unknown platform stays, with the nearest known one', () => {
  const { config, diagnostics } = site({ footerSocials: { gitub: 'https://github.com/a' } })
  expect(diagnostics).toMatchObject([{ code: 'social-unknown', severity: 'warning', hint: 'Did you mean "github"?' }])
  expect(config.footer.socials).toHaveLength(1)
})

test('columns of both forms', () => {
  const nested = { footer: { links: [{ header: 'More', items: [{ label: 'Blog', href: '/blog' }] }] } }
  const flat = { footer: { links: [{ title: 'More', links: [{ label: 'Blog', url: '/blog' }] }] } }
  for (const keys of [nested, flat])
    expect(bare(site(keys).config.footer.columns)).toEqual([
      { title: 'More', links: [{ label: 'Blog', href: '/blog' }] },
    ])
})

test('a link without address and a fifth column are warnings', () => {
  const column = { header: 'A', items: [{ label: 'B', href: '/b' }] }
  const { config, codes } = site({
    footer: { links: [column, column, column, column, { header: 'E', items: [{ label: 'X' }] }] },
  })
  expect(codes).toEqual(['footer-columns', 'link-address-missing'])
  expect(config.footer.columns).toHaveLength(4)
})
