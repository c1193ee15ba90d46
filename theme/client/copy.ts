/** Copy buttons: made here, since without scripts there is nothing they could do. */
import { all, announce, drawing, make } from './dom.ts'

const copyIcon = ['M8.5 8.500h12v12h-12z', 'M15.500 5.500V4h-12v12H5']
const doneIcon = ['m5 12.500 4.500 4.500L19 7.500']

/** A button in each block of code. */
export function addCopyButtons(): void {
  for (const block of all('.code[data-copy]')) block.append(copyButton('Copy code', () => codeText(block)))
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
    bar.append(copyButton('Copy URL', () => bar.querySelector('code')?.textContent ?? ''))
  }
}

function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = make('button', { class: 'code-copy', type: 'button', 'aria-label': label }, drawing(...copyIcon))
  button.addEventListener('click', () => void copied(text()).then((done) => done && confirm(button, label)))
  return button
}

/** The actions of a page that are no links: its Markdown (the twin, or the text itself where files cannot be fetched), a text, print. */
export function addPageActions(): void {
  for (const button of all('[data-copy-page], [data-copy-text]')) {
    const label = button.querySelector('span span') ?? button.querySelector('span')
    const name = label?.textContent ?? ''
    button.addEventListener('click', () => {
      const { copyPage, copyText } = button.dataset
      void (copyPage === undefined ? copied(copyText ?? '') : pageText(copyPage).then(copied)).then((done) => {
        if (!label) return
        announce((label.textContent = done ? 'Copied' : 'Copy failed'))
        setTimeout(() => (label.textContent = name), 1600)
      })
    })
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

/** Puts a text on the clipboard; whether that worked. */
export async function copied(text: string): Promise<boolean> {
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

function confirm(button: HTMLElement, label: string): void {
  button.dataset['done'] = ''
  button.setAttribute('aria-label', 'Copied')
  announce('Copied')
  button.replaceChildren(drawing(...doneIcon))
  setTimeout(() => {
    delete button.dataset['done']
    button.setAttribute('aria-label', label)
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
