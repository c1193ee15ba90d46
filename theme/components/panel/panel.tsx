import * as z from 'zod'
import { component } from '../../../src/model/component.ts'

/** Anything beside the text on wide screens, in the place of the contents (`layout/beside.tsx`). */
export const Panel = component({
  about: 'Content beside the text on wide screens, where the contents of the page would be.',
  props: z.object({}),
  view: ({ children }) => <div class="panel flow">{children}</div>,
})
