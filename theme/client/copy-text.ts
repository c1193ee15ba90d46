/** Prompts and colours can be copied with a click. */
import { copied } from './copy.ts'
import { all, drawing, make } from './dom.ts'

/** A button beside the other actions of a prompt. */
export function addPromptCopy(): void {
  for (const actions of all('.prompt-actions[data-copy-prompt]')) {
    const label = make('span', {}, 'Copy prompt')
    const icon = drawing('M8.5 8.500h12v12h-12z', 'M15.500 5.500V4h-12v12H5')
    const button = make('button', { class: 'prompt-action', type: 'button' }, icon, label)
    const text = () => actions.parentElement?.querySelector('.prompt-text')?.textContent ?? ''
    button.addEventListener('click', () => {
      void copied(text()).then((done) => {
        label.textContent = done ? 'Copied' : 'Copy failed'
        setTimeout(() => (label.textContent = 'Copy prompt'), 1600)
      })
    })
    actions.prepend(button)
  }
}

/** The value of a colour becomes a button; a word tells that it was copied. */
export function addColorCopy(): void {
  for (const value of all('.color-value[data-copy-color]')) {
    const code = value.querySelector('code')
    const text = value.dataset['copyColor'] ?? ''
    if (!code) continue
    const button = make('button', { class: 'color-copy', type: 'button', title: `Copy ${text}` })
    code.replaceWith(button)
    button.append(code)
    button.addEventListener('click', () => {
      void copied(text).then((done) => {
        code.textContent = done ? 'Copied' : 'Copy failed'
        setTimeout(() => (code.textContent = text), 1200)
      })
    })
  }
}
