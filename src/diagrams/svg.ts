/** Elements of SVG as hast, with numbers rounded, so that the same drawing is the same text on every machine. */
import type { Element, ElementContent } from 'hast'

/** Attributes as hast names them. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One element. */
export function el(tagName: string, attributes: Attributes, children: readonly ElementContent[] = []): Element {
  const properties: Element['properties'] = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    properties[name] = name === 'className' ? [String(value)] : typeof value === 'number' ? round(value) : value
  }
  return { type: 'element', tagName, properties, children: [...children] }
}

/** To a tenth of a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** `M1,2 L3,4 …` */
export function pathOf(points: readonly Point[], close = ''): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)},${round(y)}`).join(' ') + close
}

/** A way of straight lines with rounded corners. */
export function roundedPath(points: readonly Point[], radius = 6): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = [`M${round(first.x)},${round(first.y)}`]
  for (const [index, corner] of rest.entries()) {
    const next = rest[index + 1]
    if (!next) {
      parts.push(`L${round(corner.x)},${round(corner.y)}`)
      continue
    }
    const from = toward(corner, points[index]!, radius)
    const to = toward(corner, next, radius)
    parts.push(
      `L${round(from.x)},${round(from.y)}`,
      `Q${round(corner.x)},${round(corner.y)} ${round(to.x)},${round(to.y)}`,
    )
  }
  return parts.join(' ')
}

/** The point at a distance from one towards another, at most half way. */
export function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return from
  const share = Math.min(0.5, distance / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
