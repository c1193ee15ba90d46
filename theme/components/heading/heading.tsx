import * as z from 'zod'
import { textOf } from '../../../src/hast/text.ts'
import { component } from '../../../src/model/component.ts'
import { heading } from '../../layout/heading.tsx'

/** A heading whose level, id and link are props. */
export const Heading = component({
  about: 'A heading with a level, an id and, if you like, no link to itself.',
  inline: true,
  props: z.object({
    level: z.number().int().min(1).max(6).optional().describe('1 to 6; 2 by default.'),
    id: z.string().optional().describe('Id for links; made from the text by default.'),
    noAnchor: z.boolean().optional().describe('No link to itself after the text.'),
  }),
  view({ level, id, noAnchor, children }, tools) {
    const text = children.map(textOf).join('').trim()
    const own = tools?.id?.(text, id) ?? id ?? 'heading'
    const content = children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'p' ? child.children : [child],
    )
    return heading({ level: level ?? 2, id: own, children: content, anchor: !noAnchor }, tools?.say)
  },
  markdown: ({ level }, children) => `${'#'.repeat(level ?? 2)} ${children.trim().replace(/\s*\n\s*/g, ' ')}`,
})
