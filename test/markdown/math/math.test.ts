import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import type { EngineName } from '../../../src/markdown/parse.ts'
import { page, toolsWith } from '../fake-theme.ts'

const engines: readonly EngineName[] = ['satteri', 'remark']
async function compile(text: string, path?: string, engine?: EngineName) {
  const document = await compileMarkdown(page(text, path), toolsWith({}, engine && { engine }))
  return { ...document, diagnostics: document.diagnostics.filter(({ code }) => !code.startsWith('frontmatter')) }
}
const fraction = '<mfrac><mi>a</mi><mi>b</mi></mfrac>'

describe.each(engines)('on %s', (engine) => {
  test.each(['a.mdx', 'a.md'])('formulas become MathML in %s', async (path) => {
    const { html, diagnostics } = await compile('So $\\frac{a}{b}$ is.', path, engine)
    expect(html).toBe(`<p>So <span data-formula="inline"><math>${fraction}</math></span> is.</p>`)
    expect(diagnostics).toEqual([])
  })

  test.each([
    ['a block', '$$\n\\frac{a}{b}\n$$', 'block'],
    ['a block with a blank line', 'x\n\n$$\n\\frac{a}{b}\n\n\n$$\n\ny', 'block'],
    ['a block within a paragraph', 'x\n$$\n\\frac{a}{b}\n$$\ny', 'block'],
    ['a list', '- one\n\n  $$\n  \\frac{a}{b}\n  $$\n', 'block'],
    ['a quote', '> $$\n> \\frac{a}{b}\n> $$', 'block'],
    ['a table', '| x | y |\n| - | - |\n| $|\\frac{a}{b}|$ | z |', 'inline'],
    ['emphasis', '**$\\frac{a}{b}$**text', 'inline'],
    ['a component', '<Note>\n$$\n\\frac{a}{b}\n$$\n</Note>', 'block'],
    ['a fence', '```math\n\\frac{a}{b}\n```', 'block'],
  ])('in %s', async (_, text, kind) => {
    const { html, diagnostics } = await compile(text, undefined, engine)
    expect(html).toContain(`data-formula="${kind}"`)
    expect(html).toContain(fraction)
    expect(html).not.toMatch(/[\uE000-\uF8FF$]/)
    expect(diagnostics).toEqual([])
  })

  test('signs of MDX and Markdown in a formula are its own', async () => {
    const { html, diagnostics } = await compile('$a<b>c$ and $\\{x\\}_{i}*{}$ and $y*z*w$', undefined, engine)
    expect(html.match(/data-formula/g)).toHaveLength(3)
    expect(html).not.toContain('<em>')
    expect(diagnostics).toEqual([])
  })

  test('a page with mistakes of MDX keeps its formulas and its places', async () => {
    const { html, diagnostics } = await compile(
      '# T\n\n$$\na\n\nb\n$$\n\n$\\frac{a}{b}$ for {a b}\n',
      undefined,
      engine,
    )
    expect(html.match(/data-formula/g)).toHaveLength(2)
    expect(diagnostics).toMatchObject([{ code: 'mdx-brace', at: { line: 9, column: 19 } }])
  })
})

test('what is no formula after all stays as written', async () => {
  const { html } = await compile('[x](https://a.test/$b$ "$c$") ![$d$](/e.png)\n\n    $f$\n', 'a.md')
  expect(html).toContain('href="https://a.test/$b$"')
  expect(html).toContain('title="$c$"')
  expect(html).toContain('alt="$d$"')
  expect(html).toContain('$f$')
})

test('prices stay prices', async () => {
  expect((await compile('From $5 to $25.')).html).toBe('<p>From $5 to $25.</p>')
})

test('headings, search and the twin have the TeX', async () => {
  const { toc, sections, markdown } = await compile('## The $x^2$ rule\n\nLet $y$ be.\n')
  expect(toc).toEqual([{ id: 'the-x2-rule', text: 'The x^2 rule', depth: 2 }])
  expect(sections[0]).toMatchObject({ heading: 'The x^2 rule', text: 'Let y be.' })
  expect(markdown).toContain('Let $y$ be.')
})

test('styles become classes of the page, and nothing names an address', async () => {
  const { html, styles } = await compile('$\\color{red}x \\ref{y} \\class{z}{a}$ $\\color{red}x$')
  expect(html).not.toMatch(/style=|href|id=/)
  expect(styles).toContainEqual({ class: expect.stringMatching(/^s-/) as string, declarations: 'color: #ff0000' })
})

test('a formula that is wrong shows its source, and says where it stands', async () => {
  const { html, diagnostics } = await compile('One\n\ntwo $\\frac{a$ three')
  expect(html).toContain('<code data-wrong="formula">\\frac{a</code>')
  expect(diagnostics).toMatchObject([{ code: 'math-invalid', severity: 'error', at: { line: 3, column: 5 } }])
})

test.each([
  ['\\href{https://a.test}{x}', 'math-invalid'],
  ['\\includegraphics{a.png}', 'math-invalid'],
  ['\\htmlData{a=b}{x}', 'math-invalid'],
  ['\\def\\a{\\a\\a}\\a', 'math-invalid'],
  [`${'\\frac{'.repeat(1500)}`, 'math-invalid'],
  ['{'.repeat(4_000) + '}'.repeat(4_000), 'math-invalid'],
  ['x+'.repeat(8_000), 'math-limit'],
  [`\\def\\a{${'x'.repeat(1_500)}}${'\\a'.repeat(240)}`, 'math-invalid'],
])('hostile TeX %#', async (tex, code) => {
  const { html, diagnostics } = await compile(`\`\`\`math\n${tex}\n\`\`\`\n`)
  expect(diagnostics.map((each) => each.code)).toEqual([code])
  expect(html).toContain('data-wrong')
})

test('a page of macro bombs takes bounded time and gives one error', async () => {
  const bomb = `$\\def\\a{${'x'.repeat(1_500)}}${'\\a'.repeat(140)}$\n\n`
  const { diagnostics } = await compile(bomb.repeat(300))
  expect(diagnostics.map((each) => each.code)).toEqual(['math-limit', 'math-limit'])
})

test('switched off, dollars are dollars', async () => {
  const tools = toolsWith({}, { formulas: false })
  const { html } = await compileMarkdown(page('$x$ and $$y$$\n\n```math\nz\n```\n'), tools)
  expect(html).toContain('$x$ and $$y$$')
  expect(html).not.toContain('data-formula')
})
