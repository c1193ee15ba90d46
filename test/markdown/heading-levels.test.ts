import { expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { theme } from '../../theme/index.ts'
import { page, toolsWith } from './fake-theme.ts'

const compiled = (text: string) =>
  compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`, 'a.mdx'), toolsWith({}, { theme }))
const levels = async (text: string) => {
  const { html } = await compiled(text)
  return [...html.matchAll(/<(h[1-6]) id="[^"]*"(?: class="([^"]*)")?/g)].map(([, tag, look]) =>
    look ? `${tag} ${look}` : tag,
  )
}
const headings = (depths: readonly number[]) =>
  depths.map((depth, index) => `${'#'.repeat(depth)} ${index}`).join('\n\n')

test.each([
  [
    [2, 3, 4, 3, 2],
    ['h2', 'h3', 'h4', 'h3', 'h2'],
  ],
  [
    [3, 3],
    ['h2 as-h3', 'h2 as-h3'],
  ],
  [
    [4, 3, 2],
    ['h2 as-h4', 'h2 as-h3', 'h2'],
  ],
  [
    [2, 4, 4, 3],
    ['h2', 'h3 as-h4', 'h3 as-h4', 'h3'],
  ],
  [
    [1, 3, 6, 2],
    ['h1', 'h2 as-h3', 'h3 as-h5', 'h2'],
  ],
])('headings of levels %j leave none out', async (written, shown) => {
  expect(await levels(headings(written))).toEqual(shown)
})

test('also those that components draw, and those of HTML, which keep their classes', async () => {
  const text = '<Steps><Step title="One" titleSize="h4">a</Step></Steps>\n\n<div><h4 className="big">Two</h4></div>'
  expect(await levels(text)).toEqual(['h2 step-title as-h4', 'h2 big as-h4'])
})

test('the contents follow the levels, so that nothing is indented below nothing', async () => {
  const { toc } = await compiled('### One\n\n#### Two\n\n<Steps><Step title="Three" titleSize="h4">a</Step></Steps>')
  expect(toc.map(({ text, depth }) => `${depth} ${text}`)).toEqual(['2 One', '3 Two', '3 Three'])
})
