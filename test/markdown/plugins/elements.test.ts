/** What each plugin makes of its elements, on small pages. */
import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { page, toolsWith } from '../fake-theme.ts'

async function compiled(text: string, path = 'a.md') {
  return compileMarkdown(
    page(`---\ntitle: T\ndescription: D\n---\n${text}`, path),
    toolsWith({ 'snippets/s.mdx': '![x](./s.png)', 'snippets/s.png': '' }),
  )
}

describe('elements', () => {
  test.each([
    [
      'alerts',
      '> [!WARNING]\n> text *x*\n>\n> more',
      '<aside data-kind="warning"><p>text <em>x</em></p>\n<p>more</p>\n</aside>',
    ],
    ['other quotes', '> [!FOO]\n> text', '<blockquote>\n<p>[!FOO]\ntext</p>\n</blockquote>'],
    ['external links', '[a](https://x.example)', '<p><a href="https://x.example" rel="noopener">a</a></p>'],
    [
      'new windows',
      '<a href="/b" target="_blank" rel="opener">a</a>',
      '<p><a href="/b/" target="_blank" rel="noopener">a</a></p>',
    ],
    ['old anchors', '<a name="x">y</a>', '<p><a id="x">y</a></p>'],
    [
      'task lists',
      '- [x] a',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> a</li>\n</ul>',
    ],
    ['paragraphs', '<p>\n\na\n\n</p>', '<p>a</p>'],
    [
      'frames',
      '<iframe src="https://v.example/x" title="t" frameborder="0" allowfullscreen></iframe>',
      '<iframe title="t" allowfullscreen src="https://v.example/x" loading="lazy"></iframe>',
    ],
    [
      'pictures',
      '<picture><source srcset="a.webp 1x, /b.webp 2x"><img src="c.png" alt=""></picture>',
      '<p><picture><source srcset="/a.webp 1x, /b.webp 2x"><img src="/c.png" alt=""></picture></p>',
    ],
    ['images that may not be', '![words](file:x)', '<p>words</p>'],
    ['sizes of no set', '<img src="c.png" alt="" sizes="100vw">', '<img src="/c.png" alt="">'],
    ['paragraphs in a span', '<span>\n\na\n\n</span>', '<span>a</span>'],
    ['comments', 'a <!-- b --> c', '<p>a  c</p>'],
  ])('%s', async (_, text, html) => {
    expect((await compiled(text)).html).toBe(html)
  })

  test('a span with blocks in it is a block', async () => {
    const { html } = await compiled('<span title="t">a <b><ul><li>b</li></ul></b></span>', 'a.mdx')
    expect(html).toBe('<div title="t">a <b><ul><li>b</li></ul></b></div>')
  })

  test('headings keep what the author says of them', async () => {
    expect(
      (
        await compiled(
          '<h2 noAnchor className="x" id="own">A <svg><title>t</title></svg></h2>\n\n## A\n\n## own',
          'a.mdx',
        )
      ).html,
    ).toBe(
      '<h2 id="own" data-anchor="none" class="x">A <svg><title>t</title></svg></h2>\n<h2 id="a">A</h2>\n<h2 id="own-2">own</h2>',
    )
  })

  test('ids that are chosen twice are told and kept apart', async () => {
    const { anchors, diagnostics } = await compiled('## A {#x}\n\n## B {#x}\n\n<div id="x"></div>')
    expect(anchors).toEqual(['x', 'x-2', 'x-3'])
    expect(diagnostics).toMatchObject([{ code: 'id-duplicate', at: { line: 7 } }])
  })

  test('ids of the layout belong to nothing on the page', async () => {
    const theme = { ...toolsWith().theme, ids: ['footer', 'sidebar'] }
    const text = '## Footer\n\n## Side {#sidebar}\n\n<h2 id={"a\\ud800"}>x</h2>'
    const { anchors, diagnostics } = await compileMarkdown(page(text, 'a.mdx'), toolsWith({}, { theme }))
    expect(anchors).toEqual(['footer-2', 'sidebar-2', 'a\ufffd'])
    expect(diagnostics.filter(({ code }) => code === 'id-duplicate')).toMatchObject([
      { message: 'The id "sidebar" belongs to the layout of the page.', hint: 'Choose another id.' },
    ])
  })

  test('many equal headings stay fast', async () => {
    const { anchors } = await compiled('# a\n\n'.repeat(5_000))
    expect(new Set(anchors).size).toBe(5_000)
  })

  test('embeds are recorded by origin', async () => {
    const { embeds } = await compiled(
      '![a](https://i.example/a.png) ![b](https://i.example/b.png)\n\n<video src="//m.example/v.mp4"></video> <iframe src="https://f.example:8443/x" title="t"></iframe>',
    )
    expect(embeds).toEqual([
      { kind: 'img', origin: 'https://i.example' },
      { kind: 'media', origin: 'https://m.example' },
      { kind: 'frame', origin: 'https://f.example:8443' },
    ])
  })

  test('frames and media of the site itself are recorded as links', async () => {
    const text =
      '<iframe src="/demo" title="t"></iframe> <video src="v.mp4"></video> <iframe src="/d.pdf#2" title="t"></iframe>'
    expect(
      (await compiled(text)).links.map(({ target, kind, hash, written }) => ({ target, kind, hash, written })),
    ).toEqual([
      { target: 'demo', kind: 'page', written: '/demo' },
      { target: 'v.mp4', kind: 'file', written: 'v.mp4' },
      { target: 'd.pdf', kind: 'file', hash: '2', written: '/d.pdf#2' },
    ])
  })

  test('styles become classes, once for equal declarations', async () => {
    const { html, styles } = await compiled(
      '<p style={{marginTop: 4, lineHeight: 2, "--x": 1}}>a</p>\n\n<p style="margin-top:4px; line-height: 2;--x:1">b</p>\n\n<center>c</center>',
      'a.mdx',
    )
    expect(styles.map(({ declarations }) => declarations)).toEqual([
      'margin-top: 4px; line-height: 2; --x: 1',
      'text-align: center',
    ])
    expect(html.match(/s-[\da-f]{8}/g)).toEqual([styles[0]!.class, styles[0]!.class, styles[1]!.class])
  })

  test('what HTML has given up becomes style', async () => {
    const { styles } = await compiled(
      '<table align="center" bgcolor="red" border="0"><tr><td align="right" valign="top" width="50%">a</td></tr></table>\n\n<img src="x.png" alt="" width="50%" height="20">',
    )
    expect(styles.map(({ declarations }) => declarations).sort()).toEqual([
      'margin-inline: auto; background-color: red; border: 0',
      'text-align: right; vertical-align: top; width: 50%',
      'width: 50%',
    ])
  })

  test('images beside a snippet are found there', async () => {
    expect((await compiled('<Snippet file="s.mdx"/>', 'guides/a.mdx')).links).toMatchObject([
      { target: 'snippets/s.png', at: { file: 'snippets/s.mdx' } },
    ])
  })
})
