import type { Element } from 'hast'
import * as z from 'zod'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import { textOf } from '../../../src/hast/text.ts'
// The notes' types.
import '../../../src/model/notes.ts'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import { inlineProp, linkProp } from '../../../src/model/prop.ts'
import { relOf } from '../../layout/link.tsx'
import { plain } from '../props.tsx'
import { withoutLinks } from '../without-links.ts'
import { withoutTips } from './without-tips.ts'

/**
 * A term and what it means. The term is a button that opens a native popover: tap, Enter and Escape work without scripts;
 * a script shows it under the pointer. Screen readers read it with the term. Search finds the term in its sentence. One inside
 * of another is words in brackets.
 */
export const Tooltip = component({
  about: 'A term with an explanation that opens on it.',
  inline: true,
  props: z.object({
    tip: inlineProp().optional().describe('The explanation.'),
    headline: inlineProp().optional().describe('A headline above the explanation.'),
    cta: z.string().optional().describe('Words of a link after the explanation.'),
    href: linkProp().optional().describe('Where the link leads.'),
  }),
  view({ tip, headline, cta, href, children }, tools) {
    const term = withoutLinks(withoutTips(children))
    const words = withoutTips(children, false).map(textOf).join('').trim()
    if (!tip && !headline) return children
    const id = tools?.id?.(`tip ${words}`) ?? 'tip'
    const [drawn] = flatten(
      <span class="tooltip">
        <button class="tooltip-term" type="button" popovertarget={id} aria-describedby={id}>
          {term}
        </button>
        <span class="tooltip-tip" id={id} popover="auto" role="note">
          {headline && <strong class="tooltip-head">{withoutTips(headline)}</strong>}
          {headline && tip && ' '}
          {tip && <span class="tooltip-text">{withoutTips(tip)}</span>}
          {href && [
            ' ',
            <a class="tooltip-link" href={href} rel={relOf(/^(https?:)?\/\//i.test(href))}>
              {cta ?? (tools?.say ?? english)('Read more')}
            </a>,
          ]}
        </span>
      </span>,
    )
    return drawn?.type === 'element' ? ({ ...drawn, data: { text: words } } as Element) : null
  },
  markdown({ tip, headline, cta, href }, children, say = english) {
    const link = href ? `[${cta ?? say('Read more')}](${href})` : ''
    const head = plain(headline)
    const text = [head && plain(tip) ? say('{}: {}', head, plain(tip)) : head || plain(tip), link]
      .filter(Boolean)
      .join(' ')
    return text === '' ? children : `${children.trim()} (${text})`
  },
})
