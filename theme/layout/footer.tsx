import type { Element } from 'hast'
import type { View } from '../../src/hast/jsx-runtime.ts'
import type { FrameView } from '../../src/model/view.ts'
import { icon, uiIcon } from './icon.tsx'
import { hiddenText, relOf } from './link.tsx'

/** One quiet row: the name, the social accounts as marks with names for screen readers; columns of links above it. */
export function footer(view: FrameView): Element {
  return (
    <footer id="footer" class="footer">
      {view.footerColumns.length > 0 && <div class="footer-columns">{view.footerColumns.map(column)}</div>}
      <div class="footer-row">
        <a class="footer-name" href={view.homeHref}>
          {view.siteName}
        </a>
        {view.socials.length > 0 && (
          <ul class="socials">
            {view.socials.map((social) => (
              <li>
                <a href={social.href} rel={social.external ? 'noopener me' : null}>
                  {social.icon ? icon(social.icon) : uiIcon('external')}
                  {hiddenText(social.label)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  ) as Element
}

function column({ title, links }: FrameView['footerColumns'][number]): View {
  return (
    <div class="footer-column">
      {title && <p class="footer-title">{title}</p>}
      <ul>
        {links.map((link) => (
          <li>
            <a href={link.href} rel={relOf(link.external)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
