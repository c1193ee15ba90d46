/** Panels that are closed but can be found: a search in the page, or a link into them, opens them. */
import { all, named, root } from './dom.ts'

const canBeFound = 'onbeforematch' in root

/** Shows or closes a panel. */
export function showPanel(panel: HTMLElement, isShown: boolean): void {
  // Without `until-found` a class does it: a rule for paper can undo that, but not `hidden`.
  if (canBeFound) {
    if (isShown) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  } else panel.classList.toggle('panel-closed', !isShown)
}

/** Whether something is within a closed panel. */
export function isClosed(element: Element): boolean {
  return element.closest('[hidden], .panel-closed') !== null
}

/** Calls back when the panel is to be opened because something inside of it was looked for. */
export function whenSought(panel: HTMLElement, open: () => void): void {
  panel.addEventListener('beforematch', (event) => {
    if (event.target === panel) open()
  })
}

/** Opens all closed panels around an element, outermost first; whether there were any. */
export function openAround(element: Element): boolean {
  const closed: Element[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.matches('[hidden], .panel-closed')) closed.unshift(each)
  }
  for (const each of closed) each.dispatchEvent(new Event('beforematch'))
  return closed.length > 0
}

/** The contents name only what can be seen. */
export function followPanels(): void {
  for (const link of all<HTMLAnchorElement>('.toc a')) {
    const heading = named(link.hash)
    const entry = link.closest('li')
    if (heading && entry) entry.hidden = isClosed(heading)
  }
}
