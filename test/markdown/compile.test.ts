import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import type { MarkdownTools } from '../../src/markdown/page.ts'
import { parseTolerant } from '../../src/markdown/tolerant.ts'
import { page, toolsWith } from './fake-theme.ts'

const head = '---\ntitle: T\ndescription: D\n---\n\n'

async function compiled(text: string, tools: MarkdownTools = toolsWith(), path?: string) {
  const document = await compileMarkdown(page(head + text, path), tools)
  return { ...document, codes: document.diagnostics.map(({ code, at }) => `${at!.line}:${at!.column} ${code}`) }
}

describe('a Document', () => {
  test('says what the page holds', async () => {
    const document = await compiled(
      'Intro.\n\n## One\n\nText.\n\n### Two `x`\n\n```js\nf()\n```\n\n## One\n\n![pic](/a.png)\n',
    )
    expect(document.toc).toEqual([
      { id: 'one', text: 'One', depth: 2 },
      { id: 'two-x', text: 'Two x', depth: 3 },
      { id: 'one-2', text: 'One', depth: 2 },
    ])
    expect(document.sections).toEqual([
      { id: '', heading: '', text: 'Intro.' },
      { id: 'one', heading: 'One', text: 'Text.' },
      { id: 'two-x', heading: 'Two x', text: 'f()' },
      { id: 'one-2', heading: 'One', text: '' },
    ])
    expect(document.anchors).toEqual(['one', 'two-x', 'one-2'])
    expect(document.links).toMatchObject([
      { target: 'a.png', kind: 'file', written: '/a.png', at: { line: 20, column: 1 } },
    ])
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  test('is the same whatever engine parsed it', async () => {
    const text = '# A\n\n<Card title="x" href="/y">\n  text {1}\n</Card>\n\n<Unknown title="t"/>\n'
    expect(await compiled(text, toolsWith({}, { engine: 'remark' }))).toEqual(await compiled(text))
  })

  test('is made with the reference where the other engine fails', async () => {
    const tree = { type: 'root' as const, children: [] }
    const failing = { refusal: { message: 'panic', at: { line: 1, column: 1 }, failed: true } }
    const parsed = parseTolerant('a *b*', [], {
      file: 'a.mdx',
      engine: {
        name: 'satteri',
        parse: (_, format) => (format === 'mdx' ? failing : { tree }),
      },
    })
    expect(parsed).toMatchObject({ failed: true, format: 'md', tree })
  })

  test('tells once for each table of cells that no column is there for', async () => {
    const table = '| a | b |\n| - | - |\n| 1 | 2 | |\n| 1 | 2 | 3 |\n| 1 | 2 | 3 | 4 |\n'
    const made = await compiled(`${table}\n> ${table.replaceAll('\n|', '\n> |')}\n| a |\n| - |\n| b |\n`)
    expect(made.codes).toEqual(['9:9 table-row-long', '15:11 table-row-long'])
    expect(made.diagnostics[0]!.message).toBe('This row has 3 cells and the table 2; what is too much is not shown.')
  })

  test('may have more to tell than a call may have arguments', async () => {
    const made = await compiled(`a|b\n-|-\n${'`|`|a\n'.repeat(150_000)}`)
    expect(new Set(made.codes.map((code) => code.split(' ')[1]))).toEqual(new Set(['page-too-complex', 'table-pipe']))
  })

  test('shows a NUL character as the sign for what is none, and tells where it is', async () => {
    const files = { 'snippets/a.mdx': 'Of a \0 snippet.' }
    const text = 'Import:\n\n<Snippet file="a.mdx"/>\n\n```text\r\nab\0c\0\n```\n'
    const made = await compiled(text, toolsWith(files))
    expect(made.codes).toEqual(['11:3 text-nul', '1:6 text-nul'])
    expect(made.html).toContain('ab\uFFFDc\uFFFD')
    expect(made.html).toContain('Of a \uFFFD snippet.')
    expect(JSON.stringify(made)).not.toContain('\\u0000')
  })

  test('shows the error of a page over the limits', async () => {
    const long = await compiled('a '.repeat(2_600_000))
    expect(long.codes).toEqual(['1:1 page-too-long'])
    expect(long.html).toContain('class="problem"')
    const deep = await compiled('>'.repeat(150))
    expect(deep.codes).toEqual(['6:101 nesting-too-deep'])
    expect((await compiled(`${'- '.repeat(2000)}x`)).codes).toEqual(['6:1 nesting-too-deep'])
  })

  test('takes a long line of dashes for no list', async () => {
    const line = `+${'-'.repeat(3000)}+`
    const drawn = await compiled(`\`\`\`text\n${line}\n|a|\n${line}\n\`\`\``)
    expect(drawn.codes).not.toContain('6:1 nesting-too-deep')
    expect(drawn.html).toContain(line)
    expect((await compiled(`a\n\n${'-'.repeat(3000)}\n\nb`)).html).toBe('<p>a</p>\n<hr>\n<p>b</p>')
    const complex = await compiled('*a* '.repeat(210_000))
    expect(complex.codes.map((code) => code.split(' ')[1])).toEqual(['page-too-complex'])
  })

  test('shows a table that would grow past the limit as text', async () => {
    const row = '|a'.repeat(200)
    const { html, codes } = await compiled(`${row}|\n${'|-'.repeat(200)}|\n${'|b|\n'.repeat(200)}`)
    expect(codes).toEqual(['6:1 table-too-large'])
    expect(html.startsWith('<pre')).toBe(true)
  })
})

describe('components', () => {
  test('get checked props and children', async () => {
    const { html, codes } = await compiled(
      '<Card title="A" href="./b.mdx" horizontal="true" cols="3" kind="BIG" icon="flag" img="/c.png">\n  **x**\n</Card>',
    )
    expect(html).toBe(
      '<div class="card" data-cols="3" data-horizontal="yes" data-kind="big"><i data-icon="test"></i><a href="/guides/b/">A</a><img src="/c.png" alt=""><p><strong>x</strong></p></div>',
    )
    expect(codes).toEqual([])
  })

  test.each(['Yes', 'yes', 'horizontal', 'TRUE'])('take %s for true where that is wanted', async (word) => {
    const made = await compiled(
      `<Card title="A" horizontal="${word}" kind="big"/>\n\n<Card title="B" horizontal="no"/>`,
    )
    expect(made.codes).toEqual([])
    expect(made.html.match(/data-horizontal="yes"/g)).toHaveLength(1)
  })

  test('take drawings with pixels in them, and long ones', async () => {
    const pixels = 'data:image/png;base64,AAAA'
    const { html, codes } = await compiled(
      `<Card icon={<svg><image href="${pixels}" width="1"/><image xlinkHref="${pixels}"/></svg>}/>\n\n<svg><image xlink:href="${pixels}"/></svg>`,
    )
    expect(codes).toEqual([])
    expect(html.match(/<image (?:xlink:)?href="data:image\/png;base64,AAAA"/g)).toHaveLength(3)
    const away = await compiled(
      '<svg><image href="https://a.example/b.png"/><image href="data:image/svg+xml,a"/></svg>',
    )
    expect([away.html, away.codes]).toEqual(['<svg></svg>', ['6:6 element-unknown']])
    const path = 'M0 0 '.repeat(30_000)
    const long = await compiled(`<Card icon={<svg><path d="${path}"/></svg>}/>`)
    expect(long.codes).toEqual([])
    expect(long.html).toContain(path)
  })

  test('take JSX, templates, objects and spreads as props', async () => {
    const { html } = await compiled(
      '<Card icon={<svg viewBox="0 0 1 1"><path strokeWidth={2} d="M0"/></svg>} title={`a ${1}`} {...{cols: 4}}/>',
    )
    expect(html).toBe(
      '<div class="card" data-cols="4"><svg viewBox="0 0 1 1"><path stroke-width="2" d="M0"></path></svg>a 1</div>',
    )
  })

  test('render inline Markdown in titles', async () => {
    expect((await compiled('<Note title="a `b` *c*">x</Note>')).html).toBe(
      '<aside data-kind="note"><p>a <code>b</code> <em>c</em></p>x</aside>',
    )
  })

  test('leave paragraphs that they stand in', async () => {
    expect((await compiled('a <Note>b</Note> c')).html).toBe('<p>a </p><aside data-kind="note">b</aside><p> c</p>')
  })

  test('report props that do not fit, and go on', async () => {
    const { codes, diagnostics } = await compiled('<Card\n  titel="A"\n  cols="many"\n  icon="nope"\n  href={link}\n/>')
    expect(codes).toEqual(['6:1 icon-unknown', '7:3 prop-unknown', '8:3 prop-type', '10:3 prop-not-computed'])
    expect(diagnostics[1]?.hint).toBe('Did you mean "title"?')
  })

  test('that cannot be drawn show their content', async () => {
    const { html, codes } = await compiled('<Field>\n  words\n</Field>')
    expect(html).toBe('<p>words</p>')
    expect(codes).toEqual(['6:1 prop-missing'])
    const broken = toolsWith()
    const theme = {
      ...broken.theme,
      components: {
        Note: {
          ...broken.theme.components.Note!,
          view: () => {
            throw new Error('oops')
          },
        },
      },
    }
    expect(await compiled('<Note>x</Note>', { ...broken, theme })).toMatchObject({
      html: 'x',
      codes: ['6:1 component-failed'],
    })
  })

  test('that nobody knows show title and children, with one warning a name', async () => {
    const { html, diagnostics } = await compiled(
      '<Crad title="Lost">\n  a\n</Crad>\n\n<Crad label="Also"/>\n\nb <Foo.Bar name="n">c</Foo.Bar>',
    )
    expect(html).toBe(
      '<p><strong>Lost</strong></p><p>a</p>\n<p><strong>Also</strong></p>\n<p>b <strong>n</strong> c</p>',
    )
    expect(diagnostics.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
      'component-unknown Did you mean "<Card>"?',
      'component-unknown Use a built-in component, or write "\\<" for a literal sign.',
    ])
  })

  test('of a page’s own code show their content', async () => {
    const { html, codes } = await compiled('import { X } from "./x.jsx"\n\n<X title="t">a</X>')
    expect(html).toBe('<p><strong>t</strong></p>a')
    expect(codes).toEqual(['6:1 import-missing'])
  })

  test('work in .md by their known names only', async () => {
    const { html, codes, markdown } = await compiled(
      '<Note title="N">\n\n**x**\n\n</Note>\n\na <Card title="c" cols={3}/> <Api_key> {b}',
      toolsWith(),
      'a.md',
    )
    expect(html).toBe(
      '<aside data-kind="note"><p>N</p>\n<p><strong>x</strong></p>\n</aside>\n<p>a </p><div class="card" data-cols="3">c</div><p> &#x3C;Api_key> {b}</p>',
    )
    expect(codes).toEqual([])
    expect(markdown).toBe('> **Note:** **x**\n\na **c** <Api_key> {b}')
  })
})

describe('expressions', () => {
  test.each([
    ['a {"b"} {`c`} {\' \'}d{/* e */}', '<p>a b c  d</p>'],
    ['{1,2} \\d{3} {} {true}', '<p>{1,2} \\d{3} {} {true}</p>'],
    ['export const n = "Bob"\n\nHi {n}', '<p>Hi Bob</p>'],
    ['{<b>x</b>} y', '<p><b>x</b> y</p>'],
    ['{"block"}', '<p>block</p>'],
  ])('%j', async (text, html) => {
    expect(await compiled(text)).toMatchObject({ html, diagnostics: [] })
  })

  test('that cannot be computed stay as written', async () => {
    const { html, codes } = await compiled('/users/{id} {a.b} {process.env.HOME} {constructor} {location}')
    expect(html).toBe('<p>/users/{id} {a.b} {process.env.HOME} {constructor} {location}</p>')
    expect(codes).toHaveLength(5)
    expect(codes[0]).toBe('6:8 expression-unknown')
  })

  test('show prose that only begins like a module', async () => {
    expect((await compiled('export the data now')).html).toBe('<p>export the data now</p>')
  })
})

describe('snippets', () => {
  const files = {
    'snippets/a.mdx': '---\ntitle: x\n---\nSnippet **a** [l](b)\n\n## Part\n',
    'snippets/word.mdx': 'just words',
    'snippets/one.mdx': 'import Two from "./two.mdx"\n\n<Two/>',
    'snippets/two.mdx': '<Snippet file="one.mdx"/>\n\nend',
    '_snippets/old.mdx': 'old form',
  }
  test('stand in the place of their tag', async () => {
    const { html, includes, links, toc } = await compiled(
      'import A from "/snippets/a.mdx"\nimport w from "../snippets/word.mdx"\n\n<A/>\n\n<A/>\n\nSay <w/>.\n\n<Snippet file="old.mdx"/>',
      toolsWith(files),
    )
    const twice = '<p>Snippet <strong>a</strong> <a href="/guides/b/">l</a></p>\n'
    expect(html).toBe(
      `${twice}<h2 id="part">Part</h2>\n${twice}<h2 id="part-2">Part</h2>\n<p>Say just words.</p>\n<p>old form</p>`,
    )
    expect(includes).toEqual(['_snippets/old.mdx', 'snippets/a.mdx', 'snippets/word.mdx'])
    expect(links[0]).toMatchObject({ target: 'guides/b', at: { file: 'snippets/a.mdx', line: 4, column: 15 } })
    expect(toc.map(({ id }) => id)).toEqual(['part', 'part-2'])
  })
  test('that are missing leave what the tag holds', async () => {
    const { html, codes } = await compiled('import A from "/snippets/none.mdx"\n\n<A>kept</A>', toolsWith(files))
    expect(html).toBe('kept')
    expect(codes).toEqual(['8:1 snippet-missing'])
  })
  test('never leave the project', async () => {
    const seen: string[] = []
    const tools = toolsWith({}, { readFile: (path) => (seen.push(path), undefined) })
    await compiled('import A from "../../../etc/passwd.mdx"\n\n<Snippet file="../../x.mdx"/><A/>', tools)
    expect(seen.filter((path) => path.includes('..') || path.startsWith('/'))).toEqual([])
  })
  test('in a circle are told with the chain', async () => {
    const { html, diagnostics } = await compiled('<Snippet file="one.mdx"/>', toolsWith(files))
    expect(html).toContain('<p>end</p>')
    expect(diagnostics).toMatchObject([
      {
        code: 'snippet-circle',
        message: 'The snippet includes itself: snippets/one.mdx → snippets/two.mdx → snippets/one.mdx.',
      },
    ])
  })
  test('that double without end stop at a limit', async () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [
        `snippets/s${index}.mdx`,
        `<Snippet file="s${index + 1}.mdx"/>\n\n<Snippet file="s${index + 1}.mdx"/>\n\nx`,
      ]),
    )
    const { codes } = await compiled('<Snippet file="s0.mdx"/>', toolsWith(doubling))
    expect(codes.some((code) => code.includes('snippet-limit'))).toBe(true)
  })
})

