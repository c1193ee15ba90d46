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
    ['a<br>b<img src="/x.png" alt="y">', '<p>a<br>b<img src="/x.png" alt="y"></p>', ['1:5 mdx-void', '1:32 mdx-void']],
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

describe('closes, quotes and moves what the author meant as a tag', () => {
  const isComponent = (name: string) => ['Note', 'Card', 'Field'].includes(name)
  const mended = async (text: string) => {
    const head = '---\ntitle: T\ndescription: D\n---\n'
    const { html, markdown } = await compileMarkdown(page(head + text), toolsWith())
    const { format, diagnostics } = parseTolerant(text, [], { file: 'a.mdx', engine, isComponent })
    const told = diagnostics.map(({ code, at, message }) => `${at?.line}:${at?.column} ${code}: ${message}`)
    return { html, markdown, format, told }
  }

  test.each([
    [
      'a component is never closed: it ends with the page',
      '<Note>\na\n\nb',
      '<aside data-kind="note"><p>a</p><p>b</p></aside>',
      ['1:1 mdx-unclosed: "<Note>" is never closed; it was closed at line 4.'],
    ],
    [
      '… with what surrounds it',
      '<Card>\n<Note>\na\n</Card>\n\nb',
      '<div class="card" data-cols="2"><aside data-kind="note"><p>a</p></aside></div>\n<p>b</p>',
      ['2:1 mdx-unclosed: "<Note>" is never closed; it was closed at line 3.'],
    ],
    [
      '… where the next of its name starts',
      '<Note>\na\n<Note>\nb',
      '<aside data-kind="note"><p>a</p></aside>\n<aside data-kind="note"><p>b</p></aside>',
      [
        '1:1 mdx-unclosed: "<Note>" is never closed; it was closed at line 2.',
        '3:1 mdx-unclosed: "<Note>" is never closed; it was closed at line 4.',
      ],
    ],
    [
      '… with its list item',
      '- x\n  <Note>\n  y\n- z',
      '<ul>\n<li>x\n<aside data-kind="note"><p>y</p></aside>\n</li>\n<li>z</li>\n</ul>',
      ['2:3 mdx-unclosed: "<Note>" is never closed; it was closed at line 3.'],
    ],
    [
      '… with its quote',
      '> <Note>\n> a\n\nb',
      '<blockquote>\n<aside data-kind="note"><p>a</p></aside>\n</blockquote>\n<p>b</p>',
      ['1:3 mdx-unclosed: "<Note>" is never closed; it was closed at line 2.'],
    ],
    [
      '… with its paragraph',
      '<Note>a\n\nb',
      '<aside data-kind="note">a</aside>\n<p>b</p>',
      ['1:1 mdx-unclosed: "<Note>" is never closed; it was closed at line 1.'],
    ],
    [
      'the end of a component that was never opened is left out',
      'x </Note> y',
      '<p>x  y</p>',
      ['1:3 mdx-unclosed: "</Note>" was never opened and was left out.'],
    ],
    [
      'wrong nesting',
      '<Card><Note>a</Card></Note>',
      '<div class="card" data-cols="2"><aside data-kind="note">a</aside></div>',
      [
        '1:7 mdx-unclosed: "<Note>" is never closed; it was closed at line 1.',
        '1:21 mdx-unclosed: "</Note>" was never opened and was left out.',
      ],
    ],
    [
      'tags round blocks stand in lines of text',
      't <Note>a\n\nb</Note> z',
      '<p>t</p>\n<aside data-kind="note"><p>a</p><p>b</p></aside>\n<p>z</p>',
      [
        '1:3 mdx-tag-line: "<Note>" stands in a line of text, but its partner in another block.',
        '3:2 mdx-tag-line: "</Note>" stands in a line of text, but its partner in another block.',
      ],
    ],
    [
      'a closing tag behind a list',
      '<Note>\n- a\n- b</Note>',
      '<aside data-kind="note"><ul>\n<li>a</li>\n<li>b</li>\n</ul></aside>',
      ['3:4 mdx-tag-line: "</Note>" stands in a line of text, but its partner in another block.'],
    ],
    [
      'an HTML element round blocks',
      '<div>a\n\nb</div>',
      '<div><p>a</p><p>b</p></div>',
      [
        '1:1 mdx-tag-line: "<div>" stands in a line of text, but its partner in another block.',
        '3:2 mdx-tag-line: "</div>" stands in a line of text, but its partner in another block.',
      ],
    ],
    [
      'values without quotes',
      'a <a href=https://x.y/z>z</a> <br class=w>',
      '<p>a <a href="https://x.y/z" rel="noopener">z</a> <br class="w"></p>',
      ['1:11 mdx-quotes: "https://x.y/z" has no quotes around it.', '1:41 mdx-quotes: "w" has no quotes around it.'],
    ],
    [
      'the target of a link is no tag',
      '[a](<b c>) <5',
      '<p><a href="/guides/b%20c/">a</a> &#x3C;5</p>',
      ['1:12 mdx-angle: "<5" does not start a tag and is shown as text.'],
    ],
  ])('%s', async (_, text, html, told) => {
    expect(await mended(text)).toMatchObject({ html, told, format: 'mdx' })
  })

  test('the Markdown twin has no tags of mended components', async () => {
    expect((await mended('<Note>\n- a\n- b</Note>\n\nx </Note> y\n\n<Card>\nz')).markdown).toBe(
      '> **Note:** - a\n> - b\n\nx  y\n\nz',
    )
  })

  test('many mistakes are mended', async () => {
    for (const text of ['<Note>a ', '<Note>\n', '</Note>', '<b>x\n\n', '- <Note>\n  a\n', '<Note>a\n\nb</Note>\n\n'])
      expect((await mended(text.repeat(2_000))).html).not.toContain('Note&gt;')
  })
})
