/**
 * Colours as numbers: sRGB hex and OKLCH, the space in which equal steps look equal.
 * The matrices are those of Björn Ottosson, "A perceptual color space for image processing" (2020), as in CSS Color 4.
 */

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Red, green and blue, 0–255, of `#rgb`, `#rrggbb` or `#rrggbbaa` (alpha dropped); `undefined` for anything else. */
export function parseHex(text: string): readonly [number, number, number] | undefined {
  const match = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(text.trim())
  if (!match) return undefined
  const digits = match[1]!.length === 3 ? [...match[1]!].map((digit) => digit + digit).join('') : match[1]!
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16)
  return [at(0), at(2), at(4)]
}

/** OKLCH of a hex colour; text that is no hex colour counts as mid grey. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = (parseHex(hex) ?? [128, 128, 128]).map((value) => linear(value / 255)) as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: hue < 0 ? hue + 360 : hue,
  }
}

/** Hex of an OKLCH colour; chroma gives way until the colour can be shown on every screen. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let chroma = c
  for (let step = 0; step < 24; step++) {
    const rgb = toRgb({ l: lightness, c: chroma, h })
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005) || step === 23) return hexOf(rgb)
    chroma *= 0.92
  }
  return hexOf(toRgb({ l: lightness, c: 0, h }))
}

/** `share` of `color` (0–1) laid over `ground`, in sRGB, as browsers lay a translucent colour. */
export function mix(color: string, ground: string, share: number): string {
  const over = parseHex(color) ?? [128, 128, 128]
  const under = parseHex(ground) ?? [128, 128, 128]
  return hexOf(over.map((value, index) => (value * share + under[index]! * (1 - share)) / 255) as Triple)
}

/** sRGB channel 0–1 → linear light (IEC 61966-2-1). */
export function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

type Triple = [number, number, number]

function toRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function hexOf(rgb: Triple): string {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}
