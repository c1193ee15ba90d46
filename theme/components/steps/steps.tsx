import type { Element, ElementContent } from 'hast'
import * as z from 'zod'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { component } from '../../../src/model/component.ts'
import type { ComponentTools } from '../../../src/model/component.ts'
import { inlineProp } from '../../../src/model/prop.ts'
import { heading } from '../../layout/heading.tsx'
import { ownId } from '../own-id.ts'
import { plain } from '../props.tsx'

/** A numbered list of steps; the numbers are the list's own. What stands between two steps is an item without a number. */
export const Steps = component({
  about: 'What to do, one step after another.',
  props: z.object({}),
  view: ({ children }) => <ol class="steps">{items(children)}</ol>,
})

function items(children: readonly ElementContent[]): Child[] {
  const list: Child[] = []
  let between: ElementContent[] = []
  const close = () => {
    if (between.some(isVisible)) list.push(<li class="step-between flow">{between}</li>)
    between = []
  }
  for (const child of children) {
    if (child.type !== 'element' || child.tagName !== 'li') {
      between.push(child)
      continue
    }
    close()
    list.push(child)
  }
  close()
  return list
}

function isVisible(node: ElementContent): boolean {
  return node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')
}

interface StepTitle {
  readonly title: readonly ElementContent[]
  readonly titleSize?: 'p' | 'h2' | 'h3' | 'h4'
  readonly id?: string
}

/** One step. A heading size makes its title a heading of the page, and the id is the heading's. */
export const Step = component({
  about: 'One step of `<Steps>`.',
  props: z.object({
    title: inlineProp().optional().describe('What the step does.'),
    titleSize: z.enum(['p', 'h2', 'h3', 'h4']).optional().describe('A heading size puts the step into the contents.'),
    id: z.string().optional().describe('Id for links to the step.'),
  }),
  view({ title, titleSize, id, children }, tools) {
    const drawn = title && stepHeading({ title, titleSize, id }, tools)
    return (
      <li class="step" id={drawn || !id ? null : ownId(title, id, tools)}>
        {drawn ?? (title && <p class="step-title">{title}</p>)}
        <div class="step-body flow">{children}</div>
      </li>
    )
  },
  markdown: ({ title }, children) =>
    `1. ${title ? `**${plain(title)}**\n\n` : ''}${children.trim()}`.replaceAll('\n', '\n   '),
})

function stepHeading({ title, titleSize, id }: StepTitle, tools: ComponentTools | undefined): Element | undefined {
  if (titleSize === undefined || titleSize === 'p') return undefined
  const own = ownId(title, id, tools) ?? tools?.id?.('')
  if (own === undefined) return undefined
  const drawn = heading({ level: Number(titleSize.slice(1)), id: own, children: title, anchor: true })
  return { ...drawn, properties: { ...drawn.properties, className: ['step-title'] } }
}
