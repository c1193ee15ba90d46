/** Arrow heads and their kin, drawn at the end of a line as shapes of their own: no markers, so no ids. */
import type { ElementContent } from 'hast'
import type { DiagramPart } from '../../model/diagram.ts'
import { el, pathOf } from '../svg.ts'
import type { Point } from '../svg.ts'
import type { End } from './graph.ts'

/** How much of the line an end covers. */
export function lengthOf(end: End): number {
  return {
    none: 0,
    arrow: 8,
    'open-arrow': 1,
    circle: 8,
    cross: 0,
    triangle: 12,
    diamond: 14,
    'hollow-diamond': 14,
    one: 0,
    'zero-one': 0,
    many: 0,
    'zero-many': 0,
  }[end]
}

/** The end at a point, for a line that comes from another. */
export function drawEnd(
  end: End,
  at: Point,
  from: Point,
  {
    classes,
    style,
  }: {
    readonly classes: (part: DiagramPart) => string
    readonly style?: { readonly fill: string; readonly stroke: string }
  },
): ElementContent[] {
  const length = Math.hypot(at.x - from.x, at.y - from.y) || 1
  const [ux, uy] = [(at.x - from.x) / length, (at.y - from.y) / length]
  /** `back` along the line, `side` across it. */
  const p = (back: number, side: number): Point => ({
    x: at.x - ux * back - uy * side,
    y: at.y - uy * back + ux * side,
  })
  const filled = (...points: Point[]) =>
    el('path', { className: classes('arrow'), d: pathOf(points, ' Z'), style: style?.fill })
  const hollow = (...points: Point[]) =>
    el('path', { className: classes('arrow-open'), d: pathOf(points, ' Z'), style: style?.stroke })
  const strokes = (...lines: Point[][]) =>
    el('path', { className: classes('edge'), d: lines.map((line) => pathOf(line)).join(' '), style: style?.stroke })
  const ring = (back: number, radius: number) => {
    const { x: cx, y: cy } = p(back, 0)
    return el('circle', { className: classes('arrow-open'), cx, cy, r: radius, style: style?.stroke })
  }
  switch (end) {
    case 'arrow':
      return [filled(p(0, 0), p(9, 4.5), p(7.5, 0), p(9, -4.5))]
    case 'open-arrow':
      return [strokes([p(8, 4.5), p(0.5, 0), p(8, -4.5)])]
    case 'circle':
      return [ring(4.5, 4)]
    case 'cross':
      return [strokes([p(9, 4.5), p(0, -4.5)], [p(9, -4.5), p(0, 4.5)])]
    case 'triangle':
      return [hollow(p(0.5, 0), p(12, 7), p(12, -7))]
    case 'diamond':
      return [filled(p(0, 0), p(7, 4.5), p(14, 0), p(7, -4.5))]
    case 'hollow-diamond':
      return [hollow(p(0.5, 0), p(7, 4.5), p(14, 0), p(7, -4.5))]
    case 'one':
      return [strokes([p(7, 6), p(7, -6)], [p(12, 6), p(12, -6)])]
    case 'zero-one':
      return [strokes([p(7, 6), p(7, -6)]), ring(15, 5)]
    case 'many':
      return [strokes([p(0, 6), p(11, 0), p(0, -6)], [p(14, 6), p(14, -6)])]
    case 'zero-many':
      return [strokes([p(0, 6), p(11, 0), p(0, -6)]), ring(16, 5)]
    default:
      return []
  }
}
