import { expect, test } from 'vitest'
import { contrast } from '../../../../src/util/contrast.ts'
import { palette } from '../../../../theme/styles/palette.ts'
import { draw } from '../component-kit.ts'

test('has a colour, a size, a shape, an icon and states', () => {
  expect(draw('Badge', { color: 'green', shape: 'pill' }, 'ok')).toBe(
    '<span class="badge badge-green badge-md badge-pill">ok</span>',
  )
  expect(
    draw('Badge', { color: 'white-destructive', size: 'xs', icon: 'key', stroke: true, disabled: true }, 'ok'),
  ).toBe('<span class="badge badge-white-destructive badge-xs badge-stroke badge-disabled"><svg/>ok</span>')
})

/** What badge.css names: letters on their own ground, and with `stroke` on that of the page. */
const pairs = [
  ['muted', 'sunken'],
  ...['note', 'ok', 'yellow', 'orange', 'danger', 'violet'].map((name) => [name, `${name}-soft`]),
  ['heading', 'raised'],
  ['muted', 'surface'],
  ['danger', 'raised'],
  ['danger', 'surface'],
] as const

test.each(['light', 'dark'] as const)('can be read in %s mode', (mode) => {
  const colors = palette({ mode, accent: '#16794c', button: '#16794c' })
  for (const [letters, ground] of pairs)
    for (const each of [ground!, 'surface', 'sunken', 'raised'])
      expect(contrast(colors.get(letters!)!, colors.get(each)!), `${letters} on ${each}`).toBeGreaterThanOrEqual(4.5)
})
