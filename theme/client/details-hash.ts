/** Disclosures and the address: a link into a closed one opens it, and opening one puts it into the address. */
import { all, around, target } from './dom.ts'
import { whenNamed } from './when-named.ts'

/** Opens everything that is folded around the element the address names, then goes there. */
export function openTarget(): void {
  whenNamed(() => {
    const element = target()
    if (!element) return
    let closed = false
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (each instanceof HTMLDetailsElement && !each.open) closed = each.open = true
    }
    if (closed) element.scrollIntoView()
  })
}

/** Whoever opens a disclosure can copy its address; going back is not made longer by it. */
export function nameOpened(): void {
  for (const details of all<HTMLDetailsElement>('.prose details[id]')) {
    details.querySelector(':scope > summary')?.addEventListener('click', (event) => {
      // What stands in the title may have a use of its own.
      if (around(event.target, 'a, button')) return
      // The click has not been carried out yet.
      const opens = !details.open
      const own = `#${encodeURIComponent(details.id)}`
      if (opens) replaceHash(own)
      else if (target() === details) replaceHash('')
    })
  }
}

/** A tab that stands for what is described elsewhere on the page opens it there too: the status of an answer. */
export function openDescribed(): void {
  document.addEventListener('click', (event) => {
    const id = around(event.target, '.tab')?.querySelector<HTMLElement>('[data-opens]')?.dataset['opens']
    const described = id === undefined ? undefined : document.getElementById(id)
    if (described instanceof HTMLDetailsElement) described.open = true
  })
}

function replaceHash(hash: string): void {
  try {
    history.replaceState(history.state, '', hash || location.pathname + location.search)
  } catch {
    // Pages on disk may not change their address.
  }
}
