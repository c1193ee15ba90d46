import type { View } from '../../src/hast/jsx-runtime.ts'
import type { PageView } from '../../src/model/view.ts'
import { hiddenText, relOf } from './link.tsx'

/** What to read next, as the author recommends it. */
export function related(links: PageView['related']): View {
  if (!links) return null
  return (
    <nav class="related" aria-labelledby="related">
      <h2 id="related" class="related-title">
        Related
      </h2>
      <ul>
        {links.map(({ href, label, external }) => (
          <li>
            <a href={href} rel={relOf(external)}>
              {label}
              {external && hiddenText(' (external)')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The day of the last change. */
export function updated(day: PageView['updated']): View {
  if (!day) return null
  return (
    <p class="updated">
      Last updated on <time datetime={day.date}>{day.words}</time>
    </p>
  )
}
