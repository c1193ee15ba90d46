import { expect, test } from 'vitest'
import { readMarks } from '../../src/markdown/code-marks.ts'

test('marks leave the code and name their lines', () => {
  const { code, marks, focus, words } = readMarks(
    'a // [!code ++]\nb # [!code --]\n// [!code highlight:2]\nc\nd\n<p> <!-- [!code focus] -->\n-- [!code word:x:1]\ne',
  )
  expect(code).toBe('a\nb\nc\nd\n<p>\ne')
  expect([...marks]).toEqual([
    [1, 'added'],
    [2, 'removed'],
    [3, 'highlight'],
    [4, 'highlight'],
  ])
  expect([...focus]).toEqual([5])
  expect(words).toEqual([{ text: 'x', line: 6, count: 1 }])
})

test('code without marks is left alone', () => {
  expect(readMarks('a [!code] // b').code).toBe('a [!code] // b')
})
