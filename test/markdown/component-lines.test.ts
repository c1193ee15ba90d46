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

test('lines of other tools stay together where an empty one would be seen, or would make code of them', () => {
  const spacedForeign = (text: string) =>
    applyEdits(
      text,
      componentLines(text, (name) => name === 'Known'),
    ).text
  for (const text of [
    'a\n<Foo>\n    b\n</Foo>\nc',
    '<Envelope>\n    <Foo>\n      text\n    </Foo>\n</Envelope>',
    '<Foo>\n\tb\n</Foo>',
    '<pre>\na\n<Foo>\nb\n</Foo>\n</pre>',
  ])
    expect(spacedForeign(text)).toBe(text)
  expect(spacedForeign('<pre>a</pre>\n<Foo>\nb\n</Foo>')).toBe('<pre>a</pre>\n\n<Foo>\n\nb\n\n</Foo>')
  expect(spacedForeign('<Known>\n    b\n</Known>')).toBe('<Known>\n\n    b\n\n</Known>')
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
