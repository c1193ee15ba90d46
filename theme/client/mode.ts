/** The switch of modes: system, light, dark, and round again. */
import { all, root } from './dom.ts'
import { modeKey, recall, remember } from './stored.ts'

const modes = ['system', 'light', 'dark'] as const
type Mode = (typeof modes)[number]

/** Makes the switch work and names the mode it shows. */
export function switchModes(): void {
  const buttons = all('[data-mode-switch]')
  let mode: Mode = current()
  const show = () => {
    for (const button of buttons) {
      button.dataset['mode'] = mode
      button.setAttribute('aria-label', `Colour mode: ${mode}`)
      button.title = `Colour mode: ${mode}`
    }
  }
  const choose = () => {
    mode = modes[(modes.indexOf(mode) + 1) % modes.length]!
    remember(modeKey, mode)
    if (mode === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = mode
    show()
  }
  for (const button of buttons) button.addEventListener('click', choose)
  show()
}

/** What is stored, else what the site starts with. */
function current(): Mode {
  const stored = recall(modeKey)
  const found = modes.find((mode) => mode === stored)
  if (found) return found
  const theme = root.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
