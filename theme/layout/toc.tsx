import type { View } from '../../src/hast/jsx-runtime.ts'
import type { TocEntry } from '../../src/model/document.ts'
import type { PageView } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { pageIcon } from './page-icon.ts'
import { tocActions } from './page-actions.tsx'

/**
 * The contents of a page: a column beside the text; where that has no room, a bar above it that stays in sight and opens
 * the same list as a popover.
 */
export function toc(entries: readonly TocEntry[], { menu, markdown }: PageView['actions'], say: Say): View {
  return (
    <nav id="table-of-contents" class="toc" aria-label={say('On this page')}>
      <button class="toc-button" type="button" popovertarget="toc-panel">
        {pageIcon('list')}
        <span class="toc-name">{say('On this page')}</span>
        <span class="toc-here" data-toc-here="" />
        {pageIcon('down', 'menu-chevron')}
      </button>
      <div id="toc-panel" class="toc-panel" popover="auto">
        <p class="toc-title">{say('On this page')}</p>
        {list(entries)}
        {menu?.display === 'toc' && tocActions(menu, markdown, say)}
      </div>
    </nav>
  )
}

/** Entries of the highest level are not indented, whichever it is. */
function list(entries: readonly TocEntry[]): View {
  const above = Math.min(...entries.map(({ depth }) => depth)) - 2
  return (
    <ul>
      {entries.map(({ id, text, depth }) => (
        <li class={`toc-${depth - above}`}>
          <a href={`#${encodeURIComponent(id)}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
