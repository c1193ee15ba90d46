import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { inlineProp } from '../../../src/model/prop.ts'
import { plain } from '../props.tsx'
import { element } from '../../../src/hast/jsx-runtime.ts'

/** A numbered list of steps; the numbers are the list's own. */
export const Steps = component({
  about: 'What to do, one step after another.',
  props: z.object({}),
  view: ({ children }) => <ol class="steps">{children.filter((child) => child.type !== 'text')}</ol>,
})

/** One step. A heading size makes its title a heading of the page. */
export const Step = component({
  about: 'One step of `<Steps>`.',
  props: z.object({
    title: inlineProp().optional().describe('What the step does.'),
    titleSize: z.enum(['p', 'h2', 'h3', 'h4']).optional().describe('A heading size puts the step into the contents.'),
    id: z.string().optional().describe('Id for links to the step.'),
  }),
  view: ({ title, titleSize, id, children }) => (
    <li class="step" id={id}>
      {title && element(titleSize ?? 'p', { class: 'step-title' }, title)}
      <div class="step-body flow">{children}</div>
    </li>
  ),
  markdown: ({ title }, children) =>
    `1. ${title ? `**${plain(title)}**\n\n` : ''}${children.trim()}`.replaceAll('\n', '\n   '),
})
