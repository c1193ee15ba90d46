import type { ElementContent } from 'hast'
import * as z from 'zod'
import { textOf } from '../../../src/hast/text.ts'
import { component } from '../../../src/model/component.ts'

/** A formula by a tag. What it holds is TeX, also without dollars; the compiler has drawn it already where it is plain text. */
export const Latex = component({
  about: 'A formula in TeX, in a line of text or on a line of its own.',
  props: z.object({
    display: z.boolean().optional().describe('On a line of its own.'),
  }),
  view({ display, children }, tools) {
    if (children.some(isDrawn)) return [...children]
    const tex = children.map(textOf).join('').trim()
    return tools?.math ? tools.math({ tex, block: display ?? false }) : <code>{tex}</code>
  },
  markdown({ display }, children) {
    const tex = children.trim().replace(/^(\$\$?)([\s\S]*)\1$/, '$2')
    return display ? `$$\n${tex}\n$$` : `$${tex}$`
  },
})

function isDrawn(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  return node.data?.text !== undefined || node.children.some(isDrawn)
}
