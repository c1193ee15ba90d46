import { expect, test } from 'vitest'
import { contrast, leastContrast, onFill, readable } from '../../src/util/contrast.ts'
import { toOklch } from '../../src/util/color.ts'

test('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('leaves a colour alone that reads', () => {
  expect(readable('#16794c', ['#ffffff'])).toBe('#16794c')
})

test('finds the nearest shade that reads, with the same hue', () => {
  const shade = readable('#facc15', ['#ffffff', '#f4f4f4'])
  expect(leastContrast(shade, ['#ffffff', '#f4f4f4'])).toBeGreaterThanOrEqual(4.5)
  expect(contrast(shade, '#f4f4f4')).toBeLessThan(4.8)
  expect(Math.abs(toOklch(shade).h - toOklch('#facc15').h)).toBeLessThan(6)
})

test('takes the better of black and white where no shade reads', () => {
  expect(readable('#ff0000', ['#777777'], 7)).toBe('#000000')
})

test('writes on a fill in black or white, whichever reads', () => {
  expect([onFill('#0d5c39'), onFill('#facc15'), onFill('#ffffff')]).toEqual(['#ffffff', '#000000', '#000000'])
})
