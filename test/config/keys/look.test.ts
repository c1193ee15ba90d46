import { describe, expect, test } from 'vitest'
import { site } from '../read-text.ts'

describe('colors', () => {
  test('without any, ours', () => {
    expect(site({}).config.look).toMatchObject({
      accent: { light: '#146c5f', dark: '#5fd3bc' },
      button: '#146c5f',
      background: {},
    })
  })
  test('"primary" stands for those that are missing, and short forms are written out', () => {
    expect(site({ colors: { primary: '#A1B' } }).config.look).toMatchObject({
      accent: { light: '#aa11bb', dark: '#aa11bb' },
      button: '#aa11bb',
    })
  })
  test('without "primary" there is a warning', () => {
    const { config, codes } = site({ colors: { light: '#aabbcc' } })
    expect(codes).toEqual(['color-missing'])
    expect(config.look.accent).toEqual({ light: '#146c5f', dark: '#aabbcc' })
  })
  test('names and rgb() are read, with an info that says how to write them', () => {
    const { config, diagnostics } = site({ colors: { primary: 'teal', light: 'rgb(1, 2, 3)' } })
    expect(config.look.accent).toEqual({ light: '#008080', dark: '#010203' })
    expect(diagnostics.map(({ severity, code, hint }) => `${severity} ${code} ${hint}`)).toEqual([
      'info value-hex Write "#008080".',
      'info value-hex Write "#010203".',
    ])
  })
  test('a color without "#" is an error with the right form', () => {
    const { config, diagnostics } = site({ colors: { primary: '16794c' } })
    expect(diagnostics).toMatchObject([
      {
        code: 'value-hex',
        severity: 'error',
        message: '"colors.primary" must be a hex color, but it is the string "16794c".',
        hint: 'Write "#16794c".',
      },
    ])
    expect(config.look.accent.light).toBe('#146c5f')
  })
  test('half a background leaves the other to the theme', () => {
    const { config, codes } = site({ colors: { primary: '#111111', background: { dark: '#222222' } } })
    expect(codes).toEqual(['background-half'])
    expect(config.look.background).toEqual({ dark: '#222222' })
  })
  test('the default gradient of anchors', () => {
    expect(
      site({ colors: { primary: '#111111', anchors: { from: '#ff0000', to: '#00ff00' } } }).config.look.tile,
    ).toEqual({ from: '#ff0000', to: '#00ff00' })
    expect(site({ colors: { primary: '#111111', anchors: '#ff0000' } }).config.look.tile).toEqual({
      from: '#ff0000',
      to: '#ff0000',
    })
  })
})

test('the nested form', () => {
  const { config, codes } = site({
    theme: 'maple',
    background: {
      decoration: 'grid',
      color: { light: '#ffffff', dark: '#000000' },
      image: { light: '/l.png', dark: '/d.png' },
    },
    appearance: { default: 'light', strict: true },
    icons: { library: 'lucide' },
    styling: { eyebrows: 'breadcrumbs', codeblocks: 'dark', latex: false },
  })
  expect(codes).toEqual([])
  expect(config.look).toMatchObject({
    preset: 'plain',
    sidebarItems: 'border',
    background: { light: '#ffffff', dark: '#000000' },
    decoration: 'grid',
    backgroundImage: { light: '/l.png', dark: '/d.png' },
    mode: { default: 'light', locked: true },
    eyebrow: 'breadcrumbs',
    iconLibrary: 'lucide',
    codeblocks: 'dark',
    formulas: false,
    rounded: 'default',
  })
})

test('the flat form', () => {
  const { config, codes } = site({
    background: { style: 'windows' },
    eyebrow: { display: 'breadcrumbs' },
    codeBlock: { mode: 'dark' },
    rounded: 'sharp',
    theme: 'prism',
    layout: 'solidSidenav',
    sidebar: { items: 'card' },
    topbar: { style: 'gradient' },
  })
  expect(codes).toEqual([])
  expect(config.look).toMatchObject({
    decoration: 'windows',
    eyebrow: 'breadcrumbs',
    codeblocks: 'dark',
    rounded: 'sharp',
    preset: 'boxed',
    layout: 'solidSidenav',
    sidebarItems: 'card',
    topbar: 'gradient',
  })
})

