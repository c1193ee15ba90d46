/** The list of pages does not move when the page changes. */
import { around, one } from './dom.ts'
import { recall, remember } from './stored.ts'

export const scrollKey = 'flatleaf-sidebar'

/** How far down the list is, and where in the window the current entry is then. */
type Place = readonly [top?: number, at?: number]

/**
 * Who goes back, or loads again, finds the list as it was, the current entry out of sight if it was so; where the list is
 * shorter now, the entry is brought into sight. The entry that was clicked is where it was on the page before, whatever is
 * open above it now. Otherwise the list is as far down as there, and further only if the current page would be out of sight.
 */
export function keepScroll(): void {
  const list = one('.sidebar-scroll')
  if (!list) return
  const [top = '0', place, href] = (recall(scrollKey, 'sessionStorage') ?? '').split(' ')
  // On the page that lists a group it is the group.
  const current = list.querySelector('a[aria-current="page"], details[aria-current]')
  const state = () => history.state as { readonly listed?: Place } | null
  const [own, at] = state()?.listed ?? []
  list.scrollTop = own ?? Number(top)
  const box = list.getBoundingClientRect()
  if (current && box.height > 0) {
    const isClicked = current instanceof HTMLAnchorElement && current.href === href
    const was = at ?? (isClicked ? Number(place) : topOf(current))
    list.scrollTop += topOf(current) - was
    const { top: start, bottom } = current.getBoundingClientRect()
    const isKept = at !== undefined && Math.abs(start - at) < 2
    if (!isKept && (start < box.top + 32 || bottom > box.bottom - 48))
      list.scrollTop += start - box.top - box.height / 3
  }
  const note = () => {
    try {
      history.replaceState({ ...state(), listed: [list.scrollTop, current ? topOf(current) : 0] }, '')
    } catch {
      // Not remembered.
    }
  }
  let clicked: HTMLAnchorElement | null = null
  list.addEventListener('click', ({ target }) => (clicked = around(target)))
  // When a page is left to be loaded again, it is too late to note anything.
  for (const moved of ['scrollend', 'toggle']) list.addEventListener(moved, note, true)
  addEventListener('pagehide', () => {
    // A list that was replaced by that of another version has nothing to say.
    if (!list.isConnected) return
    const entry = clicked?.isConnected ? ` ${topOf(clicked)} ${clicked.href}` : ''
    remember(scrollKey, list.scrollTop + entry, 'sessionStorage')
    note()
  })
}

function topOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top)
}
