import { expect, test } from 'vitest'
import { siteWith } from './site-kit.ts'

test.each([
  [{ light: '#1E3A5F', dark: '#ffee88' }, '1e3a5f-ffee88', 'light-dark(#ffffff, #000000)'],
  ['#222222', '222222-222222', 'light-dark(#ffffff, #ffffff)'],
  [{ dark: '#ffee88' }, 'ffee88-ffee88', 'light-dark(#000000, #000000)'],
])('a banner of color %j has its ground in each mode, and text that reads on it', async (color, name, ink) => {
  const site = await siteWith({ banner: { content: 'Hello', color } }, {})
  expect(/id="banner" class="([^"]*)"/.exec(site.html('/'))?.[1]).toBe(`banner banner-info banner-${name}`)
  const sheet = site.files.find((path) => /^_flatleaf\/site\..*css$/.test(path))!
  const rule = site.read(sheet).slice(site.read(sheet).indexOf(`.banner.banner-${name}`))
  expect(
    rule
      .slice(0, rule.indexOf('}'))
      .replace(/\s*([:,])\s*/g, '$1 ')
      .replace(/#fff\b/g, '#ffffff')
      .replace(/#000\b/g, '#000000'),
  ).toContain(ink)
  expect(site.diagnostics).toEqual([])
})

test('what is no color is told, and the ground follows the kind', async () => {
  const site = await siteWith({ banner: { content: 'Hello', color: 'nocolor' } }, {})
  expect(site.html('/').includes('class="banner banner-info"')).toBe(true)
  expect(site.codes).toEqual(['value-hex'])
})
