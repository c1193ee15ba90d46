/**
 * What has to be right in the list of pages when it is first painted. It runs as soon as the list is parsed, from the early
 * script that stands a second time behind the list (layout/page.tsx): the other scripts come when the list has been seen.
 */
import { root } from './dom.ts'
import { keepScroll, scrollKey } from './keep-scroll.ts'
import { foldsKey, unfoldLists } from './nav-lists.ts'
import { recall } from './stored.ts'

/** Left behind for those who put another list in its place. */
export interface ListWindow {
  flatleafList?: () => void
}

/** A browser may paint before it reaches the script behind the list: what would move then is not shown until it has come. */
export function lateListRule(): readonly string[] {
  const isScrolled = Number.parseFloat(recall(scrollKey, 'sessionStorage') ?? '') > 0
  return isScrolled || recall(foldsKey, 'sessionStorage')
    ? ['.js:not(.list-ready) .sidebar-nav { visibility: hidden }']
    : []
}

/** Opens what was open and scrolls to where the reader was. */
export function startList(): void {
  try {
    unfoldLists()
    keepScroll()
  } finally {
    // What could not be opened shows as it is.
    root.classList.add('list-ready')
    ;(window as ListWindow).flatleafList = startList
  }
}
