import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenShare, stretchAround } from '../../../src/outputs/nav/window.ts'

test('a list that fits is shown whole, and so is one that nearly fits', () => {
  expect(stretchAround(30, 7, 30)).toEqual({ first: 0, end: 30 })
  expect(stretchAround(33, 7, 30)).toEqual({ first: 0, end: 33 })
})

test('the stretch moves by a third, and stays while the reader goes from page to page', () => {
  expect(stretchAround(1000, 500, 30)).toEqual({ first: 490, end: 520 })
  expect(stretchAround(1000, 509, 30)).toEqual({ first: 490, end: 520 })
  expect(stretchAround(1000, 510, 30)).toEqual({ first: 500, end: 530 })
})

test('it is as long at the ends', () => {
  expect(stretchAround(1000, 0, 30)).toEqual({ first: 0, end: 30 })
  expect(stretchAround(1000, 999, 30)).toEqual({ first: 970, end: 1000 })
})

test('the row is always inside, with neighbours on both sides, and no more rows than asked for', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 3, max: 200 }), fc.nat(), (length, most, at) => {
      fc.pre(length > 0)
      const focus = at % length
      const { first, end } = stretchAround(length, focus, most)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(length)
      expect(end - first).toBeLessThanOrEqual(most + 6)
      const third = Math.floor(most / 3)
      expect(focus - first).toBeGreaterThanOrEqual(Math.min(focus, third))
      expect(end - 1 - focus).toBeGreaterThanOrEqual(Math.min(length - 1 - focus, third))
    }),
  )
})

test('who needs less leaves the rest to the others', () => {
  expect(evenShare([10, 1000, 1000], 210)).toBe(100)
  expect(evenShare([10, 20], 100)).toBe(100)
  expect(evenShare([500, 500, 500, 500], 100)).toBe(25)
})
