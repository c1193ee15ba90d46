import type { View } from '../../src/hast/jsx-runtime.ts'
import type { PageView } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { pageIcon } from './page-icon.ts'

/** The pages before and after this one. */
export function pager({ previous, next }: Pick<PageView, 'previous' | 'next'>, say: Say): View {
  if (!previous && !next) return null
  return (
    <nav id="pagination" class="pager" aria-label={say('Previous and next page')}>
      {previous && (
        <a class="pager-link pager-previous" href={previous.href} rel="prev">
          <span class="pager-label">
            {pageIcon('arrow', 'pager-arrow')}
            {previous.label}
          </span>
          <span class="pager-title">{previous.title}</span>
        </a>
      )}
      {next && (
        <a class="pager-link pager-next" href={next.href} rel="next">
          <span class="pager-label">
            {next.label}
            {pageIcon('arrow', 'pager-arrow')}
          </span>
          <span class="pager-title">{next.title}</span>
        </a>
      )}
    </nav>
  )
}
