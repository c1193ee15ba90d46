/**
 * Search: a dialog with a combobox, after the pattern of the ARIA Authoring Practices. Loaded when the reader first
 * reaches for it; open.ts opens it through `window.flatleafSearch`. Results come as you type: from what all pages
 * are called at once, from what they say as soon as that part of the index is there.
 */
import { around, isBeside, one, root } from '../dom.ts'
import { dataLoader } from '../load-data.ts'
import { say } from '../say.ts'
import { searchDialog } from './dialog.ts'
import type { SearchEngine } from './engine.ts'
import { openEngine } from './engine.ts'
import type { HitGroup } from './groups.ts'
import { groupOf, shownPages } from './groups.ts'
import type { PageHit } from './rank.ts'
import { sayResults } from './say-results.ts'
import { optionsOf, select, steer } from './steer.ts'
import { startOptions } from './starts.ts'
import { resultList } from './view.ts'

/** Milliseconds without a key before files are asked for, and before the number of results is said. */
const [pause, sayPause] = [100, 500]

type State = 'new' | 'loading' | 'failed' | 'ready'
/** Of the files that the query needs. */
type Parts = 'loading' | 'failed' | 'ready'

/** Builds the dialog and gives back what opens it. */
function createSearch(): { readonly open: (typed: string) => void } {
  const base = root.dataset['base'] ?? '/'
  const { dialog, input, list, note, status } = searchDialog()
  one('body')?.append(dialog)

  let engine: SearchEngine | undefined
  let state: State = 'new'
  let parts: Parts = 'ready'
  /** Numbers of the pages in the list. */
  let shown: readonly number[] = []
  const [whenStill, whenSeen] = [afterPause(pause), afterPause(sayPause)]

  const starts = startOptions()
  let atStart = false

  /**
   * Draws what is known; where that is nothing, what one may start at. The option that the reader has moved to stays the
   * chosen one; else it is the best.
   */
  const show = (isNew: boolean) => {
    const query = input.value.trim()
    const isMoved = (each: Element, at: number) => (at > 0 || atStart) && each.ariaSelected === 'true'
    const moved = isNew ? undefined : optionsOf(list).find(isMoved)?.href
    const hits = engine && query !== '' ? engine.find(query).slice(0, shownPages) : []
    const isEnd = state === 'failed' || (state === 'ready' && parts !== 'loading')
    atStart = hits.length === 0 && (query === '' || isEnd)
    const found = hits.map((hit) => groupIn(engine!, hit))
    list.replaceChildren(...(atStart ? starts : resultList(found, base)))
    const options = optionsOf(list)
    note.textContent =
      query === '' && state !== 'failed' && options.length > 0 ? '' : noteOf(query, hits.length, { state, parts })
    note.hidden = note.textContent === ''
    input.setAttribute('aria-expanded', String(options.length > 0))
    const chosen = moved === undefined ? -1 : options.findIndex(({ href }) => href === moved)
    select(list, input, Math.max(atStart ? -1 : 0, chosen))
    whenSeen(() => (status.textContent = query === '' ? '' : sentence(note.textContent, options.length)))
    shown = hits.map(({ page }) => page)
  }

  /** Loads what the query needs; each time more is there, it is drawn anew, if it is still asked. */
  const complete = async (query: string) => {
    if (!engine) return state === 'failed' ? load() : undefined
    const isAsked = () => input.value.trim() === query
    const hasWords = (await engine.loadWords(query)) ?? true
    if (!isAsked()) return
    parts = hasWords ? 'ready' : 'failed'
    show(false)
    const hasTexts = await engine.loadTexts(shown)
    if (hasTexts === undefined || !isAsked()) return
    if (!hasTexts) parts = 'failed'
    show(false)
  }
  const changed = () => {
    const query = input.value.trim()
    parts = query === '' ? 'ready' : 'loading'
    show(true)
    whenStill(() => query !== '' && complete(query))
  }
  const load = async () => {
    state = 'loading'
    show(false)
    try {
      engine = await openEngine(root.dataset['search'] ?? '', dataLoader('flatleafIndex'))
      state = 'ready'
    } catch {
      state = 'failed'
    }
    if (state === 'ready') changed()
    else show(false)
  }

  input.addEventListener('input', changed)
  input.addEventListener('keydown', (event) => steer(event, { list, input, clear: changed }))
  list.addEventListener('pointermove', ({ target }) => {
    const link = around(target)
    if (link && link.ariaSelected !== 'true') select(list, input, optionsOf(list).indexOf(link))
  })
  // The results of another page: the dialog is in the way. A hit on this page only moves it.
  list.addEventListener('click', (event) => around(event.target) && !isBeside(event) && dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  return {
    open: (typed) => {
      // The drawer would close by itself, but then the focus could not go back.
      one('#sidebar[role="dialog"]')?.hidePopover()
      if (!dialog.open) dialog.showModal()
      if (typed === '') input.select()
      else input.value = typed
      if (state === 'new' || state === 'failed') void load()
      else if (typed !== '') changed()
      else show(false)
    },
  }
}

/** Does the last thing that it was given once it has been given nothing else for a while. */
function afterPause(milliseconds: number): (act: () => unknown) => void {
  let timer = 0
  return (act) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, milliseconds)
  }
}

/** A hit with all that is known of its page so far. */
function groupIn({ pages, trailOf, textOf }: SearchEngine, hit: PageHit): HitGroup {
  const record = pages[hit.page]!
  return groupOf(hit, { record, trail: trailOf(record), text: textOf(hit.page) })
}

/** What is to be known about the results. */
function noteOf(
  query: string,
  count: number,
  { state, parts }: { readonly state: State; readonly parts: Parts },
): string {
  if (state === 'failed') return say('The search index could not be loaded. Type on to try again.')
  if (query === '') return say('Search page titles, headings and text.')
  if (state !== 'ready') return say('Loading…')
  if (parts === 'failed')
    return say('A part of the search could not be loaded, so more may be found. Type on to try again.')
  if (count > 0) return ''
  return parts === 'loading' ? say('Searching…') : say('No results for “{}”. Try fewer words, or other ones.', query)
}

function sentence(note: string, count: number): string {
  return note || sayResults(count)
}

Object.assign(window, { flatleafSearch: createSearch() })
