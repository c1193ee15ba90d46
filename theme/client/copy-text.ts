/** Prompts and colours can be copied with a click. */
import { copyDrawing, copyOnPress, sayIn } from './clipboard.ts'
import { all, make } from './dom.ts'
import { say } from './say.ts'

/** A button beside the other actions of a prompt. */
export function addPromptCopy(): void {
  for (const actions of all('.prompt-actions[data-copy-prompt]')) {
    const label = make('span', {}, say('Copy prompt'))
    const button = make('button', { class: 'prompt-action', type: 'button' }, copyDrawing(), label)
    const text = () => actions.parentElement?.querySelector('.prompt-text')?.textContent ?? ''
    copyOnPress(button, text, sayIn(label))
    actions.prepend(button)
  }
}

/** The value of a colour becomes a button; a word tells that it was copied. */
export function addColorCopy(): void {
  for (const value of all('.color-value[data-copy-color]')) {
    const code = value.querySelector('code')
    const text = value.dataset['copyColor'] ?? ''
    if (!code) continue
    const button = make('button', { class: 'color-copy', type: 'button', title: say('Copy {}', text) })
    code.replaceWith(button)
    button.append(code)
    copyOnPress(button, () => text, sayIn(code))
  }
}
