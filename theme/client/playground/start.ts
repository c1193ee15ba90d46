/**
 * Opens the playground: on pages that have one. The form itself is a script of its own, loaded when the reader first
 * reaches for it, as what it asks for is. `?playground=open` opens it with the page. Each language has an entry of its own in
 * `start/`: it alone knows the file of its words, so that a site has those files only of its languages.
 */
import type { RequestForm } from '../../../src/model/request-form.ts'
import type { FormLoadWords } from '../../../src/model/form-words.ts'
import { make, one } from '../dom.ts'

/** What the form's script leaves behind for this one. */
export interface PlaygroundWindow {
  flatleafPlayground?: (form: RequestForm, closed: () => void) => { readonly open: () => void }
}

/** `asset:` names are replaced by the hashed file name when the theme is bundled. */
const [script, sheet] = ['asset:playground-form.js', 'asset:playground.css']
const parameter = 'playground'

/** `spoken`: the file with the words of the page's language, where that is not English. */
export function offerPlayground(texts: FormLoadWords, spoken?: string): void {
  const button = one<HTMLButtonElement>('.api-try[data-request]')
  const own = one<HTMLScriptElement>('script[src*="_flatleaf/playground."]')?.src
  if (button && own) offer(button, { from: own, texts, spoken })
}

interface Parts {
  /** Where this script came from: the others lie beside it. */
  readonly from: string
  readonly texts: FormLoadWords
  readonly spoken: string | undefined
}

function offer(opener: HTMLButtonElement, { from, texts, spoken }: Parts): void {
  let [code, dressed, form, words]: readonly (Promise<unknown> | undefined)[] = []
  let made: { readonly open: () => void } | undefined
  const load = () => {
    dressed ??= added(make('link', { rel: 'stylesheet', href: new URL(sheet, from).href }))
    code ??= added(make('script', { src: new URL(script, from).href }))
    form ??= read(opener.dataset['request']!)
    // A form that speaks English is better than none.
    words ??= spoken === undefined ? undefined : added(make('script', { src: new URL(spoken, from).href }))
    return Promise.all([form, code, dressed.catch(() => undefined), words?.catch(() => undefined)])
  }
  const open = async () => {
    opener.setAttribute('aria-busy', 'true')
    try {
      const [found] = await load()
      made ??= (window as PlaygroundWindow).flatleafPlayground!(found as RequestForm, () => {
        mark(false)
        opener.focus()
      })
      one('.api-try-failed')?.remove()
      made.open()
      mark(true)
    } catch {
      code = form = undefined
      sayFailed(opener, texts)
    } finally {
      opener.removeAttribute('aria-busy')
    }
  }
  const ahead = () => void load().catch(() => undefined)
  opener.addEventListener('click', () => void open())
  if (location.protocol !== 'file:') opener.addEventListener('pointerenter', ahead)
  if (new URLSearchParams(location.search).get(parameter) === 'open') void open()
}

async function read(address: string): Promise<RequestForm> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return (await answer.json()) as RequestForm
}

/** The address says that the playground is open, so that it can be passed on; nothing of what is entered stands in it. */
function mark(isOpen: boolean): void {
  const url = new URL(location.href)
  if (isOpen) url.searchParams.set(parameter, 'open')
  else url.searchParams.delete(parameter)
  try {
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  } catch {
    // From disk no address can be changed.
  }
}

/** Adds an element that loads something. */
function added(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error('Cannot load'))
    })
    one('head')?.append(element)
  })
}

function sayFailed(opener: HTMLElement, { failed, fromDisk }: FormLoadWords): void {
  const text = location.protocol === 'file:' ? fromDisk : failed
  if (one('.api-try-failed')) return
  opener.closest('.api-endpoint')?.append(make('p', { class: 'api-try-failed', role: 'alert' }, text))
}
