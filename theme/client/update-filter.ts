/** A changelog by tags: `?tags=api,web` shows the entries that carry all of them. Without scripts all are shown. */
import { all, make, target } from './dom.ts'
import { say } from './say.ts'
import { whenNamed } from './when-named.ts'

/** Puts a row of buttons before the first entry of a page whose entries have tags. */
export function filterUpdates(): void {
  const entries = all('.update').map((element) => ({ element, tags: tagsOf(element) }))
  const tags = [...new Set(entries.flatMap((entry) => entry.tags))]
  const first = entries[0]?.element
  if (!first || tags.length === 0 || entries.length < 2) return
  let chosen = new Set(wanted().filter((tag) => tags.includes(tag)))
  const count = make('span', { class: 'update-count', role: 'status' })
  const buttons = tags.map((tag) => {
    const button = make('button', { class: 'update-choice', type: 'button' }, tag)
    button.addEventListener('click', () => {
      if (!chosen.delete(tag)) chosen.add(tag)
      show()
      remember(chosen)
    })
    return { tag, button }
  })
  const show = () => {
    const shown = entries.filter((entry) => [...chosen].every((tag) => entry.tags.includes(tag)))
    for (const { element } of entries)
      reveal(
        element,
        shown.some((each) => each.element === element),
      )
    for (const { tag, button } of buttons) button.setAttribute('aria-pressed', String(chosen.has(tag)))
    count.textContent =
      chosen.size > 0 ? say('{} of {}', String(shown.length)).replace('{}', String(entries.length)) : ''
  }
  // An entry that the address names is never hidden.
  const followAddress = () => {
    const named = target()?.closest('.update')
    if (!named?.hasAttribute('hidden')) return
    chosen = new Set()
    show()
    target()?.scrollIntoView()
  }
  const bar = make('div', { class: 'update-filter', role: 'group', 'aria-label': say('Show entries with') })
  bar.append(...buttons.map(({ button }) => button), count)
  first.before(bar)
  show()
  whenNamed(followAddress)
}

function tagsOf(update: Element): readonly string[] {
  return [...update.querySelectorAll(':scope > .update-head > .update-tags > .update-tag')].map(
    (tag) => tag.textContent?.trim() ?? '',
  )
}

/** The entry, and its lines in the contents. */
function reveal(update: HTMLElement, isShown: boolean): void {
  update.hidden = !isShown
  const ids = new Set([...update.querySelectorAll('[id]')].map(({ id }) => `#${encodeURIComponent(id)}`))
  for (const link of all<HTMLAnchorElement>('.toc a')) {
    const line = ids.has(link.getAttribute('href') ?? '') ? link.closest('li') : null
    if (line) line.hidden = !isShown
  }
}

function wanted(): readonly string[] {
  return (new URLSearchParams(location.search).get('tags') ?? '').split(',').map((tag) => tag.trim())
}

function remember(chosen: ReadonlySet<string>): void {
  const query = new URLSearchParams(location.search)
  if (chosen.size > 0) query.set('tags', [...chosen].join(','))
  else query.delete('tags')
  const text = query.toString()
  try {
    history.replaceState(history.state, '', location.pathname + (text && `?${text}`) + location.hash)
  } catch {
    // Pages on disk may not change their address.
  }
}
