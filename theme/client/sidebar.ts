/** The list of pages as a drawer, and the menus. */
import { all, around, one } from './dom.ts'

/** A title that is cut off shows whole when it is pointed at. */
export function nameCutTitles(): void {
  one('.sidebar')?.addEventListener('pointerover', ({ target }) => {
    const text = around<HTMLElement>(target, '.nav-text')
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
