import { expect, test } from 'vitest'
import { toHtml } from '../../src/hast/to-html.ts'
import { codeBlock } from '../../src/markdown/code-block.ts'
import { readMarks } from '../../src/markdown/code-marks.ts'
import { plainLines } from '../../src/markdown/highlight.ts'
import { markLines } from '../../src/markdown/mark-lines.ts'

function shown(value: string): string[] {
  const marked = readMarks(value)
  const block = codeBlock({ lang: 'js', meta: null, value })
  return markLines(plainLines(marked.code), block, marked).map(({ content }) => toHtml(content).value)
}

test('a word is marked from its line on, for as many lines as asked', () => {
  expect(shown('a\n// [!code word:a:2]\na b\nba\na')).toEqual(['a', '<mark>a</mark> b', 'b<mark>a</mark>', 'a'])
})

test('a word asked for again, or within another, has one mark', () => {
  expect(
    shown('// [!code word:a]\n// [!code word:a]\n// [!code word:foobar]\n// [!code word:foo]\na foobar foo'),
  ).toEqual(['<mark>a</mark> <mark>foobar</mark> <mark>foo</mark>'])
})

test('20 words of a block are marked', () => {
  const words = Array.from({ length: 30 }, (_, index) => `w${index}_`)
  const [line = ''] = shown(`${words.map((word) => `// [!code word:${word}]\n`).join('')}${words.join(' ')}`)
  expect(line.match(/<mark>/g)).toHaveLength(20)
})

test('a word asked for on every line', () => {
  const lines = shown('aaa // [!code word:a]\n'.repeat(20_000))
  expect(lines[19_999]).toBe('<mark>a</mark><mark>a</mark><mark>a</mark>')
})
