/** Smooth scrolling for links inside the page, and for nothing else: a page opened at a heading starts there. */
import { around, root } from './dom.ts'

/**
 * Marks the document while such a link is followed. `html:focus-within` would need no script, but Chromium takes the focus
 * from the link before it scrolls.
 */
export function glideInside(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('click', (event) => {
    const link = around(event.target)
    if (!link?.hash || event.defaultPrevented || !isHere(link)) return
    root.classList.add('gliding')
    clearTimeout(timer)
    // The scroll has begun by then and keeps its manner.
    timer = setTimeout(() => root.classList.remove('gliding'), 300)
  })
}

/** Whether a link leads to a place in this document, or to all of it. */
export function isHere({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && search === location.search
}
