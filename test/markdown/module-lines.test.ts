import { expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { moduleText } from '../../src/markdown/module-text.ts'
import { page, toolsWith } from './fake-theme.ts'

async function compiled(text: string, engine: 'satteri' | 'remark' = 'satteri') {
  const tools = toolsWith({ 'snippets/x.mdx': 'from **s**' }, { engine })
  const { html, diagnostics } = await compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`), tools)
  return [html.trim(), diagnostics.map(({ code, at }) => `${at!.line}:${at!.column} ${code}`)]
}

test.each([
  ['export const o = {a: 1}\n{o.a} and more', '<p>1 and more</p>', ['6:1 module-text']],
  ['export const o = {a: 1}\n{o.a} {o.a}', '<p>1 1</p>', ['6:1 module-text']],
  ['export const z = 1;\nconsole.log(z)\n\nEnd', '<p>console.log(z)</p>\n<p>End</p>', ['6:1 module-text']],
  ['export const a = 1; b(a)\n\n{a}', '<p>b(a)</p>\n<p>1</p>', ['5:21 module-text']],
  [
    "import X from '/snippets/x.mdx'\n<X />\n**bold**",
    '<p>from <strong>s</strong></p>\n<p><strong>bold</strong></p>',
    ['6:1 module-text'],
  ],
  [
    "import X from '/snippets/x.mdx'\n## Heading\n\n<X />",
    '<h2 id="heading">Heading</h2>\n<p>from <strong>s</strong></p>',
    ['6:1 module-text'],
  ],
  ['export const a = 1\n**bold**\n\n{a}', '<p><strong>bold</strong></p>\n<p>1</p>', ['6:1 module-text']],
  ['export const a = {\n  b: [\n    2,\n  ],\n}\nIt’s {a.b}', '<p>It’s 2</p>', ['10:1 module-text']],
  ["import A from 'react'\ntext\nexport const c = 1\n\n{c}", '<p>text</p>\n\n<p>1</p>', ['6:1 module-text']],
])('content right after module lines is shown: %j', async (text, html, codes) => {
  expect(await compiled(text)).toEqual([html, codes])
  const [shown, told] = await compiled(text, 'remark')
  expect([String(shown).replace(/\n+/g, '\n'), told]).toEqual([html.replace(/\n+/g, '\n'), codes])
})

test.each([
  ['export const o = {\n  a: `x\n\n**y**\n- z`,\n}\n\n{o.a}', '<p>x\n\n**y**\n- z</p>'],
  ['export const F = () => (\n<div>\n\n- a\n</div>\n)\n\n<F/>', '<div>- a</div>'],
  ['export const a = 1\nconst b = a\nexport const c = b\n\n{c}', '<p>1</p>'],
  ['import things that you like\nand more', '<p>import things that you like\nand more</p>'],
  ['Text\nexport const a = 1\nmore', '<p>Text\nexport const a = 1\nmore</p>'],
])('whole statements and prose are left alone: %j', async (text, html) => {
  expect(await compiled(text)).toEqual([html, []])
})

test('code that nobody can read is shown, and told', async () => {
  expect(await compiled('export const a = 1 +\nfoo bar')).toEqual([
    '<p>export const a = 1 +\nfoo bar</p>',
    ['5:1 module-invalid'],
  ])
})

test('a browser gets the module lines only', async () => {
  expect(await moduleText('a.mdx', 'export const z = 1\nconsole.log(z)\n')).toBe('export const z = 1')
})
