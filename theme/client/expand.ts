/** Long blocks of code that the author folded. */
import { all, make } from './dom.ts'
import { say } from './say.ts'

/** Makes them open and close; those that are short are open. */
export function addExpanders(): void {
  const blocks = all('.code-expandable')
  // All are measured before any is changed: the page is laid out once.
  const heights = blocks.map((block) => block.querySelector('pre')?.scrollHeight ?? 0)
  for (const [index, block] of blocks.entries()) {
    if (heights[index]! <= 400) {
      block.classList.add('code-open')
      continue
    }
    const button = make('button', { class: 'code-more', type: 'button', 'aria-expanded': 'false' }, say('Show all'))
    button.addEventListener('click', () => {
      const open = block.classList.toggle('code-open')
      button.setAttribute('aria-expanded', String(open))
      button.textContent = say(open ? 'Show less' : 'Show all')
    })
    block.append(button)
  }
}
