import { expect, test } from 'vitest'
import { english } from '../../src/model/english.ts'

test('says numbers as English does', () => {
  expect([0, 7, 999, 1000, 1_234_567, -5, 1.5, 0.1234].map((value) => english.number(value))).toEqual(
    '0 7 999 1,000 1,234,567 -5 1.5 0.123'.split(' '),
  )
  expect([1, 2, 1200].map((count) => english.count('{} results', count))).toEqual([
    '1 result',
    '2 results',
    '1,200 results',
  ])
})