describe('variables', () => {
  test('are replaced in text and code, and told when unknown', async () => {
    const tools = toolsWith({}, { variables: { product: 'Leaf' } })
    const { html, codes, markdown } = await compiled(
      'Use {{product}} and {{produkt}}, `{{product}}`.\n\n```\n{{other}} {{product}}\n```',
      tools,
    )
    expect(html).toContain('<p>Use Leaf and {{produkt}}, <code>Leaf</code>.</p>')
    expect(html).toContain('{{other}} Leaf')
    expect(codes[0]).toBe('6:21 variable-unknown')
    expect(markdown).toContain('Use Leaf and')
  })
  test('are ordinary text without the key', async () => {
    expect((await compiled('{{product}}', toolsWith(), 'a.md')).html).toBe('<p>{{product}}</p>')
  })
})

test('components of .md that never end give the one error of the page', async () => {
  const source = page(`---\ntitle: T\ndescription: D\n---\n${'<Card>\n\n</b>\n\n'.repeat(1000)}`, 'a.md')
  const { diagnostics } = await compileMarkdown(source, toolsWith())
  expect(diagnostics.map(({ code }) => code)).toEqual(['nesting-too-deep'])
})

describe('text that no reader sees', () => {
  const seen = async (text: string, path: string) => {
    const { sections, toc, anchors } = await compiled(text, toolsWith(), path)
    return { text: sections.map((each) => `${each.heading} ${each.text}`.trim()).join(' · '), toc, anchors }
  }
  test.each([
    '<div hidden>\n\nsecret\n\n</div>\n\nopen',
    '<div hidden="hidden">secret</div>\n\nopen',
    '<template>\n\nsecret\n\n</template>\n\nopen',
    '<div aria-hidden="true">secret</div>\n\nopen',
    '<p>open <span hidden>secret</span></p>',
  ])('is not found: %s', async (text) => {
    for (const path of ['a.md', 'a.mdx']) expect((await seen(text, path)).text).toBe('open')
  })
  test.each([
    '<div hidden="until-found">late</div>',
    '<details><summary>late</summary></details>',
    '<div hidden={false}>late</div>',
  ])('is found where it opens: %s', async (text) => {
    expect((await seen(text, 'a.mdx')).text).toBe('late')
  })
  test('has no place in the contents, and its ids stay taken', async () => {
    const { toc, anchors } = await seen('<div hidden>\n\n## One\n\n</div>\n\n## One\n', 'a.mdx')
    expect(toc.map(({ text }) => text)).toEqual(['One'])
    expect(anchors).toHaveLength(2)
  })
})
