/** The list of pages as a drawer, and the menus. */
import { all, around, isBeside, one } from './dom.ts'
import { isHere } from './glide.ts'
import { closeWhenWide } from './popover.ts'
import { say } from './say.ts'

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
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': say('Menu') }
  drawer.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return
    for (const element of behind) element.inert = true
    for (const [name, value] of Object.entries(attributes)) drawer.setAttribute(name, value)
    drawer.querySelector<HTMLElement>('.drawer-head button')?.focus()
    drawer.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  // Before it is closed: what closes it may put the focus somewhere itself, and later that must not be undone.
  drawer.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') return
    for (const element of behind) element.inert = false
    for (const name of Object.keys(attributes)) drawer.removeAttribute(name)
    one('.menu-button')?.focus()
  })
  // No other page comes and takes it away.
  drawer.addEventListener('click', (event) => {
    const link = around(event.target)
    if (link?.href.includes('#') && isHere(link) && !isBeside(event)) drawer.hidePopover()
  })
  closeWhenWide(drawer, '64rem')
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
    // A drawer around it stays.
    event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  })
}
