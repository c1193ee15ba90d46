/** The elements of the search dialog. */
import { closeButton, drawing, make, one } from '../dom.ts'
import { say } from '../say.ts'

export interface SearchDialog {
  readonly dialog: HTMLDialogElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  /** What stands above the list, or in its place. */
  readonly note: HTMLElement
  /** What is said of the results to who does not see them. */
  readonly status: HTMLElement
}

/** A dialog with a combobox and its list box, not yet in the document. */
export function searchDialog(): SearchDialog {
  const input = make('input', {
    type: 'search',
    role: 'combobox',
    placeholder: one('.search-prompt')?.textContent || say('Search'),
    'aria-label': say('Search'),
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-controls': 'search-results',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '200',
  })
  const list = make('div', {
    class: 'search-results',
    id: 'search-results',
    role: 'listbox',
    'aria-label': say('Results'),
  })
  const note = make('p', { class: 'search-note' })
  const status = make('p', { class: 'visually-hidden', role: 'status' })
  const close = closeButton(say('Close search'))
  const field = make(
    'div',
    { class: 'search-field' },
    drawing('M11 4.500a6.500 6.500 0 1 0 .01 0', 'm16 16 4.500 4.500'),
    input,
    close,
  )
  const dialog = make('dialog', { class: 'search', 'aria-label': say('Search') }, field, note, list, status, keys())
  close.addEventListener('click', () => dialog.close())
  return { dialog, input, list, note, status }
}

function keys(): HTMLElement {
  const key = (name: string, use: string) => make('span', {}, make('kbd', {}, name), use)
  return make(
    'div',
    { class: 'search-keys', 'aria-hidden': 'true' },
    key('↑↓', say('to navigate')),
    key('↵', say('to open')),
    key('Esc', say('to close')),
  )
}
