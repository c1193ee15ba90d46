import { expect, test } from 'vitest'
import { nestsTooDeep } from '../../src/markdown/expression-depth.ts'

const nested = (open: string, close: string, times: number) => open.repeat(times) + '1' + close.repeat(times)

test.each([
  ['brackets in an expression', `{${nested('[', ']', 8000)}}`],
  ['calls', `{${'a('.repeat(9000)}`],
  ['an exported value', `export const a = ${nested('[', ']', 8000)}`],
  ['a prop', `<Card a={${nested('[', ']', 8000)}} />`],
  ['elements through braces', nested('{<b>', '</b>}', 60)],
])('%s nested without end are too deep', (_, text) => {
  expect(nestsTooDeep(text)).toBe(true)
})

test('what people write is not', () => {
  const code = '```js\nf({ a: [1, { b: (x) => [x] }] })\n```\n\n'
  expect(nestsTooDeep(code.repeat(2000) + 'a smiley :( '.repeat(400) + nested('{<b>', '</b>}', 5))).toBe(false)
})

test('brackets that never close start anew in the next paragraph', () => {
  expect(nestsTooDeep('A ( without an end.\n\n'.repeat(5000))).toBe(false)
})
