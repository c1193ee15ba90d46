import { describe, expect, test } from 'vitest'
import { tokenKinds } from '../../../src/model/theme.ts'
import { contrast } from '../../../src/util/contrast.ts'
import { palette } from '../../../theme/styles/palette.ts'

const accents = ['#16794c', '#facc15', '#000000', '#ffffff', '#ff00ff', '#7c3aed', '#808080']
const surfaces = [undefined, '#ffffff', '#fffaf2', '#000000', '#0b1020', '#808080', '#ff0000']
const cases = (['light', 'dark'] as const).flatMap((mode) =>
  accents.flatMap((accent) => surfaces.map((surface) => ({ mode, accent, button: accent, surface }))),
)

/** Text colour → the grounds it stands on. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  text: ['surface', 'sunken', 'raised', 'accent-soft'],
  muted: ['surface', 'sunken', 'raised'],
  heading: ['surface', 'raised'],
  'accent-text': ['surface', 'raised', 'accent-soft'],
  'on-accent': ['accent'],
  'on-button': ['button'],
  ...Object.fromEntries(
    ['note', 'info', 'tip', 'ok', 'warn', 'danger', 'violet'].map((name) => [
      name,
      ['surface', 'raised', `${name}-soft`],
    ]),
  ),
  ...Object.fromEntries(
    tokenKinds.map((kind) => [
      `code-${kind}`,
      ['code-ground', 'code-marked', 'code-added', 'code-removed', 'code-warned'],
    ]),
  ),
}

describe('every text reads on every ground', () => {
  // A middle grey ground leaves little room: nothing reads at 4.5:1 on all of its neighbours.
  test.each(cases.filter(({ surface }) => surface !== '#808080' && surface !== '#ff0000'))(
    '$mode, accent $accent, page $surface',
    (seed) => {
      const colors = palette(seed)
      for (const [name, grounds] of Object.entries(pairs))
        for (const ground of grounds)
          expect(contrast(colors.get(name)!, colors.get(ground)!), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    },
  )
})

test('gives every colour of both modes the same names', () => {
  const names = (mode: 'light' | 'dark') => [...palette({ mode, accent: '#16794c', button: '#111111' }).keys()]
  expect(names('light')).toEqual(names('dark'))
})

test.each(cases)('makes hex colours only: $mode $accent $surface', (seed) => {
  for (const value of palette(seed).values()) expect(value).toMatch(/^#[\da-f]{6}$/i)
})

test('gives light text to a dark page in light mode', () => {
  const colors = palette({ mode: 'light', accent: '#4fd69c', button: '#0d5c39', surface: '#101418' })
  expect(contrast(colors.get('text')!, '#ffffff')).toBeLessThan(2)
})
