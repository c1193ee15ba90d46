import { expect, test } from 'vitest'
import { codeRanges } from '../../src/markdown/code-ranges.ts'

const code = (text: string) => codeRanges(text).map(([start, end]) => text.slice(start, end))

test.each([
  ['a `b` ``c ` d``', ['`b`', '``c ` d``']],
  ['\\`a b', []],
  ['```js\na\n```\nb', ['```js\na\n```']],
  ['> - ~~~\n>   a\n>   ~~~~\n`b`', ['> - ~~~\n>   a\n>   ~~~~', '`b`']],
  ['````\n```\na', ['````\n```\na']],
  ['a `b\n\nc` d', ['`', '`']],
])('finds the code of %j', (text, found) => {
  expect(code(text)).toEqual(found)
})
