import * as z from 'zod'
import type { Component } from '../../../src/model/component.ts'
import { component } from '../../../src/model/component.ts'

/** Blocks side by side; one below the other where there is no room. */
export const Columns: Component = component({
  about: 'Cards or other blocks side by side.',
  props: z.object({
    cols: z.number().optional().describe('How many columns there are on wide screens, 1 to 4; two by default.'),
  }),
  view: ({ cols, children }) => (
    <div class={`columns columns-${Math.min(4, Math.max(1, Math.round(cols ?? 2)))}`}>{children}</div>
  ),
})

/** The older name. */
export const CardGroup: Component = Columns

/** One column of several blocks. */
export const Column = component({
  about: 'Several blocks in one column of `<Columns>`.',
  props: z.object({}),
  view: ({ children }) => <div class="column-cell flow">{children}</div>,
})
