import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { iconProp, inlineProp } from '../../../src/model/prop.ts'
import { slug } from '../../../src/util/slug.ts'
import { noted } from '../../layout/noted.ts'
import { iconTypeProp, plain, propIcon } from '../props.tsx'

/**
 * A part of the page for readers of one kind: a choice at the top of the page shows one kind at a time. A group and no section:
 * landmarks of one name would be told apart by nothing.
 */
export const View = component({
  about: 'Parts of a page for one language or system; a menu at the top chooses between them for the whole page.',
  props: z.object({
    title: inlineProp().describe('Who or what the part is for; parts with the same title belong together.'),
    icon: iconProp().optional().describe('Name of an icon before the title.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
    id: z.string().optional().describe('Id for links to the part; made from the title by default.'),
  }),
  view(props, tools) {
    const name = plain(props.title)
    const made = slug(name) || 'view'
    const id = tools?.id?.(made, props.id) ?? props.id ?? made
    return noted(
      <div class="view flow" id={id} data-view={name} role="group" aria-label={name}>
        <p class="view-title">
          {propIcon({ value: props.icon, style: props.iconType, name: 'view-icon' }, tools)}
          {props.title}
        </p>
        {props.children}
      </div>,
      { part: { id, text: name } },
    )
  },
  markdown: ({ title }, children) => `**${plain(title)}**\n\n${children.trim()}`,
})
