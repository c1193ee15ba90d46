/** Copy buttons: made here, since without scripts there is nothing they could do. */
import { copyButton, copyOnPress, sayIn } from './clipboard.ts'
import { all } from './dom.ts'
import { say } from './say.ts'

/** A button in each block of code. */
export function addCopyButtons(): void {
  for (const block of all('.code[data-copy]')) block.append(copyButton(say('Copy code'), () => codeText(block)))
}

/** The code without removed lines and without what is marked as not to be copied: prompts, answers of a console. */
function codeText(block: HTMLElement): string {
  const lines = [...block.querySelectorAll<HTMLElement>('pre .line')]
  const kept = lines.filter((line) => !line.matches('.line-removed, [data-no-copy]'))
  return kept.map(lineText).join('\n')
}

function lineText(line: HTMLElement): string {
  const own = line.cloneNode(true) as HTMLElement
  for (const part of own.querySelectorAll('[data-no-copy]')) part.remove()
  return own.textContent ?? ''
}

/** A button in the bar of an endpoint, for the address as the bar shows it. */
export function addUrlCopy(): void {
  for (const bar of all('.api-endpoint[data-copy-url]')) {
    bar.append(copyButton(say('Copy URL'), () => bar.querySelector('code')?.textContent ?? ''))
  }
}

/** The actions of a page that are no links: its Markdown (the twin, or the text itself where files cannot be fetched), a text, print. */
export function addPageActions(): void {
  for (const button of all('[data-copy-page], [data-copy-text]')) {
    const label = button.querySelector('span span') ?? button.querySelector('span')
    const { copyPage, copyText = '' } = button.dataset
    copyOnPress(button, () => (copyPage === undefined ? copyText : pageText(copyPage)), sayIn(label))
  }
  for (const button of all('[data-print]')) {
    button.addEventListener('click', () => {
      button.closest('details')?.removeAttribute('open')
      print()
    })
  }
}

async function pageText(address: string): Promise<string> {
  try {
    const answer = await fetch(address)
    if (answer.ok) return await answer.text()
  } catch {
    // From disk, or offline.
  }
  return all('#page-title, .lead, #content')
    .map((part) => part.innerText)
    .join('\n\n')
}
