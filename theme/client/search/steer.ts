/** The keys of the combobox: the focus stays in the field, the chosen option moves. */

export interface Steered {
  readonly list: HTMLElement
  readonly input: HTMLInputElement
  /** Called when the field was emptied. */
  readonly clear: () => void
}

/**
 * Arrows move through the options; Enter opens, with Ctrl or Command in a tab of its own. Escape empties the field, and
 * closes the dialog when it is empty. All other keys, Home and End among them, belong to the field; and all of them do
 * while an input method composes a word.
 */
export function steer(event: KeyboardEvent, { list, input, clear }: Steered): void {
  if (event.isComposing) return
  const options = optionsOf(list)
  const at = options.findIndex((option) => option.ariaSelected === 'true')
  const chosen = options[at]
  if (event.key === 'Enter') {
    event.preventDefault()
    if (!event.ctrlKey && !event.metaKey) chosen?.click()
    else if (chosen) window.open(chosen.href, '_blank', 'noopener')
  } else if (event.key === 'Escape' && input.value !== '') {
    event.preventDefault()
    input.value = ''
    clear()
  } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    // From nowhere, up leads to the last.
    select(list, input, (Math.max(at, step > 0 ? -1 : 0) + step + options.length) % options.length)
  }
}

export function optionsOf(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll('a')]
}

/** Makes an option the chosen one, and brings it into view; -1: none is. */
export function select(list: HTMLElement, input: HTMLInputElement, index: number): void {
  const options = optionsOf(list)
  for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === index))
  const chosen = options[index]
  if (!chosen) list.scrollTop = 0
  if (!chosen) return input.removeAttribute('aria-activedescendant')
  input.setAttribute('aria-activedescendant', chosen.id)
  if (index === 0) list.scrollTop = 0
  else chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
