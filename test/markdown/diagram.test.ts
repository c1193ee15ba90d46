import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import type { DiagramCache } from '../../src/markdown/diagram.ts'
import { theme } from '../../theme/index.ts'
import { page, toolsWith } from './fake-theme.ts'

async function compile(text: string, path?: string, diagrams?: DiagramCache) {
  const document = await compileMarkdown(page(text, path), toolsWith({}, { theme, ...(diagrams && { diagrams }) }))
  return { ...document, diagnostics: document.diagnostics.filter(({ code }) => !code.startsWith('frontmatter')) }
}
const fence = (text: string, meta = '') => `\`\`\`mermaid${meta}\n${text}\n\`\`\`\n`

describe.each(['a.mdx', 'a.md'])('a fence in %s', (path) => {
  test('is drawn, with its text at hand, and nothing to load but its styles', async () => {
    const document = await compile(
      `## The way\n\n${fence('graph LR\n  A["One"] --> B', ' placement="top-left" actions={false}')}`,
      path,
    )
    expect(document.html).toMatch(/<svg [^>]*role="img" aria-label="Flowchart: The way"/)
    expect(document.html).toContain('<summary>Source</summary>')
    expect(document.html).not.toMatch(/style=|<style|https?:/)
    expect(document.needs).toEqual(['diagrams.css'])
    expect(document.diagnostics).toEqual([])
  })

  test('is a fence in the twin, and its words are found', async () => {
    const { markdown, sections } = await compile(fence('graph LR\n  A["One two"] -->|three| B'), path)
    expect(markdown).toBe('```mermaid\ngraph LR\n  A["One two"] -->|three| B\n```')
    expect(sections[0]?.text).toBe('One two\nB\nthree')
  })
})

test('it is called by its own title before that of the heading', async () => {
  const { html } = await compile(`## Heading\n\n${fence('graph LR\naccTitle: Own\naccDescr: More words\nA')}`)
  expect(html).toContain('aria-label="Own"')
  expect(html).toContain('<desc>More words</desc>')
})

describe('the component', () => {
  test('takes its text from a prop', async () => {
    const { html, diagnostics } = await compile(
      '<Mermaid title="Way" chart={`graph LR\n  A --> B`} placement="x" actions={false} />',
    )
    expect(html).toContain('aria-label="Way"')
    expect(diagnostics).toEqual([])
  })

  test.each(['a.mdx', 'a.md'])('takes its text from what it holds, in %s', async (path) => {
    const { html, markdown, diagnostics } = await compile('<Mermaid>\n  graph LR\n  A{x} --> B\n</Mermaid>', path)
    expect(html).toContain('diagram-view')
    expect(diagnostics).toEqual([])
    if (path === 'a.mdx') expect(markdown).toContain('```mermaid')
  })
})

test('colours of the author become classes of the page', async () => {
  const { html, styles } = await compile(fence('graph LR\nA\nstyle A fill:#f9f'))
  expect(styles).toContainEqual({ class: expect.any(String) as string, declarations: 'fill: #f9f' })
  expect(html).not.toContain('style=')
})

test('links are checked like all others', async () => {
  const { html, links, diagnostics } = await compile(
    fence('graph LR\nA --> B\nclick A "/guides/other"\nclick B "javascript:alert(1)"'),
  )
  expect(links).toMatchObject([{ target: 'guides/other' }])
  expect(html).toMatch(/<svg [^>]*role="group"/)
  expect(html).not.toContain('href="javascript')
  expect(diagnostics).toMatchObject([{ code: 'link-unsafe', at: { line: 5 } }])
})

test('one that cannot be read is shown as code, with the place of its line', async () => {
  const { html, diagnostics } = await compile(`Text\n\n${fence('graph LR\nA --> B\nB ->> C')}`)
  expect(html).toContain('A --&gt; B'.replaceAll('&gt;', '>'))
  expect(html).not.toContain('<svg')
  expect(diagnostics).toMatchObject([{ code: 'diagram-invalid', severity: 'warning', at: { line: 6, column: 1 } }])
})

test('one of a kind that is drawn nowhere here is shown as code, and told so', async () => {
  const { html, needs, diagnostics } = await compile(fence('architecture-beta\n  group api(cloud)[API]'))
  expect(html).toContain('group api')
  expect(needs).toBeUndefined()
  expect(diagnostics).toMatchObject([
    {
      code: 'diagram-unsupported',
      message: 'Diagrams of the kind "architecture-beta" cannot be drawn here; the source is shown.',
    },
  ])
})

test('too large ones, and too many, are shown as code', async () => {
  const large = fence(`graph LR\n${Array.from({ length: 1_000 }, (_, index) => `n${index}`).join('\n')}`)
  expect((await compile(large)).diagnostics).toMatchObject([{ code: 'diagram-limit', at: { line: 1 } }])
  const long = fence(`sequenceDiagram\n${'A->>B: x\n'.repeat(1_600)}`)
  const { html, diagnostics } = await compile(`${long}\n${long}\n${long}\n${long}`)
  expect(diagnostics.map(({ code }) => code)).toEqual(['diagram-limit'])
  expect(html.match(/<svg/g)).toHaveLength(2)
}, 20_000)

test('other kinds keep their text and ask for the script', async () => {
  const { html, needs, diagnostics } = await compile(
    `## Plan\n\n${fence('gantt\n  title "A" <plan>\n  section One\n  Task :a, 2026-01-01, 3d')}`,
  )
  expect(needs).toEqual(['diagrams.css', 'mermaid.js'])
  expect(html).toContain('data-label="&#x22;A&#x22; <plan>"')
  expect(html).toContain('section One')
  expect(diagnostics).toEqual([])
})

test('equal diagrams are drawn once in a process', async () => {
  const cache: DiagramCache = new Map()
  const text = fence('graph LR\nA --> B')
  const first = await compile(text + text, 'a.mdx', cache)
  expect(cache.size).toBe(1)
  expect((await compile(text + text, 'a.mdx', cache)).html).toBe(first.html)
})
