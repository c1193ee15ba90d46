import { describe, expect, test } from 'vitest'
import { absentNames, definitions, gapsOf, inOrder, toldGaps } from './measure.mjs'
import { htmlPieces, sourcePieces } from './pieces.mjs'

describe('pieces of a source', () => {
  test.each([
    ['[a](/b/c.mdx) and [d](./e#f "t")', ['c', 'e#f']],
    ['[![i](/i.png)](/g) [r][x] [x]\n\n[x]: https://h.i/j', ['g', 'https://h.i/j', 'https://h.i/j']],
    ['<a href="/k">https://no.no</a> <Card href={"/l"} icon={<b href="/no"/>}>m</Card>', ['k', 'l']],
    ['at https://n.o/p. (https://q.r) `https://no.no` <https://s.t>', ['https://n.o/p', 'https://q.r', 'https://s.t']],
    ['[https://u.v](https://u.v) {/* [no](/no) */} <!-- [no](/no) -->', ['https://u.v']],
    ['[x](javascript:no) [y](data:no)', []],
    ['<Prompt description="d">\n[no](/no)\n</Prompt>\n[w](/w)', ['w']],
  ])('links: %s', (text, links) => {
    expect(sourcePieces(text).links).toEqual(links)
  })

  test('images, code and diagrams, each in order', () => {
    const found = sourcePieces(
      '![a](/a.png) <img src="b.svg" /> <Card img="/c.webp" />\n\n- x\n  ```js t {1}\n  let a // [!code ++]\n  ```\n\n> ~~~\n> b\n> ~~~\n\n```mermaid\ngraph TD\n  A[First step] -->|"then, so"| B(Last)\n```\n\n{/*\n```\nno\n```\n*/}',
    )
    expect(found).toMatchObject({
      images: ['a.png', 'b.svg', 'c.webp'],
      code: ['leta', 'b'],
      diagrams: [['First', 'step', 'then', 'so', 'Last']],
    })
  })

  test('words that readers see in attributes, and in front matter unless the mode hides it', () => {
    expect(
      sourcePieces('---\ntitle: "A b"\n---\n<Card title="C `no`" icon="no" /><X title="no"/>', {
        absent: new Set(['X']),
      }).labels,
    ).toEqual(['C', 'A', 'b'])
    expect(sourcePieces('---\ntitle: A\nmode: custom\n---\n').labels).toEqual([])
  })

  test('notes stand last', () => {
    expect(sourcePieces('a[^1]\n\n[^1]: note\n\nb').words).toEqual(['a', 'b', 'note'])
  })

  test('stays linear on hostile text', () => {
    for (const text of ['[', '<a ', '`', '](', '![', '{', 'https://', '<Prompt>\n', '[^1]: a\n'])
      expect(sourcePieces(text.repeat(20_000))).toBeDefined()
  })
})

test('pieces of a page are those of its main content', () => {
  const html =
    '<nav><a href="/no">no</a></nav><main><h1>T</h1><p><a href="/b/">a</a> <img src="/x/i.png" alt="alt"></p><pre><code>let <span>a</span></code></pre><svg><text>label</text></svg></main>'
  expect(htmlPieces(html)).toMatchObject({
    words: ['T', 'a', 'let', 'a'],
    links: ['b'],
    images: ['i.png'],
    code: ['leta'],
    drawings: ['label'],
    names: ['alt'],
  })
})

describe('gaps', () => {
  test('what is missing and what has moved are told apart', () => {
    expect(inOrder([...'abcab'], [...'xabacb'])).toEqual({ missing: [], moved: ['c'] })
    expect(inOrder([...'aab'], [...'ab'])).toEqual({ missing: ['a'], moved: [] })
  })

  test('a page with all its pieces in order has none', () => {
    const source = sourcePieces('# A\n\nb [c](/d) ![e](/f.png)\n\n```\ng\n```')
    const html = '<main><h1>A</h1><p>b <a href="/d/">c</a> <img src="/f.png"></p><pre>g</pre></main>'
    expect(gapsOf(source, htmlPieces(html))).toEqual([])
    const broken = '<main><h1>A</h1><p>c b</p><pre>h</pre></main>'
    expect(gapsOf(source, htmlPieces(broken)).map(({ kind }) => kind)).toEqual([
      'words-moved',
      'links-missing',
      'images-missing',
      'code-missing',
    ])
  })

  test('the build’s own messages count, but for names that nothing defines', () => {
    const told = [
      { code: 'expression-unknown', message: '"{a.b}" cannot be computed.' },
      { code: 'expression-unknown', message: '"{f(1)}" cannot be computed.' },
      { code: 'component-unknown', message: 'There is no component "<Own>".' },
      { code: 'component-unknown', message: 'There is no component "<Nobody>".' },
      { code: 'link-broken', message: 'x' },
    ]
    expect(definitions('export const Own = () => <b/>\nfunction Two() {}\nconst three = 1')).toEqual(['Own', 'Two'])
    expect(toldGaps(told, new Set(['Own'])).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      'expression-unknown 1',
      'component-unknown 1',
    ])
    expect([...absentNames(told)]).toEqual(['Own', 'Nobody'])
  })
})
