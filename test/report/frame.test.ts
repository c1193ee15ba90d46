import { expect, test } from 'vitest'
import { frameOf } from '../../src/report/frame.ts'

const at = (line: number, column: number, more: object = {}) => ({ file: 'x', line, column, ...more })

test('underlines the word when the place has no end', () => {
  expect(frameOf('a naïve-word b', at(1, 3))).toEqual({
    number: '1',
    text: 'a naïve-word b',
    underline: '  ~~~~~~~~~~',
  })
  expect(frameOf('a {', at(1, 3))!.underline).toBe('  ~')
})

test('underlines to the end of the line when the place goes on below', () => {
  expect(frameOf('ab <Card\n>', at(1, 4, { endLine: 2, endColumn: 2 }))!.underline).toBe('   ~~~~~')
})

test('counts tabs, wide letters and marks as a terminal shows them', () => {
  expect(frameOf('\t日本e\u0301 x', at(1, 7, { endColumn: 8 }))).toEqual({
    number: '1',
    text: '  日本e\u0301 x',
    underline: '        ~',
  })
})

test('shows a window of a long line', () => {
  const frame = frameOf(`${'a'.repeat(500)} bad ${'b'.repeat(500)}`, at(1, 502, { endColumn: 505 }))!
  expect(frame.text.length).toBe(102)
  expect(frame.text.slice(frame.underline.indexOf('~'), frame.underline.length)).toBe('bad')
  expect(frame.text).toMatch(/^….*…$/)
})

test('has nothing to show for a line that is not there or blank', () => {
  expect(frameOf('one\n\n', at(9, 1))).toBeUndefined()
  expect(frameOf('one\n  \n', at(2, 1))).toBeUndefined()
})

test('stays inside the line for places that point past it, and drops a carriage return', () => {
  expect(frameOf('ab\r\ncd', at(1, 99))).toEqual({ number: '1', text: 'ab', underline: '  ~' })
})
