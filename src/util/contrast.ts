/** Contrast as WCAG 2.2 measures it (1.4.3), and the shade of a colour that reaches it. */
import { linear, parseHex, toHex, toOklch } from './color.ts'

/** Relative luminance of a hex colour, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = (parseHex(hex) ?? [128, 128, 128]).map((value) => linear(value / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast of a colour with several grounds. */
export function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}

/**
 * The nearest shade of `color` that reads on every ground with the given ratio: same hue, lightness moved as little as
 * needed. Where no shade can (a ground of middle grey and 7:1) the better of black and white.
 */
export function readable(color: string, grounds: readonly string[], ratio = 4.5): string {
  if (leastContrast(color, grounds) >= ratio) return color
  const { l, c, h } = toOklch(color)
  const black = leastContrast('#000000', grounds)
  const white = leastContrast('#ffffff', grounds)
  const end = white > black ? 1 : 0
  if (Math.max(black, white) < ratio) return end === 1 ? '#ffffff' : '#000000'
  let [near, far] = [l, end]
  for (let step = 0; step < 20; step++) {
    const middle = (near + far) / 2
    if (leastContrast(toHex({ l: middle, c, h }), grounds) >= ratio) far = middle
    else near = middle
  }
  return toHex({ l: far, c, h })
}

/** Black or white, whichever reads better on a fill; white wins where it is enough, as brands expect. */
export function onFill(fill: string): string {
  return contrast('#ffffff', fill) >= 4.5 ? '#ffffff' : contrast('#000000', fill) >= 4.5 ? '#000000' : '#ffffff'
}
