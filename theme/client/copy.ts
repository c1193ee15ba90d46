/** Copy buttons: made here, since without scripts there is nothing they could do. */
import { all, drawing, make } from './dom.ts'

const copyIcon = ['M8.5 8.500h12v12h-12z', 'M15.500 5.500V4h-12v12H5']
const doneIcon = ['m5 12.500 4.500 4.500L19 7.500']

/** A button in each block of code. What must not be copied (prompts, output) is marked in the text. */
export function addCopyButtons(): void {
  for (const block of all('.code[data-copy]')) {
    const button = make(
      'button',
      { class: 'code-copy', type: 'button', 'aria-label': 'Copy code' },
      drawing(...copyIcon),
    )
    button.addEventListener('click', () => {
      const code = block.querySelector('code')?.cloneNode(true) as HTMLElement | undefined
      for (const part of code?.querySelectorAll('[data-no-copy]') ?? []) part.remove()
      void copied(code?.textContent ?? '').then((done) => done && confirm(button))
    })
    block.append(button)
  }
}

/** The page as Markdown: its twin, or the text itself where files cannot be fetched. */
export function addPageCopy(): void {
  for (const button of all('[data-copy-page]')) {
    button.addEventListener('click', () => {
      const label = button.querySelector('span')
      void pageText(button.dataset['copyPage'] ?? '')
        .then(copied)
        .then((done) => {
          if (!label) return
          label.textContent = done ? 'Copied' : 'Not copied'
          setTimeout(() => (label.textContent = 'Copy page'), 1600)
        })
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
  return all('article')[0]?.innerText ?? ''
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedBySelection(text)
  }
}

/** For pages that are not served over HTTPS, where there is no clipboard. */
function copiedBySelection(text: string): boolean {
  const field = make('textarea', { class: 'visually-hidden', 'aria-hidden': 'true', tabindex: '-1' })
  field.value = text
  all('body')[0]?.append(field)
  field.select()
  try {
    return Document.prototype.execCommand.call(document, 'copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}

function confirm(button: HTMLElement): void {
  button.dataset['done'] = ''
  button.setAttribute('aria-label', 'Copied')
  button.replaceChildren(drawing(...doneIcon))
  setTimeout(() => {
    delete button.dataset['done']
    button.setAttribute('aria-label', 'Copy code')
    button.replaceChildren(drawing(...copyIcon))
  }, 1600)
}

/** Long blocks that the author folded open and close. */
export function addExpanders(): void {
  for (const block of all('.code-expandable')) {
    const pre = block.querySelector('pre')
    if (!pre || pre.scrollHeight <= 400) {
      block.classList.add('code-open')
      continue
    }
    const button = make('button', { class: 'code-more', type: 'button', 'aria-expanded': 'false' }, 'Show all')
    button.addEventListener('click', () => {
      const open = block.classList.toggle('code-open')
      button.setAttribute('aria-expanded', String(open))
      button.textContent = open ? 'Show less' : 'Show all'
    })
    block.append(button)
  }
}
