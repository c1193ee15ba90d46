/** The keys of `footerSocials`: one test a key. Each is a link in the footer with a mark and a name that is read out. */
import { expect, test } from 'vitest'
import { siteWith } from '../site-kit.ts'

test.each([
  ['website', /web ?site/i],
  ['facebook', /facebook/i],
  ['x', /^X\b/],
  ['discord', /discord/i],
  ['slack', /slack/i],
  ['github', /github/i],
  ['linkedin', /linkedin/i],
  ['instagram', /instagram/i],
  ['hacker-news', /hacker news/i],
])('footerSocials.%s', async (key, name) => {
  const href = `https://example.com/${key}`
  const site = await siteWith({ footerSocials: { [key]: href } })
  const links = site.page('/').links('footer ul')
  expect(links.map((link) => link.href)).toEqual([href])
  expect(links[0]!.name).toMatch(name)
  expect(site.page('/').one(`footer a[href="${href}"] svg`).children).not.toEqual([])
  expect(site.codes).toEqual([])
})
