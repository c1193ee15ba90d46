import type { Element, ElementContent } from 'hast'
import * as z from 'zod'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import '../../../src/model/notes.ts'
import type { Say } from '../../../src/model/words.ts'
import { codeTabs } from '../../layout/code-tabs.tsx'
import { languageName } from '../../layout/language-name.ts'
import { isVisible } from '../is-visible.ts'

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
  view: ({ dropdown, sync, children }, tools) => codeGroup(children, { dropdown, sync }, tools?.say),
})

interface GroupSettings {
  readonly dropdown?: boolean
  readonly sync?: boolean
}

/** The blocks of code among some nodes as one group; everything else stands before or behind it. */
export function codeGroup(
  children: readonly ElementContent[],
  { dropdown, sync }: GroupSettings,
  say: Say = english,
): Child {
  const blocks = children.filter(isCode)
  if (blocks.length === 0) return children
  const first = children.findIndex(isCode)
  const others = (from: number, to?: number) =>
    children.slice(from, to).filter((each) => !isCode(each) && isVisible(each))
  const named = blocks.map((block) => ({ name: nameOf(block, say), block }))
  return [others(0, first), codeTabs(named, { sync: sync !== false, dropdown }, say), others(first)]
}

function isCode(node: ElementContent): node is Element {
  return node.type === 'element' && node.data?.code !== undefined
}

function nameOf({ data }: Element, say: Say): string {
  return data?.code?.title ?? languageName(data?.code?.language ?? '', say)
}
