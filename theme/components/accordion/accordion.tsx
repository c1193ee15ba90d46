import * as z from 'zod'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import { iconProp, inlineProp } from '../../../src/model/prop.ts'
import { uiIcon } from '../../layout/icon.tsx'
import { ownId } from '../own-id.ts'
import { iconTypeProp, plain, propIcon } from '../props.tsx'

/** A native disclosure: it opens without scripts, is found by a search in the page, and a link to its id opens it. */
export const Accordion = component({
  about: 'Text that opens on demand.',
  props: z.object({
    title: inlineProp().describe('What is inside.'),
    description: inlineProp().optional().describe('A second line under the title.'),
    defaultOpen: z.boolean().optional().describe('Open from the start.'),
    icon: iconProp().optional().describe('Name of an icon before the title.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
    id: z.string().optional().describe('Id for links to it; made from the title by default.'),
  }),
  view(props, tools) {
    return (
      <details class="accordion" id={ownId(props.title, props.id, tools)} open={props.defaultOpen}>
        <summary>
          {uiIcon('chevron', 'nav-chevron')}
          {propIcon({ value: props.icon, style: props.iconType, name: 'accordion-icon' }, tools)}
          <span class="accordion-head">
            <span class="accordion-title">{props.title ?? (tools?.say ?? english)('Details')}</span>
            {props.description && <span class="accordion-about">{props.description}</span>}
          </span>
        </summary>
        <div class="accordion-body flow">{props.children}</div>
      </details>
    )
  },
  markdown: ({ title, description }, children, say = english) =>
    `**${plain(title) || say('Details')}**${description ? ` — ${plain(description)}` : ''}\n\n${children.trim()}`,
})

/** Accordions that belong together share one border. Several may be open. */
export const AccordionGroup = component({
  about: 'Accordions joined to one list.',
  props: z.object({}),
  view: ({ children }) => <div class="accordions">{children}</div>,
})
