import { expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { page, toolsWith } from '../fake-theme.ts'

const compiled = (style: string) =>
  compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n<p style="${style}">x</p>`, 'a.md'), toolsWith())

test.each(['fixed', 'var(--p)', 'FIXED !important', 'relative fixed'])('position: %s is left out', async (value) => {
  const { styles, diagnostics } = await compiled(`--p: fixed; position: ${value}`)
  expect(styles.map(({ declarations }) => declarations)).toEqual(['--p: fixed'])
  expect(diagnostics.map(({ code }) => code)).toEqual(['style-dropped'])
})

test.each(['static', 'relative', 'absolute', 'sticky'])('position: %s stays', async (value) => {
  const { styles } = await compiled(`position: ${value}`)
  expect(styles.map(({ declarations }) => declarations)).toEqual([`position: ${value}`])
})

const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

test.each([
  ['mask', `url(${svg.replaceAll(' ', '%20')}) center / contain no-repeat`],
  ['-webkit-mask-image', `url('${svg}')`],
  ['background', `#fff url('data:image/png;base64,iVBORw0KGgo=') no-repeat, url(data:image/webp;base64,AAAA)`],
  ['list-style-image', `url('data:image/avif;base64,AAAA')`],
  ['background', `url('DATA:image/png;base64,AAAA')`],
])('a picture inside of %s stays', async (name, value) => {
  const { styles, diagnostics } = await compiled(`${name}: ${value}`)
  const shown = value.replace(/url\('?([^')]*)'?\)/g, 'url("$1")')
  expect(styles.map(({ declarations }) => declarations)).toEqual([`${name}: ${shown}`])
  expect(diagnostics).toEqual([])
})

test('no sign of a picture ends its declaration', async () => {
  const { styles } = await compiled(`mask: url('data:image/svg+xml;utf8,<svg fill=&quot;red&quot;>}@import{</svg>')`)
  expect(styles.map(({ declarations }) => declarations)).toEqual([
    'mask: url("data:image/svg+xml;utf8,%3Csvg fill=%22red%22%3E%7D%40import%7B%3C/svg%3E")',
  ])
})

test('signs of style sheets in a picture are encoded', async () => {
  const { styles } = await compiled(`mask: url(&quot;data:image/svg+xml,;x:(y)'z&quot;)`)
  expect(styles.map(({ declarations }) => declarations)).toEqual(['mask: url("data:image/svg+xml,%3Bx:%28y%29%27z")'])
})

test.each([
  `background: &quot;url('data:image/png,x;position:fixed;inset:0;background:url(https://evil.example/x.png);x:')&quot;`,
  `background: &quot;url(data:image/png,z;position:fixed;inset:0;x:y)&quot;`,
  `background: 'url(&quot;data:image/png,a'b&quot;)'`,
  `background: url('data:image/png,a') 'b'`,
  `background: url('data:image/png;position:fixed,a')`,
  `background: xurl(data:image/png,a)`,
  `background: url(data:image/png,a)x`,
  `quotes: counter( ')'`,
  `quotes: &quot;'&quot; '`,
  `mask: url(https://x.example/a.svg)`,
  `background: url('data:text/html,x')`,
  `filter: url('${svg}#f')`,
  `cursor: url('${svg}'), auto`,
  `--p: url('${svg}')`,
  `mask: url('data:image/svg+xml,a\\'b')`,
  `mask: url('${svg}') url(https://x.example/a.svg)`,
  `mask: url('${svg}${'a'.repeat(20_000)}')`,
])('%.60s is left out', async (declaration) => {
  const { styles, diagnostics } = await compiled(declaration)
  expect(styles).toEqual([])
  expect(diagnostics.map(({ code }) => code)).toEqual(['style-dropped'])
})
