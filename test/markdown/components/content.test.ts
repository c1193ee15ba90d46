import { expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { theme } from '../../../theme/index.ts'
import { page, toolsWith } from '../fake-theme.ts'

const compile = (text: string, path = 'a.mdx') =>
  compileMarkdown(page(`---\ntitle: T\ndescription: D.\n---\n${text}`, path), toolsWith({}, { theme }))
const codes = ({ diagnostics }: { diagnostics: readonly { code: string }[] }) => diagnostics.map(({ code }) => code)

test.each(['a.md', 'a.mdx'])(
  'keeps what is for agents out of the page, and what is for people out of the twin: %s',
  async (path) => {
    const made = await compile(
      '<Visibility for="agents">\n\n## Setup\n\nSecret [link](/nowhere).\n\n</Visibility>\n\n<Visibility for="humans">\n\nPeople.\n\n</Visibility>\n\n## Setup',
      path,
    )
    expect(made.html).not.toContain('Secret')
    expect(made.html).toContain('People.')
    // Nothing hidden takes an id or is checked.
    expect(made.anchors).toEqual(['setup'])
    expect(made.links).toEqual([])
    expect(made.markdown).toContain('Secret [link](/nowhere).')
    expect(made.markdown).not.toContain('People.')
  },
)

test('gives a prompt as its author wrote it', async () => {
  const made = await compile('<Prompt description="p">\n  # Role\n\n  - Use `a`.\n    - b\n</Prompt>\n\n## Role')
  expect(made.html).toContain('># Role\n\n- Use `a`.\n  - b</pre>')
  expect(made.anchors).toEqual(['role'])
  expect(made.markdown).toContain('```text\n# Role\n\n- Use `a`.\n  - b\n```')
})

test('gives class, style and id of any component to its element', async () => {
  const made = await compile(
    '<Card title="A" className="mt-4 x" style={{ maxWidth: 200 }} id="own" />\n\n<Note id="n">x</Note>',
  )
  expect(made.html).toMatch(/<div class="card mt-4 x s-[\da-f]{8}" id="own">/)
  expect(made.styles.map(({ declarations }) => declarations)).toEqual(['max-width: 200px'])
  expect(made.html).toMatch(/<aside class="callout callout-note" role="note" aria-label="Note" id="n">/)
  expect(codes(made)).toEqual([])
})

test('knows names in other letters, and names of other tools', async () => {
  const made = await compile(
    '<Cardgroup cols={2}>\n  <CARD Title="A" />\n</Cardgroup>\n\n<Important>x</Important>\n\n<Link to="https://a.example">b</Link>\n\n<Image src="https://a.example/c.png" alt="d" />',
  )
  expect(made.html).toContain('<div class="columns columns-2">')
  expect(made.html).toContain('<p class="card-title">A</p>')
  expect(made.html).toContain('callout-info')
  expect(made.html).toContain('<a href="https://a.example" rel="noopener">b</a>')
  expect(made.html).toContain('src="https://a.example/c.png" alt="d"')
  expect(made.markdown).toContain('[b](https://a.example)')
  expect(made.markdown).toContain('![d](https://a.example/c.png)')
  expect(codes(made)).toEqual([])
})

test('takes colours in every spelling, and warns of what is none', async () => {
  const made = await compile('<Icon icon="flag" color="rgb(255 0 0)" /> and <Icon icon="flag" color="url(x)" />')
  expect(made.styles).toHaveLength(1)
  expect(made.styles[0]?.declarations).toContain('--own-pure: #ff0000')
  expect(codes(made)).toEqual(['prop-type'])
})

test('uses the Markdown forms also in .md, and keeps elements of one line in one line', async () => {
  const text = '<Note title="A *b*">\n\nText.\n\n<Steps>\n\n<Step title="One">\n\nDo.\n\n</Step>\n\n</Steps>\n\n</Note>'
  expect((await compile(text, 'a.md')).markdown).toBe('> **Note: A *b***\n>\n> Text.\n>\n> 1. **One**\n>\n>    Do.')
  expect((await compile('<Badge>a</Badge> <Badge>b</Badge>\n\n<Badge>c</Badge>')).markdown).toBe('a b\n\nc')
})

test('tells search a term in its sentence, and not what a disclosure says of itself', async () => {
  const made = await compile(
    'An <Tooltip tip="Interface">API</Tooltip> call.\n\n<Expandable title="keys">In.</Expandable>',
  )
  expect(made.sections).toEqual([{ id: '', heading: '', text: 'An API call.\nkeys\nIn.' }])
})

test('puts headings of an entry below its label', async () => {
  const made = await compile('<Update label="v2">\n  ## New\n\n  #### Deep\n</Update>\n\n## After')
  expect(made.toc.map(({ text, depth }) => [text, depth])).toEqual([
    ['v2', 2],
    ['New', 3],
    ['Deep', 4],
    ['After', 2],
  ])
  expect(made.feed?.map(({ title }) => title)).toEqual(['New'])
})

test('asks for words in a link that holds an icon alone', async () => {
  const link = (inside: string, more = '') => compile(`See <a href="https://a.example"${more}>${inside}</a>.`)
  expect(codes(await link('<Icon icon="flag" />'))).toEqual(['link-nameless'])
  expect(codes(await link('<Icon icon="flag" />', ' aria-label="A"'))).toEqual([])
  expect(codes(await link('<Icon icon="flag" /> Flag'))).toEqual([])
})
