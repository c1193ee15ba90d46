import { describe, expect, test } from 'vitest'
import { labelOf, plainLabel } from '../../src/diagrams/label.ts'
import { widthOf } from '../../src/diagrams/measure.ts'
import { readStyle, textOn } from '../../src/diagrams/style.ts'

const lines = (text: string, most?: number) =>
  labelOf(text, { size: 14, ...(most && { most }) }).lines.map((line) => line.map((run) => run.text).join(''))

describe('labels', () => {
  test.each([
    ['Text', ['Text']],
    ['"Text"', ['Text']],
    ['a<br>b<BR/>c<br />d', ['a', 'b', 'c', 'd']],
    ['a\\nb', ['a', 'b']],
    ['"`**bold** and *it*\nsecond`"', ['bold and it', 'second']],
    ['#quot;a#quot; &lt;b&gt; #35;1 &amp; #9829; &#x263A;', ['"a" <b> #1 & ♥ ☺']],
    ['<your key> of List<int>', ['<your key> of List<int>']],
    ['fa:fa-ban no', ['no']],
    ['5 * 3 * 2', ['5 * 3 * 2']],
  ])('%j', (text, expected) => expect(lines(text)).toEqual(expected))

  test('runs keep what makes them differ', () => {
    expect(labelOf('A<sub>1</sub> <b>b</b> "`code: \\`x\\``"', { size: 14 }).lines[0]?.slice(0, 4)).toMatchObject([
      { text: 'A' },
      { text: '1', shift: 'sub' },
      { text: ' ' },
      { text: 'b', bold: true },
    ])
  })

  test('long ones are broken between words, or where there are none', () => {
    expect(lines('one two three four five six', 80)).toEqual(['one two', 'three four', 'five six'])
    expect(lines('x'.repeat(100), 80).length).toBeGreaterThan(2)
    expect(lines('图表图表图表图表图表', 80).length).toBeGreaterThan(1)
  })

  test('plain words of a label', () => {
    expect(plainLabel('"`**a**`"<br>b')).toBe('"`a`" b')
  })
})

test('widths follow the signs', () => {
  expect(widthOf('W', 10)).toBeGreaterThan(widthOf('i', 10) * 3)
  expect(widthOf('图', 10)).toBeCloseTo(10.4)
  expect(widthOf('e\u0301', 10)).toBe(widthOf('e', 10))
})

test('text on a colour can be read', () => {
  expect([
    textOn('#fff'),
    textOn('black'),
    textOn('rgb(20, 30, 200)'),
    textOn('rgba(0,0,0,0.1)'),
    textOn('nonsense'),
  ]).toEqual(['#111', '#fff', '#fff', undefined, undefined])
  expect(readStyle('fill:#f9f,stroke-width:4px;')).toEqual({
    shape: 'fill: #f9f; stroke-width: 4px',
    text: 'fill: #111',
  })
})
