/** Highlighting themes by name: their colours, as far as they can be read, and honest words about the rest. */
import { bundledThemes } from 'shiki/themes'
import { describe, expect, test } from 'vitest'
import { codeThemes, readTheme } from '../../src/markdown/code-themes.ts'
import { tokenKinds } from '../../src/model/theme.ts'
import { contrast } from '../../src/util/contrast.ts'
import { palette } from '../../theme/styles/palette.ts'
import { mdx, siteWith } from '../site-kit.ts'

const names = Object.keys(bundledThemes)
const at = { file: 'docs.json', line: 1, column: 1 }

describe('a theme', () => {
  test('gives the colours that it has for what code holds', async () => {
    const { themes, diagnostics } = await codeThemes({ light: 'github-light', dark: 'dracula', at })
    expect(themes).toMatchObject({
      light: { type: 'light', ground: '#ffffff', text: '#24292e', kinds: { keyword: '#d73a49', string: '#032f62' } },
      dark: { type: 'dark', ground: '#282a36', text: '#f8f8f2', kinds: { keyword: '#ff79c6', string: '#f1fa8c' } },
    })
    expect(themes!.dark!.kinds.function).toBe('#50fa7b')
    expect(
      diagnostics.map(({ code, severity, message }) => [code, severity, /: ([\w, ]+)\. /.exec(message)![1]]),
    ).toEqual([
      ['code-contrast', 'info', 'parameter'],
      ['code-contrast', 'info', 'comment'],
    ])
  })

  test.each(names)('%s has a ground, a text and at least five colours', async (name) => {
    const { themes, diagnostics } = await codeThemes({ light: name, dark: name, at })
    const { ground, kinds } = themes!.light!
    for (const color of Object.values(kinds)) expect(color).toMatch(/^#[\da-f]{6}$/)
    expect(new Set(Object.values(kinds)).size).toBeGreaterThan(name.startsWith('min-') || name === 'red' ? 3 : 4)
    expect(diagnostics.every(({ code }) => code === 'code-contrast')).toBe(true)
    const made = palette({ mode: 'light', accent: '#146c5f', button: '#146c5f', surface: ground, code: themes!.light })
    const grounds = ['ground', 'added', 'removed', 'warned', 'marked'].map((each) => made.get(`code-${each}`)!)
    expect(grounds[0]).toBe(ground)
    for (const kind of [...tokenKinds, 'text'])
      for (const each of grounds) expect(contrast(made.get(`code-${kind}`)!, each), kind).toBeGreaterThanOrEqual(4.5)
    expect(contrast(made.get('muted')!, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('takes the most specific rule, the last of equals, and shows colours through their ground', () => {
    const settings = (foreground: string) => ({ foreground })
    const read = readTheme({
      name: 'x',
      type: 'dark',
      colors: { 'editor.background': '#000000', 'editor.foreground': '#ffffff' },
      tokenColors: [
        { scope: 'string, keyword', settings: settings('#111111') },
        { scope: ['keyword'], settings: settings('#222222') },
        { scope: 'string.quoted', settings: settings('#ffffff80') },
        { scope: 'source.x string.quoted.double', settings: settings('#333333') },
        { scope: 'comment', settings: settings('url(x)') },
      ],
    })
    expect(read.kinds).toMatchObject({ keyword: '#222222', string: '#808080', comment: '#ffffff' })
  })

  test('that nobody knows is told, with the nearest name; a mode without one keeps the colours of the site', async () => {
    const { themes, diagnostics } = await codeThemes({ light: 'github-lite', at })
    expect(themes).toEqual({})
    expect(diagnostics).toMatchObject([
      { code: 'code-theme-unknown', severity: 'warning', at, hint: 'Did you mean "github-light"?' },
    ])
    expect(await codeThemes(undefined)).toEqual({ diagnostics: [] })
  })
})

describe('a site', () => {
  const code = { 'pages/index.mdx': mdx('Welcome', '```js\nconst a = "b"\n```') }
  const sheetOf = async (codeblocks: unknown, more: object = {}) => {
    const made = await siteWith({ styling: { codeblocks }, ...more }, code)
    const sheet = made.files.find((path) => /_flatleaf\/site\.\w+\.css$/.test(path))!
    return { made, css: made.read(sheet) }
  }

  test.each([
    [{ light: 'github-light', dark: 'dracula' }, 'light-dark(#6f42c1,#50fa7b)'],
    [{ theme: { light: 'github-light', dark: 'dracula' } }, 'light-dark(#6f42c1,#50fa7b)'],
    ['dracula', '--code-function:#50fa7b'],
    [{ theme: 'dracula' }, '--code-function:#50fa7b'],
  ])('%j: code has its colours', async (codeblocks, wanted) => {
    const { made, css } = await sheetOf(codeblocks)
    expect(css.replaceAll(/:\s+|,\s+/g, (sign) => sign.trim()).includes(wanted)).toBe(true)
    expect(made.codes).toEqual([])
  })

  test('code that is as it was has no rule of its own', async () => {
    const { css } = await sheetOf('system')
    expect(/\.code,\s*\.code-group\s*\{[^}]*--code-keyword/.test(css)).toBe(false)
  })

  test('a site with one mode has the theme of that mode only', async () => {
    const { css } = await sheetOf(
      { light: 'github-light', dark: 'dracula' },
      { appearance: { default: 'light', strict: true } },
    )
    expect([css.includes('#6f42c1'), css.includes('#50fa7b')]).toEqual([true, false])
  })

  test('what no theme has is told where it is written', async () => {
    const { made } = await sheetOf({ theme: 'no-such-theme' })
    expect(made.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'code-theme-unknown', severity: 'warning' }),
    )
    const { made: idle } = await sheetOf({ theme: 'css-variables' })
    expect(idle.diagnostics.filter(({ code: each }) => each === 'key-idle')).toHaveLength(1)
  })
})
