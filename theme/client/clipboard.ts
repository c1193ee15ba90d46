/** Copying, and saying that it was done: one way for code, addresses, pages, prompts and colours. */
import { announce, drawing, make, one } from './dom.ts'
import { say } from './say.ts'

const copyIcon = ['M8.5 8.500h12v12h-12z', 'M15.500 5.500V4h-12v12H5']
const doneIcon = ['m5 12.500 4.500 4.500L19 7.500']

/** What is copied; a text that must be fetched first comes later. */
type Text = string | Promise<string>

/** Makes a button copy. `show` says for a moment whether it worked, then it is called without a text. */
export function copyOnPress(button: HTMLElement, text: () => Text, show: (said?: string) => void): void {
  button.addEventListener('click', () => {
    void copied(text()).then((isDone) => {
      const said = say(isDone ? 'Copied' : 'Copy failed')
      show(said)
      announce(said)
      setTimeout(show, 1600)
    })
  })
}

/** The usual way to say it: in place of what an element says, which may be hidden until then. */
export function sayIn(element: Element | null): (said?: string) => void {
  const own = element?.textContent ?? ''
  return (said = own) => {
    if (!element) return
    element.textContent = said
    element.toggleAttribute('data-said', said !== own)
  }
}

/** A button that is an icon alone. */
export function copyButton(label: string, text: () => Text): HTMLButtonElement {
  const button = make('button', { class: 'code-copy', type: 'button' })
  const show = (said = label) => {
    const isDone = said === say('Copied')
    button.toggleAttribute('data-done', isDone)
    button.setAttribute('aria-label', said)
    button.replaceChildren(drawing(...(isDone ? doneIcon : copyIcon)))
  }
  show()
  copyOnPress(button, text, show)
  return button
}

/** The icon of copying. */
export function copyDrawing(): SVGSVGElement {
  return drawing(...copyIcon)
}

/** Puts a text on the clipboard; whether that worked. */
async function copied(text: Text): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text))
    return true
  } catch {
    return copiedBySelection(await text)
  }
}

/** Safari's clipboard answers to the press itself, not to what comes after it: so it gets the promise. */
async function writeLater(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
  try {
    await clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  } catch {
    await clipboard.writeText(await text)
  }
}

/** For pages that are not served over HTTPS, where there is no clipboard. */
function copiedBySelection(text: string): boolean {
  const field = make('textarea', { class: 'visually-hidden', 'aria-hidden': 'true', tabindex: '-1' })
  field.value = text
  one('body')?.append(field)
  field.select()
  try {
    return Document.prototype.execCommand.call(document, 'copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
