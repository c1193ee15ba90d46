import type { Element } from 'hast'
import { classes } from '../../src/hast/classes.ts'
import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { SampleView } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { codeTabs } from '../layout/code-tabs.tsx'
import { codeBlock } from './section.tsx'

/** More languages than a narrow row holds are a menu. */
const mostTabs = 4

/** One block for each language. The choice holds for all pages. */
export function samples(list: readonly SampleView[], say: Say): Child {
  if (list.length === 0) return null
  const blocks = list.map((view) => ({
    name: view.label,
    block: marked(codeBlock(say('Code sample: {}', view.label), view, say)),
  }))
  return codeTabs(blocks, { sync: true, dropdown: list.length > mostTabs }, say)
}

/** The base URL that the reader chooses is written into it. */
function marked(block: Element): Element {
  const { className, ...properties } = block.properties
  return { ...block, properties: { ...properties, className: [...classes(className), 'api-sample'] } }
}
