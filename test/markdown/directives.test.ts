import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { directiveEdits } from '../../src/markdown/directives.ts'
import { applyEdits } from '../../src/markdown/edits.ts'
import type { Format } from '../../src/markdown/nodes.ts'
import { theme } from '../../theme/index.ts'
import { page, toolsWith } from './fake-theme.ts'

const edited = (text: string, format: Format = 'mdx') =>
  applyEdits(
    text,
    directiveEdits(text, format, () => true),
  ).text

describe('directiveEdits', () => {
  test('makes tags of a pair of lines, apart from the lines around them', () => {
    expect(edited('a\n:::note\nb\n- c\n:::\nd')).toBe('a\n\n<Note>\n\nb\n- c\n\n</Note>\n\nd')
    expect(edited('::: tip Read this\n\nb\n\n:::')).toBe('<Tip title="Read this">\n\nb\n\n</Tip>')
  })

  test('reads a title in brackets, braces or plain words', () => {
    expect(edited(':::caution[Say "hi"]\n\n:::')).toContain('<Warning title="Say &quot;hi&quot;">')
    expect(edited(':::info{title="A & b"}\n\n:::')).toContain('<Info title="A &amp; b">')
    expect(edited(':::details\n\n:::')).toContain('<Accordion title="Details">')
  })

  test('keeps the margin of a list item', () => {
    expect(edited('1. a\n   :::note\n   b\n   :::')).toBe('1. a\n   \n   <Note>\n\n   b\n   \n   </Note>')
  })

  test('pairs inner and outer lines by their colons', () => {
    expect(edited('::::note\n\n:::tip\n\na\n\n:::\n\n::::')).toBe('<Note>\n\n<Tip>\n\na\n\n</Tip>\n\n</Note>')
  })

  test('leaves code, other kinds and what is never closed as they are', () => {
    for (const text of [
      '```\n:::note\n:::\n```',
      ':::custom\na\n:::',
      ':::note\na',
      'a :::note\n:::',
      ':::note-x\n:::',
    ])
      expect(edited(text)).toBe(text)
    expect(edited('    :::note\n    :::', 'md')).toBe('    :::note\n    :::')
    expect(edited(':::other\n:::note\na\n:::\n:::')).toBe(':::other\n\n<Note>\n\na\n\n</Note>\n\n:::')
  })
})

test.each([
  ['a.md', 'satteri'],
  ['a.md', 'remark'],
  ['a.mdx', 'satteri'],
  ['a.mdx', 'remark'],
] as const)('draws directives in %s with %s', async (path, engine) => {
  const text = '---\ntitle: T\ndescription: D.\n---\nBefore\n:::warning Mind *this*\nHot.\n\n- one\n- two\n:::\nAfter'
  const { html, markdown, diagnostics } = await compileMarkdown(page(text, path), toolsWith({}, { theme, engine }))
  expect(html.replace(/<svg.*?<\/svg>/gs, '').replace(/\n/g, '')).toMatch(
    /^<p>Before<\/p><aside class="callout callout-warning"[^>]*>.*<p class="callout-title">Mind <em>this<\/em><\/p><p>Hot.<\/p><ul><li>one<\/li><li>two<\/li><\/ul><\/div><\/aside><p>After<\/p>$/,
  )
  expect(markdown).not.toContain(':::')
  expect(markdown).toContain('Mind *this*')
  expect(diagnostics.map(({ code }) => code)).toEqual([])
})
