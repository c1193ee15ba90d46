import { describe, expect, test } from 'vitest'
import { lookPresets } from '../../../src/model/config.ts'
import { siteWith } from '../../site-kit.ts'

const css = async (keys: Readonly<Record<string, unknown>> = {}) => (await siteWith(keys)).styles('/').text

describe('looks', () => {
  test('a site carries its own and no other', async () => {
    const sheets = await Promise.all(lookPresets.map((theme) => css({ theme })))
    expect(new Set(sheets).size).toBe(lookPresets.length)
    const common = sheets[lookPresets.indexOf('leaf')]!
    for (const sheet of sheets) expect(Math.abs(sheet.length - common.length)).toBeLessThan(2_000)
    expect(common).toBe(await css())
  })

  test('they lie in the layer of the theme, so that sheets of a project win', async () => {
    const sheet = await css({ theme: 'mono' })
    const at = sheet.indexOf('--font-heading:var(--font-mono)')
    expect(at).toBeGreaterThan(0)
    expect(sheet.slice(sheet.lastIndexOf('@layer', at), at)).toMatch(/^@layer flatleaf\{/)
  })
})

test.each([
  [{ sidebar: { items: 'border' } }, /\[aria-current\]\{border-radius:0;background:none/],
  [{ sidebar: { items: 'undecorated' } }, /\[aria-current\]\{background:none\}/],
  [{ topbar: { style: 'gradient' } }, /--header-ground:linear-gradient/],
  [{ layout: 'solidSidenav' }, /\[dir='rtl'\] :is\(\.layout-default[^}]*to left, var\(--sunken\)/],
])('%j has its rules', async (keys, rule) => {
  expect(await css(keys)).toMatch(rule)
  expect(await css()).not.toMatch(rule)
})
