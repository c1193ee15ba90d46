/** From an icon of a set to a Drawing in one of seven styles. The free sets have two or three; the rest is drawn here. */
import type { Drawing, IconStyle } from '../model/icon.ts'
import type { SetIcon } from './icon-set.ts'

/** A filled glyph as it is; `sharp-solid` a little heavier, with pointed corners. */
export function filled(icon: SetIcon, set: string, style?: IconStyle): Drawing {
  const body = icon.body.replaceAll(' fill="currentColor"', '')
  if (style !== 'sharp-solid') return { viewBox: boxOf(icon), body, set, paint: 'fill' }
  const width = unit(icon) * 0.9
  return {
    viewBox: boxOf(icon, width / 2),
    body: `<g stroke="currentColor" stroke-width="${round(width)}" stroke-linejoin="miter">${body}</g>`,
    set,
    paint: 'fill',
  }
}

/** A filled glyph as two tones: its edge in full colour, its ground in a part of it. */
export function twoTone(icon: SetIcon, set: string): Drawing {
  const width = unit(icon) * 1.4
  return {
    viewBox: boxOf(icon, width / 2),
    body: icon.body.replaceAll(' fill="currentColor"', ''),
    set,
    paint: 'duotone',
    strokeWidth: round(width),
  }
}

/** The edge of a filled glyph, for light styles of glyphs that have no outline in any set. */
export function edge(icon: SetIcon, set: string, style: IconStyle): Drawing {
  const width = unit(icon) * (weights[style] ?? 2) * 0.7
  return {
    viewBox: boxOf(icon, width / 2),
    body: icon.body.replaceAll(' fill="currentColor"', ''),
    set,
    paint: 'stroke',
    strokeWidth: round(width),
  }
}

/** An outline, in the weight of the style. */
export function stroked(icon: SetIcon, set: string, style?: IconStyle): Drawing {
  const strokeWidth = weights[style ?? 'regular'] ?? 2
  const bare = icon.body.replace(
    / (?:stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g,
    '',
  )
  const viewBox = boxOf(icon)
  if (style === 'duotone') return { viewBox, body: tinted(bare), set, paint: 'stroke', strokeWidth }
  const plain = bare.replaceAll(' fill="none"', '')
  const body = style === 'sharp-solid' ? `<g stroke-linecap="butt" stroke-linejoin="miter">${plain}</g>` : plain
  return { viewBox, body, set, paint: 'stroke', strokeWidth }
}

const weights: Readonly<Partial<Record<IconStyle, number>>> = {
  thin: 1,
  light: 1.5,
  regular: 2,
  duotone: 1.75,
  'sharp-solid': 2.5,
  solid: 2.75,
}

/** Closed shapes of an outline get a soft ground. */
function tinted(body: string): string {
  return body.replace(/<(?:circle|rect|ellipse|path)\b[^>]*>/g, (tag) => {
    const closed = !tag.startsWith('<path') || /[zZ]"/.test(tag)
    const bare = tag.replace(' fill="none"', '')
    return closed ? bare.replace(/^<\w+/, '$& fill="currentColor" fill-opacity="0.22"') : bare
  })
}

/** One unit of a grid of 24 in the units of the icon. */
function unit(icon: SetIcon): number {
  return Math.max(icon.width, icon.height) / 24
}

/** The view box, with room for a stroke around it, and square so that icons of one size look it. */
function boxOf({ width, height }: SetIcon, room = 0): string {
  const side = Math.max(width, height) + 2 * room
  return [(width - side) / 2, (height - side) / 2, side, side].map(round).join(' ')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