test.each([
  [undefined, 'leaf'],
  ['mint', 'leaf'],
  ['willow', 'plain'],
  ['linden', 'mono'],
  ['almond', 'boxed'],
  ['Mono', 'mono'],
])('the look of the theme name %s is "%s"', (theme, preset) => {
  const { config, codes } = site(theme === undefined ? {} : { theme })
  expect(config.look.preset).toBe(preset)
  expect(codes).toEqual([])
})

test('marks and headers that do not exist are told, and the usual ones used', () => {
  const { config, codes } = site({ navigation: [], sidebar: { items: 'x' }, topbar: { style: 'y' }, layout: 'z' })
  expect(codes).toEqual(['value-choice', 'value-choice', 'value-choice', 'navigation-missing'])
  expect(config.look).toMatchObject({ sidebarItems: 'container', topbar: 'default', layout: 'topnav' })
})

test('fonts: a part that names its own takes nothing from the common one', () => {
  const { config, codes } = site({
    fonts: {
      family: 'Lora',
      source: '/lora.woff2',
      format: 'woff2',
      heading: { family: 'Big' },
      body: { weight: 350.5 },
    },
  })
  expect(codes).toEqual([])
  expect(config.look.fonts).toMatchObject({
    text: { family: 'Lora', source: '/lora.woff2', weight: 350.5, format: 'woff2' },
    heading: { family: 'Big' },
  })
  expect(config.look.fonts?.heading).not.toHaveProperty('source')
  expect(site({ fonts: {} }).config.look).not.toHaveProperty('fonts')
})

test('a look that nobody knows is told, with the nearest one', () => {
  const { config, diagnostics } = site({ theme: 'boxd' })
  expect(config.look.preset).toBe('leaf')
  expect(diagnostics).toMatchObject([
    { code: 'theme-unknown', severity: 'warning', hint: 'Did you mean "boxed"?', at: { file: 'docs.json' } },
  ])
  expect(site({ theme: 'my-very-own' }).diagnostics[0]?.hint).toBe('Choose one of "leaf", "plain", "mono", "boxed".')
})

test('what has no effect says so, once', () => {
  const { codes, diagnostics } = site({
    thumbnails: { appearance: 'dark' },
    styling: { codeblocks: { theme: 'css-variables' } },
  })
  expect(codes).toEqual(Array.from({ length: 2 }, () => 'key-idle'))
  expect(diagnostics.every((each) => each.severity === 'info')).toBe(true)
})

test('the place of the background image is where it is written', () => {
  const columnOf = (keys: object) => site(keys).config.look.backgroundImage?.at?.column
  const plain = columnOf({ backgroundImage: '/a.png' })
  expect(plain).toBeGreaterThan(1)
  expect(columnOf({ background: { image: '/a.png' } })).toBeGreaterThan(1)
  expect(columnOf({ background: { image: { dark: '/d.png' } } })).toBeGreaterThan(1)
})

test.each([
  ['dark', 'dark', undefined],
  ['system', 'system', undefined],
  [{ theme: 'dark' }, 'dark', undefined],
  ['night-owl', 'system', { light: 'night-owl', dark: 'night-owl' }],
  [{ theme: 'night-owl' }, 'system', { light: 'night-owl', dark: 'night-owl' }],
  [{ theme: { light: 'snow', dark: 'night-owl' } }, 'system', { light: 'snow', dark: 'night-owl' }],
  [{ light: 'snow', dark: 'night-owl' }, 'system', { light: 'snow', dark: 'night-owl' }],
  [{ dark: 'night-owl' }, 'system', { dark: 'night-owl' }],
])('code is colored by the site, or by themes: %j', (codeblocks, mode, themes) => {
  const { config, codes } = site({ styling: { codeblocks } })
  expect(codes).toEqual([])
  expect(config.look.codeblocks).toBe(mode)
  const { at, ...names } = config.look.codeThemes ?? {}
  expect(themes === undefined ? config.look.codeThemes : names).toEqual(themes)
  if (themes) expect(at).toMatchObject({ file: 'docs.json' })
})

test('the names of groups lead on, only open them, or do as their kind does', () => {
  expect(site({ interaction: { drilldown: true } }).config.look.drilldown).toBe(true)
  expect(site({ interaction: { drilldown: false } }).config.look.drilldown).toBe(false)
  const { config, codes } = site({ interaction: {} })
  expect(config.look).not.toHaveProperty('drilldown')
  expect(codes).toEqual([])
})
