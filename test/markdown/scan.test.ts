import { expect, test } from 'vitest'
import { tagAt } from '../../src/markdown/scan.ts'

test.each(['</ a >', '</>', '</a\n>'])('%j is a closing tag', (text) => {
  expect(tagAt(text, 0)).toMatchObject({ kind: 'close', end: text.length })
})

test('blanks behind the start of a closing tag are read in time', () => {
  const start = performance.now()
  expect(tagAt(`</${' '.repeat(60_000)}x`, 0)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(500)
})
