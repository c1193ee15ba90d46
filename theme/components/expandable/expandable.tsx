import type { Element } from 'hast'
import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
// The notes' types.
import '../../../src/model/notes.ts'
import { inlineProp } from '../../../src/model/prop.ts'
import { uiIcon } from '../../layout/icon.tsx'
import { ownId } from '../own-id.ts'
import { plain } from '../props.tsx'

/** What a field holds, in a disclosure. The words tell what a click does; the closed ones are hidden by CSS. */
export const Expandable = component({
  about: 'Fields inside a field, shown on demand.',
  props: z.object({
    title: inlineProp().optional().describe('What is inside; `child attributes` by default.'),
    defaultOpen: z.boolean().optional().describe('Open from the start.'),
    id: z.string().optional().describe('Id for links to it; made from the title by default.'),
  }),
  view({ title, defaultOpen, id, children }, tools) {
    // Search finds what is inside, not the words of the disclosure.
    const summary = (
      <summary>
        {uiIcon('chevron', 'nav-chevron')}
        <span class="expandable-show">Show </span>
        <span class="expandable-hide">Hide </span>
        <span class="expandable-title">{title ?? 'child attributes'}</span>
      </summary>
    ) as Element
    return (
      <details class="expandable" id={title || id ? ownId(title, id, tools) : null} open={defaultOpen}>
        {{ ...summary, data: { text: plain(title) } } as Element}
        <div class="expandable-body flow">{children}</div>
      </details>
    )
  },
  markdown: ({ title }, children) => [title && `**${plain(title)}**`, children.trim()].filter(Boolean).join('\n\n'),
})
