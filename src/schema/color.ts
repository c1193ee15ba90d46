/** Colours as authors write them → `#rrggbb`. */
import { colorNames } from './color-names.ts'

export interface Color {
  /** `#rrggbb`, lower case. */
  readonly hex: string
  /** `false`: written as a name, as `rgb(…)` or with transparency, which is dropped. */
  readonly plain: boolean
}

/** Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)` and the colour names of CSS; `undefined` for anything else. */
export function readColor(text: string): Color | undefined {
  const word = text.trim().toLowerCase()
  if (/^#[\da-f]{6}$/.test(word)) return { hex: word, plain: true }
  if (/^#[\da-f]{3}$/.test(word)) return { hex: word.replace(/[\da-f]/g, '$&$&'), plain: true }
  if (/^#[\da-f]{8}$/.test(word)) return { hex: word.slice(0, 7), plain: false }
  const named = colorNames.get(word)
  if (named) return { hex: `#${named}`, plain: false }
  return rgb(word)
}

/** `rgb(1, 2, 3)`, `rgb(1 2 3 / 50%)`, `rgba(10%, 20%, 30%, 0.5)`; CSS Color 4, section 5.1. */
function rgb(word: string): Color | undefined {
  const inside = /^rgba?\(([^()]*)\)$/.exec(word)?.[1]
  if (inside === undefined) return undefined
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '')
  const channels = parts.slice(0, 3).map(channel)
  if (parts.length > 4 || channels.length < 3 || channels.some((value) => Number.isNaN(value))) return undefined
  return { hex: `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`, plain: false }
}

function channel(text: string): number {
  if (!/^\d{1,3}(?:\.\d{1,9})?%?$/.test(text)) return Number.NaN
  const value = text.endsWith('%') ? (Number.parseFloat(text) / 100) * 255 : Number.parseFloat(text)
  return Math.round(Math.min(255, value))
}
