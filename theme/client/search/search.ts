/**
 * Search: a dialog with a combobox, after the pattern of the ARIA Authoring Practices. Loaded when the reader first
 * reaches for it; open.ts opens it through `window.flatleafSearch`. Results come as you type: from what all pages
 * are called at once, from what they say as soon as that part of the index is there.
 */
import { one, root } from '../dom.ts'
import { dataLoader } from '../load-data.ts'
import { searchDialog } from './dialog.ts'
import type { SearchEngine } from './engine.ts'
import { openEngine } from './engine.ts'
import { groupOf, shownPages } from './groups.ts'
import { optionsOf, select, steer } from './steer.ts'
import { resultList } from './view.ts'

/** Milliseconds without a key before files are asked for, and before the number of results is said. */
const [pause, sayPause] = [100, 500]

/** Builds the dialog and gives back what opens it. */
function createSearch(): { readonly open: () => void } {
  const base = root.dataset['base'] ?? '/'
  const parts = searchDialog()
  const { dialog, input, list, note, status } = parts
  one('body')?.append(dialog)

  let engine: SearchEngine | undefined
  let state: 'new' | 'loading' | 'failed' | 'ready' = 'new'
  /** Numbers of the pages in the list. */
  let shown: readonly number[] = []
  let timer = 0
  let sayTimer = 0

  /** Draws what is known; the option that the reader has moved to stays the chosen one. */
  const show = (isNew: boolean) => {
    const query = input.value.trim()
    const chosen = isNew ? undefined : optionsOf(list).find((option) => option.ariaSelected === 'true')?.href
    const hits = engine && query !== '' ? engine.find(query).slice(0, shownPages) : []
    const found = hits.map((hit) => {
      const record = engine!.pages[hit.page]!
      return groupOf(hit, { record, trail: engine!.trailOf(record), text: engine!.textOf(hit.page) })
    })
    list.replaceChildren(...resultList(found, base))
    const count = optionsOf(list).length
    note.textContent = noteOf(query, state, count)
    note.hidden = note.textContent === ''
    input.setAttribute('aria-expanded', String(count > 0))
    select(
      list,
      input,
      Math.max(
        0,
        optionsOf(list).findIndex(({ href }) => href === chosen),
      ),
    )
    clearTimeout(sayTimer)
    sayTimer = window.setTimeout(
      () => (status.textContent = query === '' ? '' : sentence(note.textContent, count)),
      sayPause,
    )
    shown = hits.map(({ page }) => page)
  }

  /** Loads what the query needs; each time more is there, it is drawn anew, if it is still asked. */
  const complete = async (query: string) => {
    const isAsked = () => input.value.trim() === query
    const words = engine?.loadWords(query)
    await words
    if (!isAsked()) return
    if (words) show(false)
    const texts = engine?.loadTexts(shown)
    await texts
    if (texts && isAsked()) show(false)
  }
  const changed = () => {
    show(true)
    clearTimeout(timer)
    const query = input.value.trim()
    if (engine && query !== '') timer = window.setTimeout(() => void complete(query), pause)
  }
  const load = async () => {
    state = 'loading'
    try {
      engine = await openEngine(root.dataset['search'] ?? '', dataLoader('flatleafIndex'))
      state = 'ready'
    } catch {
      state = 'failed'
    }
    changed()
  }

  input.addEventListener('input', changed)
  input.addEventListener('keydown', (event) => steer(event, { list, input, clear: changed }))
  list.addEventListener('pointermove', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.ariaSelected !== 'true') select(list, input, optionsOf(list).indexOf(link))
  })
  // The results of another page: the dialog is in the way. A hit on this page only moves it.
  list.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  return {
    open: () => {
      if (!dialog.open) dialog.showModal()
      input.select()
      if (state === 'new' || state === 'failed') void load()
      show(false)
    },
  }
}

/** What stands in place of results. */
function noteOf(query: string, state: 'new' | 'loading' | 'failed' | 'ready', count: number): string {
  if (state === 'failed') return 'The search index could not be loaded.'
  if (query === '') return 'Search page titles, headings and text.'
  if (state !== 'ready') return 'Loading…'
  return count === 0 ? `No results for “${query}”.` : ''
}

function sentence(note: string, count: number): string {
  return note || (count === 1 ? '1 result' : `${count} results`)
}

Object.assign(window, { flatleafSearch: createSearch() })
