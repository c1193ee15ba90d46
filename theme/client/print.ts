/** On paper nothing can be opened: what is folded is open while the page prints. */
import { all } from './dom.ts'

/** Opens what is folded in the text before printing and folds it again afterwards. */
export function unfoldForPrint(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = all<HTMLDetailsElement>('#content details:not([open])')
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}
