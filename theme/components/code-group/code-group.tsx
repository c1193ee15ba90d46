import type { Element, ElementContent } from 'hast'
import * as z from 'zod'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { component } from '../../../src/model/component.ts'
import '../../../src/model/notes.ts'
import { languageName } from '../../layout/language-name.ts'
import { distinctNames, tabSet } from '../../layout/tab-set.tsx'
import { hasClass, isVisible } from '../has-class.ts'

export const dropdownProp = z.boolean().optional().describe('A menu instead of tabs.')

/** Blocks of code under one bar. */
export const CodeGroup = component({
  about: 'Code in several languages or variants, of which the reader chooses one.',
  props: z.object({
    dropdown: dropdownProp,
    sync: z
      .boolean()
      .optional()
      .describe('`false`: choosing a block changes no other tabs with the same title, and is not remembered.'),
  }),
  view: ({ dropdown, sync, children }) => codeGroup(children, { dropdown, sync }),
})

interface GroupSettings {
  readonly dropdown?: boolean
  readonly sync?: boolean
}

/** The blocks of code among some nodes as one group; everything else stands before or behind it. */
export function codeGroup(children: readonly ElementContent[], { dropdown, sync }: GroupSettings): Child {
  const blocks = children.filter(isCode)
  if (blocks.length === 0) return children
  const names = distinctNames(blocks.map(nameOf))
  const first = children.findIndex(isCode)
  const others = (from: number, to?: number) =>
    children.slice(from, to).filter((each) => !isCode(each) && isVisible(each))
  const set = tabSet({
    className: 'code-group',
    panels: blocks.map((block, index) => panel(block, names[index]!)),
    labels: blocks.map((block, index) => iconOf(block).concat({ type: 'text', value: names[index]! })),
    sync: sync !== false,
    dropdown,
  })
  return [others(0, first), set, others(first)]
}

function isCode(node: ElementContent): node is Element {
  return node.type === 'element' && node.data?.code !== undefined
}

function nameOf({ data }: Element): string {
  return data?.code?.title ?? languageName(data?.code?.language ?? '')
}

/** The block with its name as title: it is read without scripts and on paper. */
function panel(block: Element, name: string): Element {
  const { className, ...properties } = block.properties
  const head = block.children.some((child) => hasClass(child, 'code-head')) ? [] : [title(name)]
  return {
    ...block,
    properties: { ...properties, className: [String(className), 'tab-panel'], dataTab: name },
    children: [...head, ...block.children],
  }
}

function title(name: string): Element {
  return (
    <div class="code-head">
      <span class="code-title">{name}</span>
    </div>
  ) as Element
}

function iconOf(block: Element): readonly ElementContent[] {
  const head = block.children.find((child) => hasClass(child, 'code-head'))
  return head?.type === 'element' ? head.children.filter((child) => hasClass(child, 'code-icon')) : []
}
