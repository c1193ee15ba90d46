/** Opens search. The search itself is a script of its own that is loaded when the reader first reaches for it. */
import { all, closeButton, make, one } from '../dom.ts'

/** What the search script leaves behind for this one. */
export interface SearchWindow {
  /** `typed`: what was typed while the script was on its way. */
  flatleafSearch?: { readonly open: (typed: string) => void }
}

/** `asset:` names are replaced by the hashed file name when the theme is bundled. */
const [script, sheet] = ['asset:search.js', 'asset:search.css']

/** Ties the buttons, `/` and Ctrl or Command with K to search. */
export function offerSearch(): void {
  const own = one<HTMLScriptElement>('script[src*="_flatleaf/site."]')?.src
  if (!own) return
  /** What was typed since the reader asked for search, until it is there. */
  let typed: string | undefined
  const open = () => {
    typed ??= ''
    one('.search-failed')?.remove()
    load()
  }
  const load = searchLoader(own, (search) => {
    if (typed === undefined) return
    const text = typed
    typed = undefined
    if (search) search.open(text)
    else sayFailed()
  })
  for (const button of all('[data-search-open]')) {
    button.addEventListener('click', open)
    button.addEventListener('pointerenter', load)
    button.addEventListener('focus', load)
  }
  addEventListener('keydown', (event) => {
    const { key } = event
    if (!key || event.isComposing) return
    const isText = !isTyping(event.target) && plain(event)
    const edited = isText && typed !== undefined ? afterKey(typed, key) : typed
    if (edited !== typed || (key === 'Escape' && edited !== undefined)) typed = key === 'Escape' ? undefined : edited
    else if ((key === '/' && isText) || isK(event)) open()
    else return
    event.preventDefault()
  })
}

/** Loads script and styles once, and hands over the search each time it is asked for; nothing where the script failed. */
function searchLoader(own: string, then: (search?: SearchWindow['flatleafSearch']) => void): () => void {
  const style = make('link', { rel: 'stylesheet', href: new URL(sheet, own).href })
  let [isLoading, isDressed] = [false, false]
  const ready = () => {
    const search = (window as SearchWindow).flatleafSearch
    const isThere = typeof search?.open === 'function'
    if (isThere && isDressed) then(search)
    return isThere
  }
  // A dialog without its styles would flash; one whose styles cannot be had is better than none.
  for (const end of ['load', 'error'])
    style.addEventListener(end, () => {
      isDressed = true
      ready()
    })
  return () => {
    if (ready() || isLoading) return
    isLoading = true
    const element = make('script', { src: new URL(script, own).href })
    element.addEventListener('load', ready)
    element.addEventListener('error', () => {
      isLoading = false
      element.remove()
      then()
    })
    one('head')?.append(...(style.isConnected ? [] : [style]), element)
  }
}

/** A dialog in the place of the one that cannot be had. */
function sayFailed(): void {
  const text = 'The search could not be loaded.'
  const close = closeButton('Close')
  const field = make('div', { class: 'search-field' }, make('p', { class: 'search-note' }, text), close)
  const dialog = make('dialog', { class: 'search search-failed', 'aria-label': text }, field)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  one('body')?.append(dialog)
  dialog.showModal()
}

/** The text after a key that writes or takes back. */
function afterKey(text: string, key: string): string {
  return key === 'Backspace' ? text.slice(0, -1) : /^.$/u.test(key) ? text + key : text
}

function plain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey
}

function isK(event: KeyboardEvent): boolean {
  return /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
}

function isTyping(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName))
  )
}
