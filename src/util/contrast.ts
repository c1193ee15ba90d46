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

/** Black and white: the ends that text can go to. */
export type Ink = '#000000' | '#ffffff'

/** The end that reads better on all the grounds. On a single ground it always reaches 4.5:1. */
export function inkFor(grounds: readonly string[]): Ink {
  return leastContrast('#ffffff', grounds) > leastContrast('#000000', grounds) ? '#ffffff' : '#000000'
}

/**
 * The nearest shade of `color` that reads on every ground with the given ratio, on the side of `ink`: same hue, lightness
 * moved as little as needed. Where no shade can (a ground of middle grey and 7:1) the ink itself.
 */
export function readable(color: string, grounds: readonly string[], ratio = 4.5, ink?: Ink): string {
  if (ink === undefined && leastContrast(color, grounds) >= ratio) return color
  const end = ink ?? inkFor(grounds)
  const [edge, bound] =
    end === '#ffffff' ? [Math.max(...grounds.map(luminance)), 1] : [Math.min(...grounds.map(luminance)), 0]
  // What stands between the ground nearest to the ink and the ink reads on the others too.
  const reads = (shade: string) => {
    const own = luminance(shade)
    return bound === 1 ? own + 0.05 >= ratio * (edge + 0.05) : edge + 0.05 >= ratio * (own + 0.05)
  }
  if (reads(color)) return color
  const { l, c, h } = toOklch(color)
  let [near, far] = [l, bound]
  for (let step = 0; step < 15; step++) {
    const middle = (near + far) / 2
    if (reads(toHex({ l: middle, c, h }))) far = middle
    else near = middle
  }
  return far === bound ? end : toHex({ l: far, c, h })
}

/** Black or white, whichever reads better on a fill; white wins where it is enough, as brands expect. */
export function onFill(fill: string): string {
  return contrast('#ffffff', fill) >= 4.5 ? '#ffffff' : contrast('#000000', fill) >= 4.5 ? '#000000' : '#ffffff'
}
