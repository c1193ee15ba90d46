import { transform } from 'esbuild'
import { expect, test } from 'vitest'
import { compactCss } from '../../src/assets/compact-css.ts'
import { targets } from '../../src/assets/compile.ts'
import type { SiteConfig } from '../../src/model/config.ts'
import type { SiteFonts } from '../../src/model/font.ts'
import { tokens } from '../../theme/styles/tokens.ts'
import { aConfig } from '../site/factory.ts'

/** What a minifier makes of a sheet; blanks that it leaves in values of properties of one's own say nothing. */
async function minified(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: targets })
  return code.replace(/("(?:[^"\\]|\\.)*")|\s*([,}])\s*|(--[\w-]+:)\s+/g, '$1$2$3')
}

const look: SiteConfig['look'] = {
  ...aConfig().look,
  codeblocks: 'dark',
  rounded: 'sharp',
  topbar: 'gradient',
  decoration: 'grid',
}
const fonts: SiteFonts = {
  text: { from: 'file', family: 'Odd: { name; of, a } font', kind: 'sans', weight: 450 },
  heading: { from: 'theme', kind: 'sans', weight: 600 },
  faces: [
    { file: '/two.woff2', family: 'Odd:  two', asset: 'font-1.woff2', format: 'woff2', weight: '400', style: 'normal' },
  ],
}
const sheets = (['leaf', 'plain', 'mono', 'boxed'] as const).flatMap((preset) =>
  (['topnav', 'sidenav', 'solidSidenav'] as const).map((layout) =>
    tokens({ look: { ...look, preset, layout, sidebarItems: 'border' }, navigation: [] } as never, fonts),
  ),
)

test.each(sheets)('the rules of the theme are the same in fewer letters (%#)', async (css) => {
  const compact = compactCss(css)
  expect(await minified(compact)).toBe(await minified(css))
  // A minifier shortens colours and quotes as well.
  expect(compact.length).toBeLessThan((await transform(css, { loader: 'css', minify: true })).code.length * 1.01)
})

test('strings and addresses keep their blanks and signs', () => {
  const css = `a { content: "x {  ; : }  \\" y"; font-family: 'A:  b, c' }\nb { background: url(a;  b, c.png) }`
  expect(compactCss(css)).toBe(`a{content:"x {  ; : }  \\" y";font-family:'A:  b, c'}b{background:url(a;  b, c.png)}`)
})

test('selectors keep the blanks that part them', () => {
  expect(compactCss('a :is(b, c) > d { --x: 1px + 2px; }')).toBe('a :is(b, c) > d{--x:1px + 2px}')
})
