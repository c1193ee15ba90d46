/** The switch of modes: system, light, dark, and round again. */
import type { Mode } from './apply-mode.ts'
import { applyMode, modeOf, modes } from './apply-mode.ts'
import { all, root } from './dom.ts'
import { say } from './say.ts'
import { modeKey, recall, remember } from './stored.ts'

/** Makes the switch work, names the mode it shows, and follows what is chosen in other windows. */
export function switchModes(): void {
  if ('themeLocked' in root.dataset) return
  const buttons = all('[data-mode-switch]')
  const initial = modeOf(root.dataset['theme']) ?? 'system'
  let mode: Mode
  const change = (to: Mode) => {
    mode = to
    applyMode(to)
    for (const button of buttons) {
      button.dataset['mode'] = to
      button.ariaLabel = button.title = say(`Colour mode: ${to}`)
    }
  }
  const follow = () => change(modeOf(recall(modeKey)) ?? initial)
  for (const button of buttons) {
    button.addEventListener('click', () => {
      change(modes[(modes.indexOf(mode) + 1) % modes.length]!)
      remember(modeKey, mode)
    })
  }
  addEventListener('storage', follow)
  // A page that the browser kept has not heard of it.
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  follow()
}
