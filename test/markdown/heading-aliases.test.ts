import { expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { otherIds } from '../../src/markdown/heading-aliases.ts'
import { page, toolsWith } from './fake-theme.ts'

const compiled = (text: string) => compileMarkdown(page(`---\ntitle: T\ndescription: D\n---\n${text}`), toolsWith())

test.each([
  ['Setup', []],
  ['A & B', ['a--b', 'a-&-b']],
  ["What's new", ['what’s-new', "what's-new", 'what-s-new']],
  ['Version 1.2', ['version-12', 'version-1.2']],
  ['_meta', ['meta']],
  ['tasks/get', ['tasks/get', 'tasks-get']],
  ['入力・出力', ['入力・出力', '入力-出力']],
])('other tools know %j as well by', (text, ids) => {
  expect(otherIds(text)).toEqual(ids)
})

test('a heading has the ids of other tools besides its own, and links to them are right', async () => {
  const { html, anchors, toc } = await compiled('## A & B\n\ntext')
  expect(html).toBe('<h2 id="a-b"><span id="a--b"></span><span id="a-&#x26;-b"></span>A &#x26; B</h2>\n<p>text</p>')
  expect(anchors).toEqual(['a-b', 'a--b', 'a-&-b'])
  expect(toc).toEqual([{ id: 'a-b', text: 'A & B', depth: 2 }])
})

test('a heading of that name wins over another id, wherever it stands', async () => {
  const { html } = await compiled('## a.b\n\n## ab\n\n## a.b')
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="a-b"', 'id="a.b"', 'id="ab"', 'id="a-b-2"'])
})

test('an id of the author’s own choice is the only one', async () => {
  const { html } = await compiled('## A & B {#own}\n\n<h3 id="mine" noAnchor>C & D</h3>')
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="own"', 'id="mine"'])
  expect(html).toContain('data-anchor="none"')
})
