import type { ElementContent } from 'hast'
import { flatten } from '../../src/hast/jsx-runtime.ts'
import type { NotFoundView } from '../../src/model/theme.ts'
import { uiIcon } from './icon.tsx'

/** The body of the page for addresses that lead nowhere; its title is printed by the layout. */
export function notFound(view: NotFoundView): readonly ElementContent[] {
  return flatten(
    <div class="not-found flow">
      <p>{view.description ?? 'This page does not exist. It may have been moved, or the link may be wrong.'}</p>
      <p class="not-found-actions">
        <a class="button button-action" href={view.homeHref}>
          Go to the home page
        </a>
        <button class="button button-quiet needs-script" type="button" data-search-open="">
          {uiIcon('search')}
          Search
        </button>
      </p>
    </div>,
  )
}
