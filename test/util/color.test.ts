import { expect, test } from 'vitest'
import { mix, parseHex, toHex, toOklch } from '../../src/util/color.ts'

test('reads short, long and translucent hex colours and nothing else', () => {
  expect(parseHex('#fa0')).toEqual([255, 170, 0])
  expect(parseHex('#16794C')).toEqual([22, 121, 76])
  expect(parseHex('#16794c80')).toEqual([22, 121, 76])
  expect(['red', '#12', '#ggg', 'url(#abc)', ''].map(parseHex)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('goes to OKLCH and back without a change', () => {
  for (const hex of ['#000000', '#ffffff', '#16794c', '#facc15', '#7c3aed', '#808080'])
    expect(toHex(toOklch(hex))).toBe(hex)
})

test('gives up chroma that no screen can show, not lightness', () => {
  const shown = toHex({ l: 0.9, c: 0.37, h: 264 })
  expect(shown).toMatch(/^#[\da-f]{6}$/)
  expect(toOklch(shown).l).toBeCloseTo(0.9, 1)
})

test('lays a share of one colour over another', () => {
  expect(mix('#000000', '#ffffff', 0.1)).toBe('#e6e6e6')
  expect(mix('#ff0000', '#0000ff', 0)).toBe('#0000ff')
})
