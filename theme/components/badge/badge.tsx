import * as z from 'zod'
import { component } from '../../../src/model/component.ts'

const colors = ['gray', 'blue', 'green', 'yellow', 'orange', 'red', 'purple', 'white', 'surface'] as const

/** A short word in a coloured pill. */
export const Badge = component({
  about: 'A word set off from the text: a state, a version, a plan.',
  props: z.object({
    color: z.enum(colors).optional().describe('Colour; grey by default.'),
    size: z.enum(['xs', 'sm', 'md', 'lg']).optional().describe('Size; `md` by default.'),
    shape: z.enum(['rounded', 'pill']).optional().describe('Corners; `rounded` by default.'),
  }),
  view: ({ color, size, shape, children }) => (
    <span class={`badge badge-${color ?? 'gray'} badge-${size ?? 'md'}${shape === 'pill' ? ' badge-pill' : ''}`}>
      {children}
    </span>
  ),
})
