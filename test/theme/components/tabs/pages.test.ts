/** Tabs and groups of code in whole pages: what search, the contents and the Markdown twin make of them. */
import { describe, expect, test } from 'vitest'
import type { SiteKit } from '../../../site-kit.ts'
import { mdx, siteWith } from '../../../site-kit.ts'

const built = (text: string, files = {}) => siteWith({}, { 'pages/index.mdx': mdx('T', text), ...files })
const documentOf = ({ site }: SiteKit) => site!.pages.find(({ id }) => id === 'index')!.document
const labels = (kit: SiteKit) =>
  kit
    .page('/')
    .all('.tab')
    .map(({ children }) => (children[0] as { value?: string }).value)

const inMd = async (text: string) => {
  const keys = { navigation: [{ group: 'G', pages: ['index', 'm'] }] }
  return (await siteWith(keys, { 'pages/m.md': mdx('M', text) })).page('/m/')
}

const two = (first: string, second: string) =>
  `<Tabs>\n<Tab title="One">\n${first}\n</Tab>\n<Tab title="Two">\n${second}\n</Tab>\n</Tabs>`

describe('a page with tabs', () => {
  test('is searched in every panel, by the name of the tab', async () => {
    const { sections } = documentOf(await built(`Start.\n\n${two('Alpha', '## Deep\n\nBeta')}\n\nEnd.`))
    expect(sections).toEqual([
      { id: '', heading: '', text: 'Start.\nEnd.' },
      { id: 'one', heading: 'One', text: 'One\nAlpha' },
      { id: 'two', heading: 'Two', text: 'Two' },
      { id: 'deep', heading: 'Deep', text: 'Beta' },
    ])
  })

  test('has the headings of all panels in its contents', async () => {
    const { toc, anchors } = documentOf(await built(two('## First\n\na', '## Second\n\nb')))
    expect(toc.map(({ id }) => id)).toEqual(['first', 'second'])
    expect(anchors).toEqual(['one', 'first', 'two', 'second'])
  })

  test('is plain Markdown under bold titles in its twin', async () => {
    const { markdown } = documentOf(await built(two('Alpha `x`', '```bash npm {1}\nnpm i\n```')))
    expect(markdown).toBe('**One**\n\nAlpha `x`\n\n**Two**\n\n```bash npm\nnpm i\n```')
  })

  test('may nest tabs of equal titles, and stand in steps and accordions', async () => {
    const inner = two('A', 'B')
    const kit = await built(
      `${two(inner, 'C')}\n\n<Steps>\n<Step title="S">\n<Accordion title="F">\n${inner}\n</Accordion>\n</Step>\n</Steps>`,
    )
    expect(kit.codes).toEqual([])
    expect(kit.page('/').all('.tab-panel .tab-panel')).toHaveLength(2)
    expect(kit.page('/').all('.step .accordion .tab-panel')).toHaveLength(2)
    expect(new Set(documentOf(kit).anchors).size).toBe(documentOf(kit).anchors.length)
  })

  test('takes conditions, fragments and snippets for tabs', async () => {
    const kit = await built(
      `import S from '/snippets/s.mdx'\n\nexport const on = true\n\n<Tabs>\n<>\n<Tab title="A">a</Tab>\n</>\n{on && <Tab title="B">b</Tab>}\n<S />\n</Tabs>`,
      { 'snippets/s.mdx': '<Tab title="C">c</Tab>\n' },
    )
    expect(labels(kit)).toEqual(['A', 'B', 'C'])
  })

  test('reads inline Markdown, quotes and signs in titles', async () => {
    const kit = await built(`<Tabs><Tab title='\`npm\` "x" & 🎉'>a</Tab></Tabs>`)
    expect(kit.page('/').text('.tab-title')).toBe('npm "x" & 🎉')
    expect(kit.page('/').attribute('.tab-panel', 'data-tab')).toBe('npm "x" & 🎉')
    expect(kit.page('/').has('.tab code')).toBe(true)
  })

  test('may be written in .md, with and without empty lines', async () => {
    const page = await inMd(`${two('Alpha', '- b')}\n\n${two('\nAlpha\n', '\n- b\n')}`)
    expect(page.all('.tab-panel')).toHaveLength(4)
    expect(page.all('.tab-panel li')).toHaveLength(2)
    expect(page.all('.tab-panel p:not(.tab-title)')).toHaveLength(2)
  })
})

