import { expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import { theme } from '../../../theme/index.ts'
import { page, toolsWith } from '../fake-theme.ts'

async function compiled(text: string, path = 'a.mdx', files: Readonly<Record<string, string>> = {}) {
  const source = page(`---\ntitle: T\ndescription: D.\n---\n${text}`, path)
  const document = await compileMarkdown(source, toolsWith(files, { theme }))
  return { ...document, codes: document.diagnostics.map(({ code, at }) => `${at!.line}:${at!.column} ${code}`) }
}
const titles = (html: string) => [...html.matchAll(/-title">(.*?)<\/(?:p|span)>/g)].map(([, title]) => title)

test('braces in quotes are braces; Markdown in quotes is Markdown', async () => {
  const made = await compiled(
    '<Card title="{name} {1+1} *a* `{c}` \\{d\\} https://x.example/{id} [l](/p/{q})">x</Card>\n\n<Card title="⦃ {x} *a*">x</Card>',
  )
  expect(titles(made.html)).toEqual([
    '{name} {1+1} <em>a</em> <code>{c}</code> {d} <a href="https://x.example/%7Bid%7D" rel="noopener">https://x.example/{id}</a> <a href="/p/%7Bq%7D/">l</a>',
    '⦃ {x} <em>a</em>',
  ])
  expect(made.codes).toEqual([])
})

test('braces in quotes name the props of a snippet', async () => {
  const files = { 'snippets/y.mdx': '<Card title="{word} and {other}">x</Card>' }
  const made = await compiled('import Y from \'/snippets/y.mdx\'\n\n<Y word="W" />', 'a.mdx', files)
  expect(titles(made.html)).toEqual(['W and {other}'])
  expect(made.codes).toEqual([])
})

test('what is wrong in a prop is told at the prop', async () => {
  const made = await compiled('a\n\nb\n\n<Card\n  title="[l](/x) [m](javascript:x)">\n  x\n</Card>')
  expect(titles(made.html)).toEqual(['<a href="/x/">l</a> <a>m</a>'])
  expect(made.links.map(({ at }) => [at.line, at.column])).toEqual([[10, 3]])
  expect(made.codes).toEqual(['10:3 link-unsafe'])
})

test('a title is words: lists are joined, the rest is told', async () => {
  const made = await compiled(
    '<Accordion title={{a:1}}>x</Accordion>\n\n<Accordion title={["a", "b"]}>x</Accordion>\n\n<Accordion title>x</Accordion>\n\n<Card title={true}>x</Card>\n\n<Accordion title={[{a:1}]}>x</Accordion>\n\n<Accordion>y</Accordion>\n\n<Card title={false}>x</Card>',
  )
  expect(made.codes).toEqual([
    '5:12 prop-type',
    '9:12 prop-type',
    '11:7 prop-type',
    '13:12 prop-type',
    '15:1 prop-missing',
  ])
  expect(titles(made.html)).toEqual(['Details', 'ab', 'Details', 'Details', 'Details'])
  expect(made.markdown).toContain('**ab**')
  expect(made.markdown).not.toMatch(/true|object|a,b/)
})

test.each([
  ['<Prompt>Hello **b** and c</Prompt>', 'a.mdx', 'Hello **b** and c'],
  ['<Prompt>Hello **b** and c</Prompt>', 'a.md', 'Hello **b** and c'],
  ['<Prompt>\n\nHello **b**\n\n- x `y`\n\n</Prompt>', 'a.md', 'Hello **b**\n\n- x `y`'],
  ['x <Prompt>d **e**</Prompt> y', 'a.md', 'd **e**'],
  ['> <Prompt>\n> X **b**\n>   y\n> </Prompt>', 'a.mdx', 'X **b**\n  y'],
  ['- a\n\n  <Prompt>\n    X **b**\n      y\n  </Prompt>', 'a.mdx', 'X **b**\n  y'],
])('a prompt is the text between its tags: %j in %s', async (text, path, prompt) => {
  const { html } = await compiled(text, path)
  expect(/<pre[^>]*>(.*?)<\/pre>/s.exec(html)![1]).toBe(prompt)
})

test.each([
  ['<Badge>\n  text\n</Badge>', /<span class="badge[^>]*>text<\/span>/],
  ["export const x = 'v'\n\n<Badge>{x}</Badge>", /<span class="badge[^>]*>v<\/span>/],
  ['<Tooltip tip="x">\n  term\n</Tooltip>', /<button[^>]*>term<\/button>/],
  ['<Badge>\n  a\n\n  - b\n</Badge>', /<span class="badge[^>]*>a<\/span><ul>\n<li>b<\/li>\n<\/ul>/],
  ['<Heading>\n  Words\n\n  - a\n</Heading>', /<h2 id="words">Words<a .*<\/h2><ul>/],
  ["<pre>\ntext {'x'}\n</pre>", /<pre[^>]*>text x<\/pre>/],
  ['<details>\n<summary>Sum</summary> text\n</details>', /<details><summary>Sum<\/summary><p>\s*text<\/p><\/details>/],
  ['<Tree>only text</Tree>', /<div class="tree">only text<\/div>/],
])('no paragraph where only words may stand, and no word lost: %j', async (text, html) => {
  const made = await compiled(text)
  expect(made.html).toMatch(html)
  expect(made.codes).toEqual([])
})

test('built-in components work past a limit', async () => {
  const files = { 'c.jsx': 'export const Icon = () => <Icon/>; export const Note = () => <b>x</b>' }
  const made = await compiled(
    "import { Note, Icon } from '/c.jsx'\n\n<Icon/>\n\n<Tip>n</Tip>\n\n<Note>m</Note>",
    'a.mdx',
    files,
  )
  expect(made.html).toContain('callout')
  expect(made.codes.join()).not.toContain('import-name')
})

test('a list of a million letters is refused before anything is made of it', async () => {
  const made = await compiled("{'ab'.repeat(1e6).split('').map(c => <b>{c}</b>)}")
  expect(made.codes).toEqual(['5:1 expression-limit', '5:1 expression-unknown'])
})
