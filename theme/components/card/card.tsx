import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { iconProp, imageProp, inlineProp, linkProp } from '../../../src/model/prop.ts'
import { uiIcon } from '../../layout/icon.tsx'
import { hiddenText, relOf } from '../../layout/link.tsx'
import { iconTypeProp, plain, propIcon } from '../props.tsx'

/** A box that names one thing. Its title carries the link and CSS spreads it over the box: anchors must not nest. */
export const Card = component({
  about: 'A box with a title, an optional icon and a link.',
  props: z.object({
    title: inlineProp().optional().describe('What the card is about.'),
    href: linkProp().optional().describe('Where it leads; the whole card can be clicked.'),
    icon: iconProp().optional().describe('Name of an icon above the title.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
    horizontal: z.boolean().optional().describe('Icon beside the text instead of above it.'),
    img: imageProp().optional().describe('Picture at the top of the card.'),
    cta: z.string().optional().describe('Words of the call to action at the end.'),
    arrow: z.boolean().optional().describe('Arrow in the corner; links to other sites have one by default.'),
  }),
  view(props, tools) {
    const external = /^(https?:)?\/\//i.test(props.href ?? '')
    return (
      <div class={props.horizontal ? 'card card-horizontal' : 'card'}>
        {props.img && <img class="card-image" src={props.img} alt="" loading="lazy" decoding="async" />}
        {propIcon({ value: props.icon, style: props.iconType, name: 'card-icon' }, tools)}
        <div class="card-text">
          {props.title && (
            <p class="card-title">
              {props.href ? (
                <a class="card-link" href={props.href} rel={relOf(external)}>
                  {props.title}
                  {external && hiddenText(' (external)')}
                </a>
              ) : (
                props.title
              )}
            </p>
          )}
          <div class="card-body flow">{props.children}</div>
          {props.cta && <p class="card-cta">{props.cta}</p>}
          {!props.title && props.href && (
            <a class="card-link" href={props.href} rel={relOf(external)}>
              {hiddenText(props.href)}
            </a>
          )}
        </div>
        {props.href && (props.arrow ?? external) && uiIcon('external', 'card-arrow')}
      </div>
    )
  },
  markdown({ title: nodes, href }, children) {
    const title = plain(nodes)
    const text = children.trim().replaceAll('\n', '\n  ')
    const name = title && href ? `[${title}](${href})` : title ? `**${title}**` : href ? `<${href}>` : ''
    return name && text ? `- ${name}: ${text}` : `- ${name || text}`
  },
})