describe('a page with groups of code', () => {
  test('keeps what stands between fences, needs no empty lines, and takes longer fences', async () => {
    const kit = await built(
      '<CodeGroup>\n```bash npm\nnpm i\n```\nLost?\n{/* comment */}\n````md docs.md\n```js\nx\n```\n````\n</CodeGroup>\n\nAfter.',
    )
    expect(labels(kit)).toEqual(['npm', 'docs.md'])
    expect(kit.text('/')).toContain('Lost?')
    expect(kit.page('/').text('.code-group > .code:last-child pre')).toBe('```js x ```')
  })

  test('takes the fences of snippets, and fences within indented tags', async () => {
    const kit = await built(
      `import S from '/snippets/s.mdx'\n\n<Steps>\n  <Step title="Go">\n    <CodeGroup>\n      <S />\n      \`\`\`js x.js\n      let a\n        b\n      \`\`\`\n    </CodeGroup>\n  </Step>\n</Steps>`,
      { 'snippets/s.mdx': '```bash npm\nnpm i\n```\n\n```bash yarn\nyarn add\n```\n' },
    )
    expect(labels(kit)).toEqual(['npm', 'yarn', 'x.js'])
    expect(kit.html('/')).toContain('<span class="line">  <span class="t-variable">b</span></span>')
  })

  test('works in .md without empty lines', async () => {
    const page = await inMd(
      '<CodeGroup>\n```bash npm\nnpm i <x>\n```\n```bash yarn\nyarn add\n```\n</CodeGroup>\nAfter **all**.',
    )
    expect(page.all('.code-group > .code')).toHaveLength(2)
    expect(page.text('.code-group > .code')).toContain('npm i <x>')
    expect(page.has('.code-group strong')).toBe(false)
    expect(page.has('strong')).toBe(true)
  })

  test('has consecutive fences in its twin', async () => {
    const { markdown } = documentOf(
      await built('<CodeGroup>\n```bash npm\nnpm i\n```\n\n```js\nx()\n```\n</CodeGroup>'),
    )
    expect(markdown).toBe('```bash npm\nnpm i\n```\n\n```js\nx()\n```')
  })
})

describe('a page with parts beside its text', () => {
  const text =
    'Intro.\n\n## Errors\n\nNone.\n\n<ResponseExample>\n```json 200\n{}\n```\n</ResponseExample>\n\n<RequestExample>\n```bash cURL\ncurl x\n```\n</RequestExample>'
  test('has one column of them; its twin leaves them in place', async () => {
    const kit = await built(text)
    expect(kit.page('/').text('#content')).toMatch(/^Intro\..*curl x.*\{\}.*Errors/)
    expect(kit.page('/').attribute('aside.beside', 'aria-label')).toBe('Examples')
    expect(documentOf(kit).markdown).toMatch(/None\.\n\n```json 200/)
  })

  test('leaves them in the text in layouts without the column', async () => {
    const kit = await siteWith(
      {},
      { 'pages/index.mdx': `---\ntitle: T\ndescription: D.\nmode: wide\n---\n\n${text}\n` },
    )
    expect(kit.page('/').has('.beside')).toBe(false)
    expect(kit.page('/').text('#content')).toMatch(/None\..*\{\}.*curl x/)
  })
})

test('a page of views has a menu that search does not see', async () => {
  const kit = await built('<View title="JS">\n## Install\n\nnpm\n</View>\n<View title="Python">\npip\n</View>')
  expect(documentOf(kit).sections.map(({ id, text }) => [id, text])).toEqual([
    ['js', 'JS'],
    ['install', 'npm'],
    ['python', 'Python\npip'],
  ])
  expect(documentOf(kit).markdown).toBe('**JS**\n\n## Install\n\nnpm\n\n**Python**\n\npip')
})
