import type { View } from '../../src/hast/jsx-runtime.ts'
import type { TocEntry } from '../../src/model/document.ts'
import type { PageView } from '../../src/model/view.ts'
import { uiIcon } from './icon.tsx'
import { tocActions } from './page-actions.tsx'

/** The contents of a page, in the column beside it. */
export function toc(entries: readonly TocEntry[], { menu, markdown }: PageView['actions']): View {
  return (
    <div id="table-of-contents" class="toc">
      <div class="toc-inner">
        <nav aria-label="On this page">
          <p class="toc-title">On this page</p>
          {list(entries)}
        </nav>
        {menu?.display === 'toc' && tocActions(menu, markdown)}
      </div>
    </div>
  )
}

/** The same contents where the column has no room: a bar that stays above the text and opens. */
export function tocBar(entries: readonly TocEntry[]): View {
  return (
    <nav class="toc-bar" aria-label="On this page">
      <details data-menu="">
        <summary>
          {uiIcon('list')}
          <span class="toc-name">On this page</span>
          <span class="toc-here" data-toc-here="" />
          {uiIcon('down', 'menu-chevron')}
        </summary>
        {list(entries)}
      </details>
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
