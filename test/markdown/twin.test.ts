import { expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { theme } from '../../theme/index.ts'
import { page, toolsWith } from './fake-theme.ts'

async function twin(text: string, path = 'a.mdx'): Promise<string> {
  return (
    await compileMarkdown(page(`---\ntitle: T\n---\n${text}`, path), toolsWith({ 'snippets/s.mdx': 'from **s**' }))
  ).markdown
}

/** With the components that there are. */
async function drawnTwin(text: string): Promise<string> {
  return (await compileMarkdown(page(`---\ntitle: T\n---\n${text}`), { ...toolsWith({}), theme })).markdown
}

test('takes tags out and keeps the words', async () => {
  expect(
    await twin(
      'import S from "/snippets/s.mdx"\n\n# T\n\nHi <Badge>new</Badge> {/* c */}{"x"} {y}\n\n<Steps>\n  <Step title="One">\n    ```js\n    f()\n    ```\n\n    - a\n      - b\n  </Step>\n</Steps>\n\n<S/>',
    ),
  ).toBe('Hi new x {y}\n\n**One**\n\n```js\nf()\n```\n\n- a\n  - b\n\nfrom **s**')
})

test('uses the Markdown form of a component, indented where it stands', async () => {
  expect(await twin('<Note>\n  a\n\n  b\n</Note>\n\n1. x\n   <Note>\n     c\n   </Note>')).toBe(
    '> **Note:** a\n> \n> b\n\n1. x\n   > **Note:** c'.replace('> \n', '>\n'),
  )
})

test('keeps HTML images and links as Markdown', async () => {
  expect(await twin('<img src="/a.png" alt="A" /> <a href="/b">c</a>')).toBe('![A](/a.png) [c](/b)')
})

test('keeps what components hold on a page with formulas', async () => {
  expect(
    await twin('<Note>Un</Note>\n\n<Note>Two $x$ and *y* $z$.</Note>\n\n$$\na\n\nb\n$$\n\n<Note>Three</Note>'),
  ).toBe('> **Note:** Un\n\n> **Note:** Two $x$ and *y* $z$.\n\n$$\na\n\nb\n$$\n\n> **Note:** Three')
})

test('keeps places behind formulas of one and two letters', async () => {
  expect(await twin('<Latex>a</Latex>\n\n**b** <Badge>c</Badge>\n\n<Latex>xy</Latex> d\n\n<Note>e</Note>')).toBe(
    'a\n\n**b** c\n\nxy d\n\n> **Note:** e',
  )
})

test('is the text itself for .md', async () => {
  expect(await twin('Text with {braces} and <b>HTML</b>.\n\n    code\n', 'a.md')).toBe(
    'Text with {braces} and <b>HTML</b>.\n\n    code',
  )
})

test('blanks at the ends of lines go, but for those that break them', async () => {
  expect(await twin('a   \nb <Badge>c</Badge> \nd\n\n\n\ne')).toBe('a  \nb c\nd\n\ne')
})

test('a row of blanks is read once', async () => {
  expect(await twin(`a <Badge>b</Badge> x${' '.repeat(200_000)}y`)).toMatch(/^a b x +y$/)
  expect(await twin(`## a${' '.repeat(200_000)}b {#c}`)).toMatch(/^## a +b$/)
})

test('keeps language and title of fences, and drops our settings', async () => {
  expect(
    await twin(
      '```js app.js {1,2} expandable\nx\n```\n\n- a\n  ```python {15}\n  y\n  ```\n\n``` title="a b"\nz\n```\n\n~~~sh lines title="a `b`"\nw\n~~~',
    ),
  ).toBe('```js app.js\nx\n```\n\n- a\n  ```python\n  y\n  ```\n\n```text a b\nz\n```\n\n~~~sh a `b`\nw\n~~~')
})

test('keeps tables tables, whatever stands in their cells', async () => {
  expect(await twin('| a | b |\n|---|---|\n| x<br/>y | <Badge>q\\|r</Badge> {"s|t"} |\n| <Note>n</Note> | z |')).toBe(
    '| a | b |\n|---|---|\n| x<br>y | q\\|r s\\|t |\n| n | z |',
  )
})

test('takes ids out of headings and tags out of repaired text', async () => {
  expect(await twin('## A {#own}\n\n## B <sup>c</sup> {#x y}\n\nx </i> y <br>z <https://a.b> <!-- d --> e')).toBe(
    '## A\n\n## B c\n\nx  y\nz [https://a.b](<https://a.b>)  e'.replace('y\n', 'y  \n'),
  )
})

test('keeps components that share a line apart, and those that belong in a line in it', async () => {
  expect(await drawnTwin('<Tabs><Tab title="A">a *x*</Tab><Tab title="B">b</Tab></Tabs>')).toBe(
    '**A**\n\na *x*\n\n**B**\n\nb',
  )
  expect(await drawnTwin('- <Tabs><Tab title="A">a</Tab> <Tab title="B">b</Tab></Tabs>')).toBe(
    '- **A**\n\n  a\n\n  **B**\n\n  b',
  )
  expect(await drawnTwin('| h |\n|---|\n| <Tabs><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs> |')).toBe(
    '| h |\n|---|\n| **A** a **B** b |',
  )
  expect(await drawnTwin('<Badge>a</Badge> <Badge>b</Badge>')).toBe('a b')
  expect(await drawnTwin('Text <Tab title="A">a</Tab> text.')).toBe('Text **A** a text.')
})
