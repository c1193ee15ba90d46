/** Opens search. The search itself is a script of its own that is loaded when the reader first reaches for it. */
import { all, around, closeButton, make, one } from '../dom.ts'
import { say } from '../say.ts'

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
  let [dressed, loaded]: readonly (Promise<boolean> | undefined)[] = []
  /** Whether the script and the styles are there. What did not come is asked for again the next time. */
  const load = async () => {
    const styles = (dressed ??= added(make('link', { rel: 'stylesheet', href: new URL(sheet, own).href })))
    const code = (loaded ??= added(make('script', { src: new URL(script, own).href })))
    const [isThere, isDressed] = await Promise.all([code, styles])
    if (!isThere && loaded === code) loaded = undefined
    if (!isDressed && dressed === styles) dressed = undefined
    return { isThere, isDressed }
  }
  const open = async () => {
    typed ??= ''
    one('.search-failed')?.remove()
    // Again once: what failed may have been asked for before the reader was back on a network.
    let came = await load()
    if (!came.isThere || !came.isDressed) came = await load()
    const text = typed
    typed = undefined
    if (text === undefined) return
    // A dialog without its styles would flash; one whose styles cannot be had is better than none.
    if (came.isThere) (window as SearchWindow).flatleafSearch?.open(text)
    else sayFailed()
  }
  for (const button of all('[data-search-open]')) {
    button.addEventListener('click', open)
    button.addEventListener('pointerenter', load)
    button.addEventListener('focus', load)
  }
  addEventListener('keydown', (event) => {
    const { key } = event
    // The browser's own filling in sends keys without a name.
    if (!key || event.isComposing) return
    const isText = !around(event.target, ':read-write, select') && !event.ctrlKey && !event.metaKey && !event.altKey
    if (typed !== undefined && isText && /^(?:.|Backspace|Escape)$/u.test(key))
      typed = key === 'Escape' ? undefined : key === 'Backspace' ? typed.slice(0, -1) : typed + key
    else if ((isText && key === '/') || isK(event)) void open()
    else return
    event.preventDefault()
  })
}

/** Adds an element that loads something, and gives whether it came. */
function added(element: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(true))
    element.addEventListener('error', () => {
      element.remove()
      resolve(false)
    })
    one('head')?.append(element)
  })
}

/** A dialog in the place of the one that cannot be had. */
function sayFailed(): void {
  const text = say('The search could not be loaded.')
  const close = closeButton(say('Close'))
  const field = make('div', { class: 'search-field' }, make('p', { class: 'search-note' }, text), close)
  const dialog = make('dialog', { class: 'search search-failed', 'aria-label': text }, field)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  one('body')?.append(dialog)
  dialog.showModal()
}

function isK(event: KeyboardEvent): boolean {
  return /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
}
