import * as z from 'zod'
import { textOf } from '../../../src/hast/text.ts'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import { iconProp, inlineProp } from '../../../src/model/prop.ts'
import { uiIcon } from '../../layout/icon.tsx'
import { fenced } from '../markdown-text.ts'
import { iconTypeProp, plain, propIcon } from '../props.tsx'

/** A longer text would make an address that servers refuse. */
const longest = 6_000
const actions = z.union([z.array(z.string()), z.string()])

/** A text for a language model. It opens without scripts; a script adds the button that copies it. */
export const Prompt = component({
  about: 'A prompt for a language model, to be copied or opened in an editor.',
  props: z.object({
    description: inlineProp().optional().describe('What the prompt is for.'),
    title: inlineProp().optional().describe('The same as `description`.'),
    actions: actions.optional().describe('`copy`, `cursor` or both; `copy` by default.'),
    icon: iconProp().optional().describe('Name of an icon before the description.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
  }),
  content: () => 'source',
  view({ description, title, actions: written, icon, iconType, children }, tools) {
    const text = children.map(textOf).join('').trim()
    const list = typeof written === 'string' ? written.split(/[\s,]+/) : (written ?? ['copy'])
    const about = description ?? title
    const say = tools?.say ?? english
    return (
      <div class="prompt">
        <details class="prompt-more">
          <summary>
            {propIcon({ value: icon, style: iconType, name: 'prompt-icon' }, tools) || uiIcon('prompt', 'prompt-icon')}
            <span class="prompt-title">{about ?? say('Prompt')}</span>
            {uiIcon('chevron', 'nav-chevron')}
          </summary>
          <pre
            class="prompt-text"
            tabindex={0}
            role="group"
            aria-label={say('Prompt: {}', plain(about) || text.slice(0, 48))}
          >
            {text}
          </pre>
        </details>
        <div class="prompt-actions" data-copy-prompt={list.includes('copy') ? '' : null}>
          {list.includes('cursor') && text.length < longest && (
            <a
              class="prompt-action"
              href={`https://cursor.com/link/prompt?text=${encodeURIComponent(text.toWellFormed())}`}
              rel="noopener"
            >
              {uiIcon('external')}
              {say('Open in {}', 'Cursor')}
            </a>
          )}
        </div>
      </div>
    )
  },
  markdown: ({ description, title }, children, say = english) =>
    `**${say('Prompt: {}', plain(description ?? title) || say('for a language model'))}**\n\n${fenced(children.trim(), 'text')}`,
})
