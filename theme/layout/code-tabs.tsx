/** Blocks of code under one bar, of which the reader chooses one. */
import type { Element, ElementContent } from 'hast'
import { classes, hasClass } from '../../src/hast/classes.ts'
import type { TabSet } from './tab-set.tsx'
import { english } from '../../src/model/english.ts'
import type { Say } from '../../src/model/words.ts'
import { distinctNames, tabSet } from './tab-set.tsx'

/** A block and what its tab says. */
export interface NamedBlock {
  readonly name: string
  readonly block: Element
}

/** The blocks as a set; names that are the same are told apart. */
export function codeTabs(
  blocks: readonly NamedBlock[],
  settings: Pick<TabSet, 'sync' | 'dropdown'>,
  say: Say = english,
): Element {
  const names = distinctNames(blocks.map(({ name }) => name))
  return tabSet(
    {
      className: 'code-group',
      panels: blocks.map(({ block }, index) => panel(block, names[index]!)),
      labels: blocks.map(({ block }, index) => iconOf(block).concat({ type: 'text', value: names[index]! })),
      ...settings,
    },
    say,
  )
}

/** The block with its name as title: it is read without scripts and on paper. */
function panel(block: Element, name: string): Element {
  const { className, ...properties } = block.properties
  const head = block.children.some((child) => hasClass(child, 'code-head')) ? [] : [title(name)]
  return {
    ...block,
    properties: { ...properties, className: [...classes(className), 'tab-panel'], dataTab: name },
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
