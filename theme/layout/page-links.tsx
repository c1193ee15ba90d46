import type { View } from '../../src/hast/jsx-runtime.ts'
import type { PageView } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import type { GlyphName } from './glyphs.ts'
import { pageIcon } from './page-icon.ts'

/** What else can be done with the source of a page, in words at the end of the article; none of it needs a script. */
export function pageLinks({ edit, issue }: PageView['actions'], say: Say): View {
  if (!edit && !issue) return null
  return (
    <ul class="page-links" aria-label={say('About this page')}>
      {edit && item('edit', edit, say('Edit this page'))}
      {issue && item('flag', issue, say('Report an issue'))}
    </ul>
  )
}

/** A link to where the source is kept. */
function item(glyph: GlyphName, href: string, label: string): View {
  return (
    <li>
      <a href={href} rel="noopener">
        {pageIcon(glyph)}
        {label}
      </a>
    </li>
  )
}
