import * as z from 'zod'
import type { Component } from '../../../src/model/component.ts'
import { component } from '../../../src/model/component.ts'

/** Blocks side by side; one below the other where there is no room. */
export const Columns: Component = component({
  about: 'Cards or other blocks side by side.',
  props: z.object({
    cols: z
      .number()
      .int()
      .min(1)
      .max(4)
      .optional()
      .describe('How many columns there are on wide screens; two by default.'),
  }),
  view: ({ cols, children }) => <div class={`columns columns-${cols ?? 2}`}>{children}</div>,
})

/** The older name. */
export const CardGroup: Component = Columns

/** One column of several blocks. */
export const Column = component({
  about: 'Several blocks in one column of `<Columns>`.',
  props: z.object({}),
  view: ({ children }) => <div class="column-cell flow">{children}</div>,
})
