import { expect, test } from 'vitest'
import { dayReader } from '../../src/content/git-days.ts'

const at = (day: string) => `\u0001${Date.parse(`${day}T12:00:00Z`) / 1000}\0`

test('the newest commit that names a file dates it, wherever the text is cut', () => {
  const text = `${at('2026-03-02')}\na.md\0dir/ü "b".md\0${at('2026-03-01')}${at('2026-02-01')}\na.md\0other.md\0\u0001x\0\na.md\0`
  for (const size of [1, 7, text.length]) {
    const reader = dayReader(new Set(['a.md', 'dir/ü "b".md', 'never.md']))
    for (let from = 0; from < text.length; from += size) reader.read(text.slice(from, from + size))
    expect([...reader.days]).toEqual([
      ['a.md', '2026-03-02'],
      ['dir/ü "b".md', '2026-03-02'],
    ])
    expect(reader.isDone()).toBe(false)
  }
})

test('when every file was met the rest of the history is left alone', () => {
  const reader = dayReader(new Set(['a.md']))
  reader.read(`${at('2026-03-02')}\na.md\0`)
  expect(reader.isDone()).toBe(true)
})
