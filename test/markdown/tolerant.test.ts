import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { loadEngine } from '../../src/markdown/parse.ts'
import { parseTolerant } from '../../src/markdown/tolerant.ts'
import { page, toolsWith } from './fake-theme.ts'

const engine = await loadEngine()

async function repaired(text: string) {
  const { html } = await compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n\n${text}`), toolsWith())
  const { format, diagnostics } = parseTolerant(text, [], { file: 'a.mdx', engine })
  return { html, format, codes: diagnostics.map(({ code, at }) => `${at?.line}:${at?.column} ${code}`) }
}

describe('repairs what strict MDX refuses', () => {
  test.each([
    ['## Install {#setup}', '<h2 id="setup">Install</h2>', ['1:12 mdx-heading-id']],
    ['## V1 <sup>x</sup> {#a b}', '<h2 id="a-b">V1 <sup>x</sup></h2>', ['1:20 mdx-heading-id']],
    ['less <5 and < 6', '<p>less &#x3C;5 and &#x3C; 6</p>', ['1:6 mdx-angle', '1:13 mdx-angle']],
    ['KEY=<your_key> run', '<p>KEY=&#x3C;your_key> run</p>', ['1:5 mdx-placeholder']],
    ['a <!-- b --> c', '<p>a  c</p>', ['1:3 mdx-comment']],
    ['a\n\n<!-- b\n\nc -->\n\nd', '<p>a</p>\n<p>d</p>', ['3:1 mdx-comment']],
    [
      'a<br>b<img src="/x.png" alt="y">',
      '<p>a<br>b<img src="/x.png" alt="y" loading="lazy" decoding="async"></p>',
      ['1:5 mdx-void', '1:32 mdx-void'],
    ],
    [
      '<https://a.example/x_y_z>',
      '<p><a href="https://a.example/x_y_z" rel="noopener">https://a.example/x_y_z</a></p>',
      ['1:1 mdx-autolink'],
    ],
    ['<me@a.example>', '<p><a href="mailto:me@a.example">me@a.example</a></p>', ['1:1 mdx-autolink']],
    ['set { a b } here', '<p>set { a b } here</p>', ['1:5 mdx-brace']],
    ['x <b>y', '<p>x y</p>', ['1:3 mdx-unclosed']],
    ['x </i> y', '<p>x  y</p>', ['1:3 mdx-unclosed']],
    ['<Note>\ntext </Note>', '<aside data-kind="note"><p>text</p></aside>', ['2:6 mdx-tag-line']],
  ])('%j', async (text, html, codes) => {
    expect(await repaired(text)).toEqual({ html, format: 'mdx', codes })
  })

  test.each([
    ['One {1 +} two.', ['1:5-1:10 "{1 +}" is not a valid expression and is shown as text.']],
    ['{ a {b c} d }', ['1:1-1:14 "{ a {b c} d }" is not a valid expression and is shown as text.']],
    [
      '{a b} and {c',
      [
        '1:1-1:6 "{a b}" is not a valid expression and is shown as text.',
        '1:11-1:12 "{" is never closed and is shown as text.',
      ],
    ],
    [
      '{a\n\nb}',
      ['1:1-1:2 "{" is never closed and is shown as text.', '3:2-3:3 "}" closes nothing and is shown as text.'],
    ],
    [
      '<Note>\ntext',
      [
        '1:1-1:7 "<Note>" is never closed and is shown as text. Close it with </Note>. If it is meant as text, put it in backticks.',
      ],
    ],
    [
      'x </Note>',
      ['1:3-1:10 "</Note>" was never opened and is shown as text. Remove it, or write <Note> where it starts.'],
    ],
    [
      '<Note>a\n\nb</Note>',
      [
        '1:1-1:7 "<Note>" is closed in another block and is shown as text. Put <Note> and </Note> on lines of their own, both indented alike.',
        '3:2-3:9 "</Note>" was opened in another block and is shown as text. Put <Note> and </Note> on lines of their own, both indented alike.',
      ],
    ],
    [
      'x <Key>',
      ['1:3-1:8 "<Key>" is never closed and is shown as text. Put it in backticks, write "\\<", or close the tag.'],
    ],
  ])('says once what is wrong, and points at all of it: %j', (text, expected) => {
    const { diagnostics } = parseTolerant(text, [], { file: 'a.mdx', engine, isComponent: (name) => name === 'Note' })
    const said = diagnostics.map(({ at, message, hint, code }) => {
      const action = code === 'mdx-brace' ? '' : ` ${hint}`
      return `${at?.line}:${at?.column}-${at?.endLine}:${at?.endColumn} ${message}${action}`
    })
    expect(said).toEqual(expected)
  })

  test('leaves code alone', async () => {
    const { html, codes } = await repaired('`<a>` and ``{ b c }``\n\n```\n<x {y z}\n```\n\n<5')
    expect(html).toContain('<code>&#x3C;a></code> and <code>{ b c }</code>')
    expect(codes).toEqual(['7:1 mdx-angle'])
  })

  test('keeps the places of everything else', async () => {
    const text = '<5 <your_key> [x](/y)'
    const { tree } = parseTolerant(text, [], { file: 'a.mdx', engine })
    const paragraph = tree.children[0]
    const link = paragraph?.type === 'paragraph' ? paragraph.children.find(({ type }) => type === 'link') : undefined
    expect(link?.position).toMatchObject({ start: { line: 1, column: 15, offset: 14 }, end: { column: 22 } })
  })

  test('reads the page as Markdown when nothing helps', () => {
    const hopeless = Array.from({ length: 200 }, (_, index) => `<A${index}>\n\n> <B>\n\n</A${index}> x`).join('\n\n')
    const { format, diagnostics } = parseTolerant(`${hopeless}\n\n<X\n{`, [], {
      file: 'a.mdx',
      engine: {
        ...engine,
        parse: (text, as) =>
          as === 'mdx' ? { refusal: { message: 'no', at: { line: 1, column: 1 } } } : engine.parse(text, as),
      },
    })
    expect(format).toBe('md')
    expect(diagnostics).toMatchObject([{ code: 'mdx-invalid', severity: 'warning', at: { line: 1, column: 1 } }])
  })

  test('remarks on spellings that only HTML has', async () => {
    const { diagnostics, html } = await compileMarkdown(
      page('---\ntitle: T\ndescription: D\n---\n<p class="x" style="color: red">y</p>'),
      toolsWith(),
    )
    expect(html).toBe('<p class="x s-5ea658ed">y</p>')
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'info mdx-attribute',
      'info mdx-attribute',
    ])
  })
})
