/** Attributes that we find elements by: an author's own are nothing. */
import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { page, toolsWith } from './fake-theme.ts'

const html = async (text: string, path: string, files: Record<string, string> = {}) =>
  (await compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`, path), toolsWith(files))).html

describe.each(['a.md', 'a.mdx'])('%s', (path) => {
  test('a forged place of code keeps its text', async () => {
    const shown = await html('```\nblock\n```\n\n<pre data-fence="0">own</pre>', path)
    expect(shown.match(/block/g)).toHaveLength(1)
    expect(shown).toContain('<pre>own</pre>')
  })

  test('a forged place of a formula keeps its text', async () => {
    const shown = await html('$$\nx\n$$\n\ny $z$\n\n<span data-math="0">own</span>', path)
    expect(shown.match(/data-formula/g)).toHaveLength(2)
    expect(shown).toContain('<span>own</span>')
  })

  test('no attribute calls a component or moves', async () => {
    const shown = await html(
      '<Note>a</Note>\n\n<div data-component="0" data-island="/x.jsx#X" data-props="{}" data-island-slot="children" data-island-rest="" data-island-gap="X" data-x="1">own</div>',
      path,
    )
    expect(shown.match(/<aside/g)).toHaveLength(1)
    expect(shown).toContain('<div data-x="1">own</div>')
  })
})

test('code in a snippet has its props, formulas and fences their places', async () => {
  const files = { 'snippets/s.md': '<i>x</i>\n\n```js {n}.js\nlet {n}\n```\n\n$a$\n' }
  const shown = await html(
    '<b>y</b>\n\n$c$\n\n<Snippet file="s.md" n="v" />\n\n```\nz\n```\n\n- $b$\n\n      in\n',
    'a.md',
    files,
  )
  expect(shown).toContain('data-title="v.js"')
  expect(shown.match(/data-formula/g)).toHaveLength(3)
  expect(shown.match(/<pre/g)).toHaveLength(3)
})
