import type { View } from '../../src/hast/jsx-runtime.ts'
import type { PageView } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { hiddenText, relOf } from './link.tsx'

/** What to read next, as the author recommends it. */
export function related(links: PageView['related'], say: Say): View {
  if (!links) return null
  return (
    <nav class="related" aria-labelledby="related">
      <h2 id="related" class="related-title">
        {say('Related')}
      </h2>
      <ul>
        {links.map(({ href, label, external }) => (
          <li>
            <a href={href} rel={relOf(external)}>
              {label}
              {external && hiddenText(` (${say('external')})`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The day of the last change. */
export function updated(day: PageView['updated'], say: Say): View {
  if (!day) return null
  const [before, after] = say('Last updated on {}').split('{}')
  return (
    <p class="updated">
      {before}
      <time datetime={day.date}>{day.words}</time>
      {after}
    </p>
  )
}
