/** Whether the accent of a site reads as text on its pages. Where it does not, text has a shade of it, and the author is told. */
import type { LookConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { AccentUse } from '../model/theme.ts'
import { contrast } from '../util/contrast.ts'

/** What small text needs: WCAG 2.2, 1.4.3. */
const needed = 4.5

/** One info (`color-contrast`) with the measured ratio of each mode in which the accent fails. Our own accent is not told about. */
export function colorContrast(look: LookConfig, accents: readonly AccentUse[]): Diagnostic[] {
  const failing = accents.flatMap((use) => {
    const at = look.accentAt?.[use.mode]
    const color = look.accent[use.mode]
    const ratio = contrast(color, use.ground)
    return at && ratio < needed ? [{ ...use, at, color, ratio }] : []
  })
  const [first] = failing
  if (!first) return []
  const parts = failing.map(
    ({ color, ratio, mode, ground, shade }) =>
      `"${color}" reaches ${rounded(ratio)}:1 on the ${mode} page (${ground}), where text gets "${shade}"`,
  )
  const other = first.mode === 'light' ? 'darker color as "colors.primary"' : 'lighter color as "colors.light"'
  return [
    {
      code: 'color-contrast',
      severity: 'info',
      message: `As text the accent needs a contrast of ${needed}:1: ${parts.join('; ')}.`,
      at: first.at,
      hint: `Give a ${other}, or keep it: marks and fills have it as it is.`,
    },
  ]
}

/** Down, so that what fails is never shown as if it did not. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
