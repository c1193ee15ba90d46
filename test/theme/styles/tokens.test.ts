import { describe, expect, test } from 'vitest'
import type { SiteConfig } from '../../../src/model/config.ts'
import { tileClass, tileRule, tilesOf } from '../../../theme/styles/tile.ts'
import { accents, tokens } from '../../../theme/styles/tokens.ts'

const look: SiteConfig['look'] = {
  accent: { light: '#16794c', dark: '#4fd69c' },
  button: '#0d5c39',
  background: {},
  mode: { default: 'system', locked: false },
  eyebrow: 'section',
  iconLibrary: 'fontawesome',
  codeblocks: 'system',
  formulas: true,
  rounded: 'default',
  preset: 'leaf',
  layout: 'topnav',
  sidebarItems: 'container',
  topbar: 'default',
}
const config = (changes: Partial<SiteConfig['look']> = {}, navigation: SiteConfig['navigation'] = []) =>
  ({ look: { ...look, ...changes }, navigation }) as SiteConfig
const anchor = (from: string, to = from) =>
  ({
    kind: 'section',
    as: 'anchor',
    label: 'x',
    visibility: 'always',
    tile: { from, to },
    children: [],
    at: { file: 'docs.json', line: 1, column: 1 },
  }) as const

describe('tokens', () => {
  test('states both modes of each colour in one place', () => {
    expect(tokens(config())).toContain('--accent: light-dark(#16794c, #4fd69c);')
    expect(tokens(config())).toContain('--button: #0d5c39;')
  })

  test('states the only mode of a site and no other', () => {
    const css = tokens(config({ mode: { default: 'dark', locked: true } }))
    expect(css).toContain('color-scheme: dark;')
    expect(css).toContain('--accent: #4fd69c;')
    expect(css).not.toMatch(/light-dark|#16794c/)
  })

  test('keeps both modes where the switch is hidden and the system decides', () => {
    expect(tokens(config({ mode: { default: 'system', locked: true } }))).toContain('light-dark(')
  })

  test('uses the given backgrounds', () => {
    expect(tokens(config({ background: { light: '#fffaf2', dark: '#0b1210' } }))).toContain(
      '--surface: light-dark(#fffaf2, #0b1210);',
    )
  })

  test('leads to the background image from the folder of the assets, whatever is in its name', () => {
    const css = tokens(config({ backgroundImage: { light: '/images/a b").png', dark: 'https://x.example/d.png' } }))
    expect(css).toContain(':root { --background-image: url("../images/a%20b%22).png") }')
    expect(css).toContain(':root[data-theme=\'dark\'] { --background-image: url("https://x.example/d.png") }')
  })

  test('draws a decoration, sharp corners and dark code when asked to', () => {
    const css = tokens(config({ decoration: 'grid', rounded: 'sharp', codeblocks: 'dark' }))
    expect(css).toContain('body::before { background: linear-gradient(')
    expect(css).toContain('--radius-l: 0')
    expect(css).toContain('@media screen { .code {\n  color-scheme: dark;')
  })

  test('is the same for the same configuration', () => {
    expect(tokens(config())).toBe(tokens(config()))
  })
})

test('knows the ground of each mode there is', () => {
  const groundOf = ({ look: own }: SiteConfig) => accents(own).map(({ mode, ground }) => [mode, ground])
  expect(groundOf(config({ background: { light: '#fffff0' } }))).toEqual([
    ['light', '#fffff0'],
    ['dark', expect.stringMatching(/^#[\da-f]{6}$/)],
  ])
  expect(groundOf(config({ mode: { default: 'dark', locked: true } })).map(([mode]) => mode)).toEqual(['dark'])
})

describe('tiles', () => {
  test('writes one rule for each pair of colours, wherever it stands', () => {
    const section = { ...anchor('#111111'), children: [anchor('#16794c', '#4fd69c'), anchor('#111111')] }
    expect(tilesOf(config({}, [section])).map(tileClass)).toEqual(['tile-111111-111111', 'tile-16794c-4fd69c'])
  })

  test('draws a gradient, and an icon that shows on it', () => {
    expect(tileRule({ from: '#facc15', to: '#fde68a' })).toBe(
      '.tile-facc15-fde68a { --tile: linear-gradient(135deg, #facc15, #fde68a); --tile-ink: #000000 }',
    )
    expect(tileRule({ from: '#111111', to: '#111111' })).toBe(
      '.tile-111111-111111 { --tile: #111111; --tile-ink: #ffffff }',
    )
  })

  test('lets nothing but a colour into the style sheet', () => {
    expect(tileRule({ from: 'red}body{display:none', to: '#111' })).toBe(
      '.tile-none-111 { --tile: linear-gradient(135deg, #808080, #111111); --tile-ink: #ffffff }',
    )
  })
})
