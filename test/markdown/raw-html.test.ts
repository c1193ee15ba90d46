import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { filterTags } from '../../src/markdown/raw-html.ts'
import { page, toolsWith } from './fake-theme.ts'

const compiled = (text: string) =>
  compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`, 'a.md'), toolsWith())

describe('raw HTML of .md never swallows what follows', () => {
  test.each([
    ['<iframe src="https://a.example/x" title="t" />\n\nb', '<p>b</p>'],
    ['<a name="x"/>\n\n## B', '<h2 id="b">B</h2>'],
    ['<div/>\n\nb', '<div></div>\n<p>b</p>'],
    ['a <title> b\n\nmore', '<p>a &#x3C;title> b</p>\n<p>more</p>'],
    ['a <script> b\n\nmore', '<p>a &#x3C;script> b</p>\n<p>more</p>'],
    ['a <plaintext> b\n\nmore', '<p>more</p>'],
    ['a <template> b\n\nmore', '<p>more</p>'],
    ['<!-- never closed\n\nmore', 'more'],
    ['<style>\np {}\n</style>\n\nmore', '<p>more</p>'],
    ['<!-- a -->\n\nmore', '<p>more</p>'],
    ['<Note type=x>\n\nmore\n\n</Note>', '<aside data-kind="note">\n<p>more</p>\n</aside>'],
  ])('%j', async (text, expected) => {
    expect((await compiled(text)).html).toContain(expected)
  })
})

test('GFM’s tag filter leaves elements that are closed alone', () => {
  expect(filterTags('<xmp> <b> <TITLE>', '<xmp>')).toBe('&lt;xmp> <b> &lt;TITLE>')
  expect(filterTags('<style>', '<style></style>')).toBe('<style>')
})

test('HTML that nests too deep is one error, in time', async () => {
  for (const tag of ['<b>', '<Note>\n', '<div>\n\n', '<Note>\n\n</b>\n\n']) {
    const { diagnostics, html } = await compiled(tag.repeat(20_000))
    expect(diagnostics.map(({ code }) => code)).toEqual(['nesting-too-deep'])
    expect(html).toContain('problem')
  }
  expect((await compiled('<li>a\n<p>b\n'.repeat(400))).diagnostics).toEqual([])
})

test('the element that stands for a component cannot be written by an author', async () => {
  const { html } = await compiled('<Note>a</Note>\n\n<component-tag data-component="0">b</component-tag>')
  expect(html.match(/data-kind="note"/g)).toHaveLength(1)
  expect(html).toContain('b')
})
