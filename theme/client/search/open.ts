/** Opens search. The search itself is a script of its own that is loaded when the reader first reaches for it. */
import { all, make, one } from '../dom.ts'

/** What the search script leaves behind for this one. */
export interface SearchWindow {
  flatleafSearch?: { readonly open: () => void }
}

/** `asset:` names are replaced by the hashed file name when the theme is bundled. */
const [script, sheet] = ['asset:search.js', 'asset:search.css']

/** Ties the buttons, `/` and Ctrl or Command with K to search. */
export function offerSearch(): void {
  const own = one<HTMLScriptElement>('script[src*="_flatleaf/site."]')?.src
  if (!own) return
  let wanted = false
  let asked = false
  let isDressed = false
  const start = () => {
    const search = (window as SearchWindow).flatleafSearch
    if (wanted && isDressed && search && typeof search.open === 'function') search.open()
  }
  const load = () => {
    if (asked) return
    asked = true
    const element = make('script', { src: new URL(script, own).href })
    element.addEventListener('load', start)
    element.addEventListener('error', () => (asked = false))
    const style = make('link', { rel: 'stylesheet', href: new URL(sheet, own).href })
    // A dialog without its styles would flash; one whose styles cannot be had is better than none.
    for (const end of ['load', 'error'])
      style.addEventListener(end, () => {
        isDressed = true
        start()
      })
    one('head')?.append(style, element)
  }
  const open = () => {
    wanted = true
    load()
    start()
  }
  for (const button of all('[data-search-open]')) {
    button.addEventListener('click', open)
    button.addEventListener('pointerenter', load)
    button.addEventListener('focus', load)
  }
  addEventListener('keydown', (event) => {
    const shortcut = event.key === '/' ? !isTyping(event.target) && plain(event) : isK(event)
    if (!shortcut || event.isComposing) return
    event.preventDefault()
    open()
  })
}

function plain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey
}

function isK(event: KeyboardEvent): boolean {
  // The browser's own filling in sends keys without a name.
  return /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
}

function isTyping(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName))
  )
}
