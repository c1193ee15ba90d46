/** What is folded on pages of API operations. */
import { all } from './dom.ts'
import { say } from './say.ts'

/** Buttons that open all of a section, and close it again. */
export function unfoldSections(): void {
  for (const button of all('[data-unfold]')) {
    button.addEventListener('click', () => {
      const folded = foldedBehind(button)
      const open = folded.some((each) => !each.open)
      for (const each of folded) each.open = open
      button.textContent = say(open ? 'Collapse all' : 'Expand all')
    })
  }
}

function foldedBehind(button: Element): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = []
  for (let each = button.nextElementSibling; each && !each.matches('h2'); each = each.nextElementSibling) {
    if (each instanceof HTMLDetailsElement) found.push(each)
    found.push(...each.querySelectorAll('details'))
  }
  return found
}

/** Whoever opens an answer sees its example beside it. */
export function showExamples(): void {
  for (const answer of all<HTMLDetailsElement>('details.api-response[id^="response-"]')) {
    const head = answer.querySelector('summary')
    const status = head?.querySelector('code')?.textContent ?? ''
    head?.addEventListener('click', () => {
      // The click has not been carried out yet.
      if (answer.open) return
      const panel = all('.beside [data-tab]').find(({ dataset: { tab = '' } }) => tab.startsWith(status))
      panel?.dispatchEvent(new Event('beforematch'))
    })
  }
}
