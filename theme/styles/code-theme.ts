/** Code in the colours of a highlighting theme: all that stands on its ground is made for that ground. */
import type { CodeThemes } from '../../src/model/code-theme.ts'
import type { LookConfig } from '../../src/model/config.ts'
import { palette } from './palette.ts'

type Mode = 'light' | 'dark'

/** Colours of the site that no block of code, and nothing on it, is drawn in. */
const unused: ReadonlySet<string> = new Set(
  (
    'sunken inline text veil accent-soft current on-accent button on-button note note-soft info info-soft tip tip-soft ok-soft ' +
    'yellow yellow-soft orange orange-soft warn-soft danger-soft violet violet-soft'
  ).split(' '),
)

/**
 * One rule for blocks of code, or none. A mode without a theme keeps the colours of the site. On paper code has the colours
 * that print has without a theme.
 */
export function codeThemeRules(look: LookConfig, { light, dark }: CodeThemes, modes: readonly Mode[]): string[] {
  const given = { light, dark }
  if (!modes.some((mode) => given[mode])) return []
  const made = modes.map((mode) => {
    const code = given[mode]
    const surface = code?.ground ?? look.background[mode]
    return palette({ mode: code?.type ?? mode, accent: look.accent[mode], button: look.button, surface, code })
  })
  const [first, second = first] = made
  const shown = [...first!].filter(([name]) => !unused.has(name))
  const isSame = first === second || shown.every(([name, color]) => second!.get(name) === color)
  const lines = shown.map(([name, color]) => {
    const other = second!.get(name)!
    return `  --${name}: ${other === color ? color : `light-dark(${color}, ${other})`};`
  })
  const scheme = isSame ? [`  color-scheme: ${given[modes[0]!]?.type ?? modes[0]};`] : []
  return [`@media screen { .code, .code-group {\n${[...scheme, ...lines].join('\n')}\n} }`]
}
