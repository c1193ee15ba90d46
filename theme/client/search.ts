/**
 * Search: a dialog with a combobox. Loaded when the reader first reaches for it; site.ts opens it through
 * `window.flatleafSearch`. Results come as you type, from an index that is loaded in pieces.
 */
import { drawing, make, one, root } from './dom.ts'
import { groups } from './search-groups.ts'
import type { SearchIndex } from './search-index.ts'
import { loadIndex } from './search-index.ts'
import { resultList } from './search-view.ts'

/** Builds the dialog and gives back what opens it. */
function createSearch(): { readonly open: () => void } {
  const base = root.dataset['base'] ?? '/'
  const input = make('input', {
    type: 'search',
    role: 'combobox',
    placeholder: prompt(),
    'aria-label': 'Search',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'search-results',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: '200',
  })
  const list = make('div', { class: 'search-results', id: 'search-results', role: 'listbox', 'aria-label': 'Results' })
  const note = make('p', { class: 'search-note', role: 'status' })
  const close = make(
    'button',
    { class: 'button-icon', type: 'button', 'aria-label': 'Close search' },
    drawing('m6 6 12 12M18 6 6 18'),
  )
  const field = make(
    'div',
    { class: 'search-field' },
    drawing('M11 4.500a6.500 6.500 0 1 0 .01 0', 'm16 16 4.500 4.500'),
    input,
    close,
  )
  const dialog = make('dialog', { class: 'search', 'aria-label': 'Search' }, field, list, note, keys())
  one('body')?.append(dialog)

  let index: SearchIndex | undefined
  let failed = false
  const show = () => {
    const query = input.value.trim()
    const found = query && index ? groups(index.search(query), index.pages) : []
    list.replaceChildren(...resultList(found, base))
    note.textContent = noteOf({ query, ready: index !== undefined, failed, count: found.length })
    note.hidden = note.textContent === ''
    input.setAttribute('aria-expanded', String(found.length > 0))
    select(list, input, 0)
  }
  loadIndex(root.dataset['search'] ?? '', base, show).then(
    (loaded) => {
      index = loaded
      show()
    },
    () => {
      failed = true
      show()
    },
  )

  input.addEventListener('input', show)
  input.addEventListener('keydown', (event) => steer(event, list, input))
  list.addEventListener('pointermove', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    const options = [...list.querySelectorAll('a')]
    if (link && link.getAttribute('aria-selected') !== 'true') select(list, input, options.indexOf(link))
  })
  // The results of another page: the dialog is in the way. A hit on this page only moves it.
  list.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && dialog.close())
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  show()
  return {
    open: () => {
      if (!dialog.open) dialog.showModal()
      input.select()
    },
  }
}

function prompt(): string {
  return one('.search-prompt')?.textContent || 'Search'
}

/** What stands in place of results. */
function noteOf(state: { query: string; ready: boolean; failed: boolean; count: number }): string {
  if (state.failed) return 'The search index could not be loaded.'
  if (state.query === '') return 'Search page titles, headings and text.'
  if (!state.ready) return 'Loading…'
  return state.count === 0 ? `No results for “${state.query}”.` : ''
}

function keys(): HTMLElement {
  const key = (name: string, use: string) => make('span', {}, make('kbd', {}, name), use)
  return make(
    'div',
    { class: 'search-keys', 'aria-hidden': 'true' },
    key('↑↓', 'to navigate'),
    key('↵', 'to open'),
    key('Esc', 'to close'),
  )
}

/** Arrows move through the options while the focus stays in the field; Enter opens, with Ctrl or Command beside. */
function steer(event: KeyboardEvent, list: HTMLElement, input: HTMLInputElement): void {
  if (event.isComposing) return
  const options = [...list.querySelectorAll('a')]
  const at = options.findIndex((option) => option.getAttribute('aria-selected') === 'true')
  if (event.key === 'Enter') {
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) window.open(options[at]?.href, '_blank', 'noopener')
    else options[at]?.click()
    return
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || options.length === 0) return
  event.preventDefault()
  select(list, input, (at + step + options.length) % options.length)
}

function select(list: HTMLElement, input: HTMLInputElement, index: number): void {
  const options = [...list.querySelectorAll('a')]
  for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === index))
  const chosen = options[index]
  if (!chosen) return input.removeAttribute('aria-activedescendant')
  input.setAttribute('aria-activedescendant', chosen.id)
  if (index === 0) list.scrollTop = 0
  else chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

;(window as { flatleafSearch?: { readonly open: () => void } }).flatleafSearch = createSearch()
