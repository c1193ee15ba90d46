/** The list of pages does not move when the page changes. */
import { around, one } from './dom.ts'
import { recall, remember } from './stored.ts'

export const scrollKey = 'flatleaf-sidebar'

/**
 * Who goes back, or loads again, finds the list scrolled as it was. The entry that was clicked is where it was on the page
 * before, whatever is open above it now. Otherwise the list is as far down as there, and further only if the current page
 * would be out of sight.
 */
export function keepScroll(): void {
  const list = one('.sidebar-scroll')
  if (!list) return
  const [top = '0', place, href] = (recall(scrollKey, 'sessionStorage') ?? '').split(' ')
  const own = (history.state as { list?: number } | null)?.list
  list.scrollTop = own ?? Number(top)
  // On the page that lists a group it is the group.
  const current = list.querySelector('a[aria-current="page"], details[aria-current]')
  const box = list.getBoundingClientRect()
  if (current && own === undefined && box.height > 0) {
    if (current instanceof HTMLAnchorElement && current.href === href) list.scrollTop += topOf(current) - Number(place)
    const { top: start, bottom } = current.getBoundingClientRect()
    if (start < box.top + 32 || bottom > box.bottom - 48) list.scrollTop += start - box.top - box.height / 3
  }
  let clicked: HTMLAnchorElement | null = null
  list.addEventListener('click', ({ target }) => (clicked = around(target)))
  addEventListener('pagehide', () => {
    // A list that was replaced by that of another version has nothing to say.
    if (!list.isConnected) return
    const entry = clicked?.isConnected ? ` ${topOf(clicked)} ${clicked.href}` : ''
    remember(scrollKey, list.scrollTop + entry, 'sessionStorage')
    try {
      history.replaceState({ ...(history.state as object | null), list: list.scrollTop }, '')
    } catch {
      // Not remembered.
    }
  })
}

function topOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top)
}
