import * as z from 'zod'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import { inlineProp, linkProp } from '../../../src/model/prop.ts'
import { hiddenText, relOf } from '../../layout/link.tsx'
import { plain } from '../props.tsx'
import { withoutLinks } from '../without-links.ts'

/** A preview with a name under it. As with cards, the title is the link and CSS spreads it. */
export const Tile = component({
  about: 'A preview, such as a picture of a component, with a title that leads somewhere.',
  props: z.object({
    href: linkProp().optional().describe('Where it leads; the whole tile can be clicked.'),
    title: inlineProp().optional().describe('What the preview shows.'),
    description: inlineProp().optional().describe('A second line under the title.'),
  }),
  view({ href, title, description, children }, tools) {
    const say = tools?.say ?? english
    const external = /^(https?:)?\/\//i.test(href ?? '')
    return (
      <div class="preview">
        <div class="preview-ground">{children}</div>
        {(title || href) && (
          <p class="preview-title">
            {href ? (
              <a class="card-link" href={href} rel={relOf(external)}>
                {title ? withoutLinks(title) : hiddenText(href)}
                {external && hiddenText(` ${say('(external)')}`)}
              </a>
            ) : (
              title
            )}
          </p>
        )}
        {description && <p class="preview-about">{description}</p>}
      </div>
    )
  },
  markdown({ href, title: nodes, description: about }, children) {
    const title = plain(nodes)
    const name = title && href ? `[${title}](${href})` : title ? `**${title}**` : href ? `<${href}>` : ''
    const text = [plain(about), children.trim().replaceAll('\n', '\n  ')].filter(Boolean).join('\n\n  ')
    return name && text ? `- ${name}: ${text}` : `- ${name || text}`
  },
})
