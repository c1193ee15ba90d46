import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { slipsBetween, slipsIn } from '../../../../theme/client/search/typo.ts'

test.each([
  ['webhook', 'webhook', 0],
  ['wehbook', 'webhook', 1],
  ['webook', 'webhook', 1],
  ['webhoook', 'webhook', 1],
  ['wehbuok', 'webhook', 2],
  ['a', 'abc', 2],
  ['abcd', 'wxyz', undefined],
  ['short', 'much longer', undefined],
])('%s and %s', (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips)
})

/** The textbook's whole table. */
function reference(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : i)),
  )
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? table[i - 2]![j - 2]! + 1 : Infinity
      const change = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      table[i]![j] = j === 0 ? i : Math.min(change, table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, swap)
    }
  return table[a.length]![b.length]!
}

test('agrees with the whole table', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const slips = reference(a, b)
      expect(slipsBetween(a, b, 2)).toBe(slips <= 2 ? slips : undefined)
    }),
    { numRuns: 1000 },
  )
})

test('short words and names with signs are taken as they are', () => {
  expect(['abc', 'node.js', 'v2', 'plant', 'authorization'].map(slipsIn)).toEqual([0, 0, 0, 1, 2])
})
