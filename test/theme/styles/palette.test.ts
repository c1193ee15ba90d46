import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenKinds } from '../../../src/model/theme.ts'
import { mix } from '../../../src/util/color.ts'
import { contrast, luminance } from '../../../src/util/contrast.ts'
import type { Seed } from '../../../theme/styles/palette.ts'
import { palette } from '../../../theme/styles/palette.ts'

const accents = ['#16794c', '#facc15', '#000000', '#ffffff', '#ff00ff', '#808080', '#2563eb']
/** Greys in small steps where black and white read alike, and colours of every lightness. */
const greys = [0, 0x0b, 0x33, 0x55, 0x60, 0x66, 0x6a, 0x6c, 0x70, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x7c, 0x80]
  .concat([0x88, 0x99, 0xbb, 0xdd, 0xf4, 0xff])
  .map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
const tinted = [
  '#0077aa',
  '#c04040',
  '#a0522d',
  '#ff0000',
  '#0b1020',
  '#fffaf2',
  '#008000',
  '#0000ff',
  '#ffff00',
  '#00ffff',
]
const surfaces = [undefined, ...greys, ...tinted, '#9b30ff', '#d2691e', '#ff69b4']

const meanings = ['note', 'info', 'tip', 'ok', 'yellow', 'orange', 'warn', 'danger', 'violet']
const plain = ['surface', 'sunken', 'inline', 'raised', 'accent-soft']
const soft = meanings.map((name) => `${name}-soft`)
const code = ['code-ground', 'code-marked', 'code-added', 'code-removed', 'code-warned']

/** Text colour → the grounds it stands on. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['text', 'muted', 'heading', 'accent-text', 'current'].map((name) => [name, [...plain, ...soft]]),
  ),
  'on-accent': ['accent'],
  'on-button': ['button'],
  ...Object.fromEntries(meanings.map((name) => [name, [...plain, `${name}-soft`]])),
  ...Object.fromEntries(['code-text', ...tokenKinds.map((kind) => `code-${kind}`)].map((name) => [name, code])),
}

/** What a reader would find wrong with the colours of a seed, in words. */
function faults(seed: Seed): string[] {
  const colors = palette(seed)
  const of = (name: string) => colors.get(name)!
  const ratio = (one: string, other: string) => contrast(of(one), of(other))
  const weak = Object.entries(pairs).flatMap(([name, grounds]) =>
    grounds
      .filter((ground) => ratio(name, ground) < 4.5)
      .map((ground) => `${name} on ${ground}: ${ratio(name, ground).toFixed(2)}`),
  )
  const isLight = (name: string) => luminance(of(name)) > luminance(of('surface'))
  const letters = Object.keys(pairs).filter((name) => !name.startsWith('on-'))
  const sides = letters
    .filter((name) => isLight(name) !== isLight('text'))
    .map((name) => `${name}: other side than text`)
  const lost =
    ratio('current', 'accent-soft') < ratio('muted', 'surface') ||
    ratio('current', 'surface') < ratio('muted', 'surface')
      ? ['current: weaker than its neighbours']
      : []
  const unseen = (
    [
      ['accent-soft', 'surface'],
      ['code-marked', 'code-ground'],
    ] as const
  ).flatMap(([ground, under]) => (ratio(ground, under) < 1.08 ? [`${ground}: not seen on ${under}`] : []))
  const veiled = ['surface', 'accent-soft', ...soft]
    .filter((name) => contrast(of('heading'), mix(of('veil'), of(name), 0.09)) < 4.5)
    .map((name) => `heading on veiled ${name}`)
  const odd = [...colors].filter(([, value]) => !/^#[\da-f]{6}$/i.test(value)).map(([name]) => `${name}: no hex colour`)
  return [...odd, ...weak, ...sides, ...lost, ...unseen, ...veiled]
}

describe('every text reads on every ground, on one side of it, and what is current stands out', () => {
  test.each((['light', 'dark'] as const).flatMap((mode) => surfaces.map((surface) => ({ mode, surface }))))(
    '$mode page $surface',
    ({ mode, surface }) => {
      for (const accent of accents) expect(faults({ mode, accent, button: accent, surface }), accent).toEqual([])
    },
  )

  test('whatever the page and the brand', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(fc.constantFrom('light' as const, 'dark' as const), hex, hex, (mode, accent, surface) => {
        expect(faults({ mode, accent, button: accent, surface })).toEqual([])
      }),
      { numRuns: 100, examples: [['light', '#000000', '#c760f3']] },
    )
  })

  test.each(['#707070', '#747474', '#0077aa', '#c04040'])('white on %s, where it is better than black', (surface) => {
    const colors = palette({ mode: 'light', accent: '#16794c', button: '#16794c', surface })
    for (const name of ['text', 'heading', 'muted']) expect(luminance(colors.get(name)!)).toBeGreaterThan(0.8)
  })
})

test('gives every colour of both modes the same names', () => {
  const names = (mode: 'light' | 'dark') => [...palette({ mode, accent: '#16794c', button: '#111111' }).keys()]
  expect(names('light')).toEqual(names('dark'))
})

test('gives light text to a dark page in light mode', () => {
  const colors = palette({ mode: 'light', accent: '#4fd69c', button: '#0d5c39', surface: '#101418' })
  expect(contrast(colors.get('text')!, '#ffffff')).toBeLessThan(2)
})
