import { expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { page, toolsWith } from './fake-theme.ts'

async function twin(text: string, path = 'a.mdx'): Promise<string> {
  return (
    await compileMarkdown(page(`---\ntitle: T\n---\n${text}`, path), toolsWith({ 'snippets/s.mdx': 'from **s**' }))
  ).markdown
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

test('is the text itself for .md', async () => {
  expect(await twin('Text with {braces} and <b>HTML</b>.\n\n    code\n', 'a.md')).toBe(
    'Text with {braces} and <b>HTML</b>.\n\n    code',
  )
})
