/** From an icon of a set to a Drawing in one of seven styles. The free sets have two or three; the rest is drawn here. */
import type { Drawing, IconStyle } from '../model/icon.ts'
import type { SetIcon } from './icon-set.ts'

/** A filled glyph as it is; `sharp-solid` a little heavier, with pointed corners. */
export function filled(icon: SetIcon, set: string, style?: IconStyle): Drawing {
  const body = glyphOf(icon)
  if (style !== 'sharp-solid') return { viewBox: boxOf(icon), body, set, paint: 'fill' }
  const width = unit(icon) * 1.1
  return {
    viewBox: boxOf(icon, width / 2),
    body: `<g stroke="currentColor" stroke-width="${round(width)}" stroke-linejoin="miter">${body}</g>`,
    set,
    paint: 'fill',
  }
}

/** The shapes of a filled glyph, to be coloured by what is around them. Some hold the empty square of their grid. */
function glyphOf({ body }: SetIcon): string {
  return body
    .replaceAll(' fill="currentColor"', '')
    .replace('<g fill="none"', '<g')
    .replace('<path d="M0 0h24v24H0z"/>', '')
}

/** A filled glyph cut out of a tile, as an emblem: what `brands` shows for a name that is no brand. */
export function tiled(icon: SetIcon, set: string): Drawing {
  const path = /^<path (?:fill="currentColor" )?d="([^"]+)"\/>$/.exec(icon.body)?.[1]
  if (path === undefined) return filled(icon, set)
  const { width, height } = icon
  const side = Math.max(width, height) * 1.5
  const [x, y] = [round((width - side) / 2), round((height - side) / 2)]
  const r = round(side * 0.22)
  const straight = round(side - 2 * r)
  const tile = `M${round(x + r)} ${y}h${straight}a${r} ${r} 0 0 1 ${r} ${r}v${straight}a${r} ${r} 0 0 1-${r} ${r}h-${straight}a${r} ${r} 0 0 1-${r}-${r}v-${straight}a${r} ${r} 0 0 1 ${r}-${r}z`
  return {
    viewBox: [x, y, side, side].map(round).join(' '),
    body: `<path fill-rule="evenodd" d="${tile}${path}"/>`,
    set,
    paint: 'fill',
  }
}

/** An outline with a frame around it, for the same. */
export function framed(icon: SetIcon, set: string): Drawing {
  const { body, ...drawing } = stroked(icon, set)
  const { width, height } = icon
  const side = Math.max(width, height) * 1.5
  const [x, y] = [(width - side) / 2, (height - side) / 2]
  const [edges, r] = [round(side - 2), round(side * 0.22)]
  const rect = `<rect x="${round(x + 1)}" y="${round(y + 1)}" width="${edges}" height="${edges}" rx="${r}"/>`
  return { ...drawing, viewBox: [x, y, side, side].map(round).join(' '), body: `${rect}${body}` }
}

/** A filled glyph as two tones: its edge in full colour, its ground in a part of it. */
export function twoTone(icon: SetIcon, set: string): Drawing {
  const width = unit(icon) * 1.4
  return {
    viewBox: boxOf(icon, width / 2),
    body: glyphOf(icon),
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
    body: glyphOf(icon),
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

/** Closed shapes of an outline get a soft ground; lines alone get a soft edge. */
function tinted(body: string): string {
  const grounded = body.replace(/<(?:circle|rect|ellipse|path)\b[^>]*>/g, (tag) => {
    const closed = !tag.startsWith('<path') || /[zZ]"/.test(tag)
    const bare = tag.replace(' fill="none"', '')
    return closed ? bare.replace(/^<\w+/, '$& fill="currentColor" fill-opacity="0.22"') : bare
  })
  if (grounded.includes('fill-opacity')) return grounded
  return `<g stroke-width="6" stroke-opacity="0.22">${body}</g>${body}`
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
