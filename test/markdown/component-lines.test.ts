import { expect, test } from 'vitest'
import { componentLines } from '../../src/markdown/component-lines.ts'
import { applyEdits } from '../../src/markdown/edits.ts'

const spaced = (text: string) =>
  applyEdits(
    text,
    componentLines(text, (name) => /^[A-Z]/.test(name)),
  ).text

test('tags on lines of their own stand apart', () => {
  expect(spaced('<A>\n```js\nx\n```\n</A>\ntext')).toBe('<A>\n\n```js\nx\n```\n\n</A>\n\ntext')
  expect(spaced('text\n<A\n  b="c"\n>\ntext\n</A>')).toBe('text\n\n<A\n  b="c"\n>\n\ntext\n\n</A>')
  expect(spaced('<A>\n<B>\n- x\n</B>\n</A>')).toBe('<A>\n\n<B>\n\n- x\n\n</B>\n\n</A>')
})

test('what stands apart, in a line of text, or in code stays as it is', () => {
  for (const text of [
    '<A>\n\ntext\n\n</A>\n',
    'a <A>b</A>\nc',
    '<A>b</A>\nc',
    'text\n<A />\ntext',
    '```\n<A>\nx\n</A>\n```\n',
    '<div>\n*x*\n</div>',
    '    <A>\n    x',
    '<',
    '',
  ])
    expect(spaced(text)).toBe(text)
})

test('takes linear time', () => {
  for (const text of ['<A '.repeat(50_000), '<A>\n'.repeat(50_000), `${'<A b="'.repeat(2_000)}\n`.repeat(5)]) {
    expect(() => componentLines(text, () => true)).not.toThrow()
  }
})

test('tags that never end cost no more than all of the text may', () => {
  const start = performance.now()
  expect(spaced(`${'<A x={\n'.repeat(60_000)}</A>`)).toMatch(/\n\n<\/A>$/)
  expect(performance.now() - start).toBeLessThan(2_000)
})
