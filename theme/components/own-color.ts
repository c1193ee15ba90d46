import type { ComponentTools } from '../../src/model/component.ts'
import { readable } from '../../src/util/contrast.ts'

/** The lightest and the darkest ground of the theme's own pages in either mode, with some room. */
const grounds = { light: ['#ffffff', '#eff1f0'], dark: ['#0a0d0c', '#252b29'] } as const

/**
 * The class that carries a colour of the author's: `--own` is the nearest shade that reads (4.5:1) in each mode,
 * `--own-pure` is the colour as written. `hex` is `#rrggbb`.
 */
export function ownColor(hex: string | undefined, tools: ComponentTools | undefined): string | undefined {
  if (hex === undefined) return undefined
  const [light, dark] = [readable(hex, grounds.light), readable(hex, grounds.dark)]
  return tools?.style?.(`--own: light-dark(${light}, ${dark}); --own-pure: ${hex}`)
}
