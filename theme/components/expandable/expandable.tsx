import type { Element } from 'hast'
import * as z from 'zod'
import { english } from '../../../src/model/english.ts'
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
    const say = tools?.say ?? english
    const [show, hide] = [say('Show {}').split('{}'), say('Hide {}').split('{}')]
    // Search finds what is inside, not the words of the disclosure.
    const summary = (
      <summary>
        {uiIcon('chevron', 'nav-chevron')}
        {show[0] && <span class="expandable-show">{show[0]}</span>}
        {hide[0] && <span class="expandable-hide">{hide[0]}</span>}
        <span class="expandable-title">{title ?? say('child attributes')}</span>
        {show[1] && <span class="expandable-show">{show[1]}</span>}
        {hide[1] && <span class="expandable-hide">{hide[1]}</span>}
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
