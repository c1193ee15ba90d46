import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { iconProp } from '../../../src/model/prop.ts'
import { classNames } from '../class-names.ts'
import { iconTypeProp, propIcon } from '../props.tsx'

/** Colours of a badge. */
export const badgeColors = [
  'gray',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'purple',
  'white',
  'surface',
  'white-destructive',
  'surface-destructive',
] as const

/** A short word in a coloured pill. */
export const Badge = component({
  about: 'A word set off from the text: a state, a version, a plan.',
  inline: true,
  props: z.object({
    color: z.enum(badgeColors).optional().describe('Colour; grey by default.'),
    size: z.enum(['xs', 'sm', 'md', 'lg']).optional().describe('Size; `md` by default.'),
    shape: z.enum(['rounded', 'pill']).optional().describe('Corners; `rounded` by default.'),
    icon: iconProp().optional().describe('Name of an icon before the word.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
    stroke: z.boolean().optional().describe('An outline in place of a filled ground.'),
    disabled: z.boolean().optional().describe('Pale: not to be had.'),
  }),
  view({ color, size, shape, icon, iconType, stroke, disabled, children }, tools) {
    const names = [
      'badge',
      `badge-${color ?? 'gray'}`,
      `badge-${size ?? 'md'}`,
      shape === 'pill' && 'badge-pill',
      stroke && 'badge-stroke',
      disabled && 'badge-disabled',
    ]
    return (
      <span class={classNames(...names)}>
        {propIcon({ value: icon, style: iconType, name: 'badge-icon' }, tools)}
        {children}
      </span>
    )
  },
})
