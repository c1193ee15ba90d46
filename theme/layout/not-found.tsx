import type { ElementContent } from 'hast'
import { flatten } from '../../src/hast/jsx-runtime.ts'
import type { View } from '../../src/hast/jsx-runtime.ts'
import { raw } from '../../src/hast/to-html.ts'
import type { NearPagesView, NotFoundView } from '../../src/model/theme.ts'
import { sayIn } from '../words/index.ts'
import { uiIcon } from './icon.tsx'

/** Room for the pages that a lost reader may have meant, for a page whose text is the author's. */
export function nearPages(view: NearPagesView): readonly ElementContent[] {
  return flatten(<div class="not-found flow">{nearList(view)}</div>)
}

/** Filled in by a script, which knows the address. */
function nearList({ lang, pagesHref }: NearPagesView): View {
  const say = sayIn(lang)
  return (
    <nav class="not-found-near" aria-label={say('Pages with a similar address')} data-pages={pagesHref} hidden={true}>
      <h2>{say('Did you mean')}</h2>
      <ul class="not-found-list" />
    </nav>
  )
}

/** The body of the page for addresses that lead nowhere; its title is printed by the layout. */
export function notFound(view: NotFoundView): readonly ElementContent[] {
  const say = sayIn(view.lang)
  return flatten(
    <div class="not-found flow">
      {view.description ? (
        raw(view.description)
      ) : (
        <p>{say('This page does not exist. It may have been moved, or the link may be wrong.')}</p>
      )}
      <div class="not-found-actions">
        <button class="not-found-search needs-script" type="button" data-search-open="">
          {uiIcon('search')}
          <span>{view.searchPrompt}</span>
          <kbd aria-hidden="true">/</kbd>
        </button>
        <a class="button button-action" href={view.homeHref}>
          {say('Go to the home page')}
        </a>
      </div>
      {nearList(view)}
      {view.sections.length > 0 && (
        <nav class="not-found-sections" aria-label={say('Parts of the site')}>
          <h2>{say('Start here')}</h2>
          <ul class="not-found-list">
            {view.sections.map(({ label, href }) => (
              <li>
                <a href={href}>
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>,
  )
}
