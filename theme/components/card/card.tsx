import * as z from 'zod'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import { colorProp, iconProp, imageProp, inlineProp, linkProp } from '../../../src/model/prop.ts'
import type { Say } from '../../../src/model/words.ts'
import { uiIcon } from '../../layout/icon.tsx'
import { hiddenText, relOf } from '../../layout/link.tsx'
import { classNames } from '../class-names.ts'
import { startsBlock } from '../markdown-text.ts'
import { ownColor } from '../own-color.ts'
import { iconTypeProp, plain, propIcon } from '../props.tsx'
import { withoutLinks } from '../without-links.ts'

/** A box that names one thing. Its title carries the link and CSS spreads it over the box: anchors must not nest. */
export const Card = component({
  about: 'A box with a title, an optional icon and a link.',
  props: z.object({
    title: inlineProp().optional().describe('What the card is about.'),
    href: linkProp().optional().describe('Where it leads; the whole card can be clicked.'),
    icon: iconProp().optional().describe('Name of an icon above the title.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
    color: colorProp().optional().describe('Colour of the icon, such as `#0a7ea4`.'),
    type: z
      .enum(['note', 'info', 'tip', 'check', 'warning', 'danger'])
      .optional()
      .describe('Icon and colours of a callout of this kind.'),
    horizontal: z.boolean().optional().describe('Icon beside the text instead of above it.'),
    img: imageProp().optional().describe('Picture at the top of the card.'),
    cta: z.string().optional().describe('Words of the call to action at the end.'),
    arrow: z.boolean().optional().describe('Arrow in the corner; links to other sites have one by default.'),
    target: z.enum(['_self', '_blank']).optional().describe('`_blank` opens the link in a new tab.'),
    disabled: z.boolean().optional().describe('Not to be had yet: the card is pale and leads nowhere.'),
  }),
  view(props, tools) {
    const say = tools?.say ?? english
    const own = ownColor(props.color, tools)
    const href = props.disabled ? undefined : props.href
    const external = /^(https?:)?\/\//i.test(href ?? '')
    const icon =
      propIcon({ value: props.icon, style: props.iconType, name: 'card-icon' }, tools) ||
      (props.type && uiIcon(props.type, 'card-icon'))
    const names = [
      'card',
      props.horizontal && 'card-horizontal',
      props.type && `card-${props.type}`,
      own && 'card-own',
      own,
      props.disabled && 'card-disabled',
    ]
    return (
      <div class={classNames(...names)}>
        {props.img && (
          <img
            class="card-image"
            src={props.img}
            alt=""
            {...tools?.imageSize?.(props.img)}
            loading="lazy"
            decoding="async"
          />
        )}
        {icon}
        <div class="card-text">
          {props.title && (
            <p class="card-title">
              {link({ ...props, href, external, say }, props.title)}
              {props.disabled && hiddenText(` ${say('(not available)')}`)}
            </p>
          )}
          <div class="card-body flow">{props.children}</div>
          {props.cta && <p class="card-cta">{props.cta}</p>}
          {!props.title && href && link({ ...props, href, external, say }, hiddenText(href))}
        </div>
        {href && (props.arrow ?? external) && uiIcon('external', 'card-arrow')}
      </div>
    )
  },
  markdown({ title: nodes, href, cta }, children) {
    const title = plain(nodes)
    const more = cta ? (href ? `[${cta}](${href})` : cta) : ''
    const text = [children.trim(), more]
      .filter(Boolean)
      .join('\n\n')
      .replace(/\n(?=.)/g, '\n  ')
    const name = title && href ? `[${title}](${href})` : title ? `**${title}**` : href ? `<${href}>` : ''
    if (!name || !text) return `- ${name || text}`
    return startsBlock(text) ? `- ${name}\n\n  ${text}` : `- ${name}: ${text}`
  },
})

interface Link {
  readonly href?: string
  readonly target?: string
  readonly external: boolean
  readonly say: Say
}

function link({ href, target, external, say }: Link, content: Child): Child {
  if (!href) return content
  const isNew = target === '_blank'
  return (
    <a class="card-link" href={href} target={target} rel={relOf(external || isNew)}>
      {withoutLinks(flatten(content))}
      {(external || isNew) && hiddenText(` ${say(isNew ? '(new tab)' : '(external)')}`)}
    </a>
  )
}
