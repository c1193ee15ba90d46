import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePostings, encodePostings } from '../../src/util/postings.ts'

const level = fc.uniqueArray(fc.nat(200_000), { maxLength: 200 }).map((pages) => pages.sort((a, b) => a - b))

test('what is written can be read again', () => {
  fc.assert(
    fc.property(fc.tuple(level, level, level, level), fc.boolean(), (levels, capped) => {
      const text = encodePostings({ levels, capped })
      expect(decodePostings(text)).toEqual({ levels, capped })
      expect(text).not.toMatch(/[\s"\\<]/)
    }),
  )
})

test('a page in a row takes one sign', () => {
  expect(encodePostings({ levels: [[0, 1, 2, 3], [], [], [35]], capped: false })).toBe(']]]]!!!A^')
})
