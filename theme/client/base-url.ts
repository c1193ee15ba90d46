/** The choice among the base URLs of an API. It holds for all pages that offer the same ones. */
import { all } from './dom.ts'
import { replaceAcross } from './replace-across.ts'
import { recall, remember } from './stored.ts'

/** Shows the choice and lets it decide the bar of the endpoint and the code samples. */
export function chooseBaseUrl(): void {
  for (const select of all<HTMLSelectElement>('select[data-base-url]')) offer(select)
}

function offer(select: HTMLSelectElement): void {
  const [first] = select.options
  const label = select.closest('label')
  const bar = select.closest('.api-endpoint')?.querySelector('.api-base')
  if (!first || !label) return
  const key = `flatleaf-base ${first.value}`
  const samples = all('.api-sample code').map(partsOf)
  const show = () => {
    const { value, dataset } = select.selectedOptions[0] ?? first
    if (bar) bar.textContent = value
    for (const sample of samples) rewrite(sample, first.dataset['base'] ?? '', dataset['base'] ?? '')
  }
  const stored = recall(key)
  // A URL that is no longer offered is forgotten.
  if ([...select.options].some(({ value }) => value === stored)) select.value = stored!
  select.addEventListener('change', () => {
    remember(key, select.value)
    show()
  })
  show()
  label.hidden = false
}

/** A piece of text and what it said when the page was loaded. */
interface Part {
  readonly node: Text
  readonly text: string
}

function partsOf(node: Node): Part[] {
  return [...node.childNodes].flatMap((child) =>
    child instanceof Text ? [{ node: child, text: child.data }] : partsOf(child),
  )
}

function rewrite(parts: readonly Part[], from: string, to: string): void {
  const texts = replaceAcross(
    parts.map(({ text }) => text),
    from,
    to,
  )
  for (const [index, { node }] of parts.entries()) if (node.data !== texts[index]) node.data = texts[index]!
}
