import * as z from 'zod'
import { component } from '../../../src/model/component.ts'

/** Content for readers of one kind: people see pages, programs read the Markdown twin. */
export const Visibility = component({
  about: 'Content for people only, or only for programs that read the Markdown form of a page.',
  props: z.object({
    for: z
      .enum(['humans', 'agents'])
      .optional()
      .describe('`humans`: on the page only. `agents`: in the Markdown form only.'),
  }),
  content: (props) => (props['for'] === 'agents' ? 'none' : 'compiled'),
  view: ({ for: who, children }) => (who === 'agents' ? null : children),
  markdown: ({ for: who }, children) => (who === 'humans' ? '' : children),
})
