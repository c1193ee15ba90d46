/** The list of pages: its scroll survives a change of page, the current entry is in sight, the drawer keeps the focus. */
import { all, one } from './dom.ts'
import { isAhead } from './stored.ts'

const scrollKey = 'flatleaf-sidebar'

/** Scrolls the list to where it was, and further only if the current page is out of sight. */
export function keepScroll(): void {
  const list = one('.sidebar-scroll')
  if (!list) return
  // Whoever comes back finds the list as it was on this page; whoever goes on, as it was on the last one.
  const own = `${scrollKey} ${location.pathname}`
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = Number((visit?.type === 'back_forward' && read(own)) || read(scrollKey))
  if (kept > 0) list.scrollTop = kept
  const current = list.querySelector<HTMLElement>('[aria-current="page"]')
  if (current) {
    const [box, entry] = [list.getBoundingClientRect(), current.getBoundingClientRect()]
    const outside = entry.top < box.top + 32 || entry.bottom > box.bottom - 48
    if (outside && box.height > 0) list.scrollTop += entry.top - box.top - box.height / 3
  }
  addEventListener('pagehide', () => {
    for (const key of [scrollKey, own]) write(key, String(list.scrollTop))
  })
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  if (isAhead()) return
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Not remembered.
  }
}

/** A title that is cut off shows whole when it is pointed at. */
export function nameCutTitles(): void {
  one('.sidebar')?.addEventListener('pointerover', (event) => {
    const text = event.target instanceof Element ? event.target.closest<HTMLElement>('.nav-text') : null
    if (text && !text.title && text.scrollWidth > text.clientWidth) text.title = text.textContent ?? ''
  })
}

/**
 * The drawer is a popover. While it is open as one it is a dialog, and what lies behind it cannot be reached; when the
 * window grows wide the drawer closes, since the list then stands beside the text.
 */
export function guardDrawer(): void {
  const drawer = one('#sidebar.sidebar')
  if (!drawer || typeof drawer.hidePopover !== 'function') return
  const behind = all('.skip, .top, .column')
  drawer.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open'
    for (const element of behind) element.inert = open
    if (open) {
      drawer.setAttribute('role', 'dialog')
      drawer.setAttribute('aria-modal', 'true')
      drawer.setAttribute('aria-label', 'Menu')
      drawer.querySelector<HTMLElement>('.drawer-head button')?.focus()
      drawer.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    } else {
      for (const name of ['role', 'aria-modal', 'aria-label']) drawer.removeAttribute(name)
      one('.menu-button')?.focus()
    }
  })
  matchMedia('(min-width: 64rem)').addEventListener('change', ({ matches }) => {
    if (matches && drawer.matches(':popover-open')) drawer.hidePopover()
  })
}

/** Menus close when something else is clicked, on Escape, and when the focus leaves them. */
export function closeMenus(): void {
  const menus = all<HTMLDetailsElement>('details[data-menu]')
  const closeOthers = (inside: EventTarget | null) => {
    for (const menu of menus) if (menu.open && !(inside instanceof Node && menu.contains(inside))) menu.open = false
  }
  addEventListener('pointerdown', (event) => closeOthers(event.target))
  addEventListener('focusin', (event) => closeOthers(event.target))
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = menus.find((menu) => menu.open)
    if (!open) return
    open.open = false
    open.querySelector('summary')?.focus()
  })
}

/** The banner can be put away; its id is remembered, so a new text shows again. */
export function dismissBanner(seen: (id: string) => void, button: () => HTMLButtonElement): void {
  const banner = one('[data-banner]')
  const id = banner?.dataset['banner']
  if (!banner || !id) return
  const close = button()
  close.addEventListener('click', () => {
    seen(id)
    banner.remove()
  })
  banner.append(close)
}
