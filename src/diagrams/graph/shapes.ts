/** Shapes of nodes: how large they are around their labels, how they are drawn, where a line meets them. */
import type { Element, ElementContent } from 'hast'
import type { DiagramPart } from '../../model/diagram.ts'
import { labelOf } from '../label.ts'
import type { Label } from '../label.ts'
import { el, pathOf, round } from '../svg.ts'
import type { Box, Point } from '../svg.ts'
import type { Direction, GraphNode, Shape } from './graph.ts'

export interface Sized {
  readonly width: number
  readonly height: number
  readonly label: Label
  /** Compartments of a table, with their labels by column. */
  readonly rows?: Rows
}

export interface Rows {
  readonly head?: Label
  readonly parts: readonly (readonly (readonly Label[])[])[]
  readonly columns: readonly number[]
}

const widest = 240
export const rowHeight = 22

/** The size of a node. */
export function sizeOf(node: GraphNode, direction: Direction): Sized {
  if (node.rows) return sizeOfTable(node)
  const label = labelOf(node.label, { size: 14, most: widest })
  const { width, height } = label
  const sized = (w: number, h: number): Sized => ({ width: Math.ceil(w), height: Math.ceil(h), label })
  switch (node.shape) {
    case 'start':
      return sized(18, 18)
    case 'end':
      return sized(22, 22)
    case 'bar':
      return direction === 'RIGHT' || direction === 'LEFT' ? sized(8, 64) : sized(64, 8)
    case 'circle':
    case 'double-circle': {
      const side = Math.max(44, Math.hypot(width, height) + 24) + (node.shape === 'double-circle' ? 10 : 0)
      return sized(side, side)
    }
    case 'diamond':
      if (label.lines.length === 0) return sized(32, 32)
      return sized(Math.max(72, width * 1.32 + height * 0.9 + 36), Math.max(56, height * 1.7 + width * 0.28 + 24))
    case 'ellipse':
      return sized(width * 1.3 + 32, height * 1.4 + 24)
    case 'cylinder':
      return sized(Math.max(70, width + 36), height + 42)
    case 'hexagon':
    case 'lean-left':
    case 'lean-right':
    case 'trapezoid':
    case 'trapezoid-top':
      return sized(width + 64, Math.max(42, height + 24))
    case 'flag':
    case 'subroutine':
      return sized(width + 52, Math.max(42, height + 24))
    case 'stadium':
      return sized(Math.max(64, width + 44), Math.max(42, height + 24))
    case 'document':
      return sized(Math.max(64, width + 36), height + 38)
    case 'text':
      return sized(width + 8, height + 8)
    default:
      return sized(Math.max(56, width + 36), Math.max(42, height + 24))
  }
}

function sizeOfTable(node: GraphNode): Sized {
  const label = labelOf(node.label, { size: 14, bold: true })
  const head = node.rows!.head ? labelOf(node.rows!.head, { size: 12 }) : undefined
  const parts = node.rows!.parts.map((part) => part.map((row) => cells(row)))
  const columns: number[] = []
  for (const row of parts.flat())
    for (const [index, { width }] of row.entries()) columns[index] = Math.max(columns[index] ?? 0, width)
  const body = columns.reduce((sum, width) => sum + width + 16, 12)
  const height =
    34 + (head ? 16 : 0) + parts.reduce((sum, part) => sum + 10 + Math.max(0.4, part.length) * rowHeight, 0)
  const width = Math.max(96, label.width + 36, (head?.width ?? 0) + 36, body)
  return { width: Math.ceil(width), height: Math.ceil(height), label, rows: { ...(head && { head }), parts, columns } }
}

function cells(row: readonly string[]): Label[] {
  return row.map((text) => labelOf(text, { size: 13 }))
}

type Classes = (part: DiagramPart) => string

/** The outline of a node. */
export function drawShape(shape: Shape, box: Box, className: string, classes: Classes): ElementContent[] {
  const { x, y, width: w, height: h } = box
  const cx = x + w / 2
  const cy = y + h / 2
  const polygon = (...points: readonly (readonly [number, number])[]) => [
    el('path', {
      className,
      d: pathOf(
        points.map(([px, py]) => ({ x: px, y: py })),
        ' Z',
      ),
    }),
  ]
  const rect = (radius: number, inset = 0): Element =>
    el('rect', { className, x: x + inset, y: y + inset, width: w - 2 * inset, height: h - 2 * inset, rx: radius })
  switch (shape) {
    case 'start':
      return [el('circle', { className: classes('dot'), cx, cy, r: w / 2 - 1 })]
    case 'end':
      return [
        el('circle', { className: classes('ring'), cx, cy, r: w / 2 - 1 }),
        el('circle', { className: classes('dot'), cx, cy, r: w / 2 - 5 }),
      ]
    case 'bar':
      return [el('rect', { className: classes('dot'), x, y, width: w, height: h, rx: 2 })]
    case 'text':
      return []
    case 'rounded':
      return [rect(12)]
    case 'stadium':
      return [rect(h / 2)]
    case 'circle':
      return [el('circle', { className, cx, cy, r: w / 2 })]
    case 'double-circle':
      return [el('circle', { className, cx, cy, r: w / 2 }), el('circle', { className, cx, cy, r: w / 2 - 5 })]
    case 'ellipse':
      return [el('ellipse', { className, cx, cy, rx: w / 2, ry: h / 2 })]
    case 'diamond':
      return polygon([cx, y], [x + w, cy], [cx, y + h], [x, cy])
    case 'hexagon':
      return polygon([x + 16, y], [x + w - 16, y], [x + w, cy], [x + w - 16, y + h], [x + 16, y + h], [x, cy])
    case 'lean-right':
      return polygon([x + 16, y], [x + w, y], [x + w - 16, y + h], [x, y + h])
    case 'lean-left':
      return polygon([x, y], [x + w - 16, y], [x + w, y + h], [x + 16, y + h])
    case 'trapezoid':
      return polygon([x + 16, y], [x + w - 16, y], [x + w, y + h], [x, y + h])
    case 'trapezoid-top':
      return polygon([x, y], [x + w, y], [x + w - 16, y + h], [x + 16, y + h])
    case 'flag':
      return polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h], [x + 14, cy])
    case 'note':
      return polygon([x, y], [x + w - 10, y], [x + w, y + 10], [x + w, y + h], [x, y + h])
    case 'subroutine':
      return [
        rect(3),
        el('path', {
          className: classes('line'),
          d: `M${round(x + 9)},${round(y)} v${round(h)} M${round(x + w - 9)},${round(y)} v${round(h)}`,
        }),
      ]
    case 'cylinder':
      return cylinder(box, className)
    case 'document': {
      const d = `M${round(x)},${round(y)} h${round(w)} v${round(h - 8)} q${round(-w / 4)},-12 ${round(-w / 2)},0 t${round(-w / 2)},0 Z`
      return [el('path', { className, d })]
    }
    default:
      return [rect(6)]
  }
}

function cylinder({ x, y, width: w, height: h }: Box, className: string): ElementContent[] {
  const r = round(w / 2)
  const side = round(h - 16)
  const outline = `M${round(x)},${round(y + 8)} a${r},8 0 0 1 ${round(w)},0 v${side} a${r},8 0 0 1 ${round(-w)},0 Z`
  const lid = `M${round(x)},${round(y + 8)} a${r},8 0 0 0 ${round(w)},0`
  return [el('path', { className, d: `${outline} ${lid}` })]
}

/** Where a line that ends at the box of a node meets its outline: lines are straight, so it goes on in their direction. */
export function meet(shape: Shape, box: Box, end: Point, before: Point): Point {
  const isUpright = Math.abs(end.x - before.x) < Math.abs(end.y - before.y)
  const cx = box.x + box.width / 2
  const cy = box.y + box.height / 2
  const across = isUpright ? (end.x - cx) / (box.width / 2) : (end.y - cy) / (box.height / 2)
  const depth = share(shape, Math.min(1, Math.abs(across)))
  if (depth === undefined) return lean(shape, box, end, isUpright)
  if (isUpright) return { x: end.x, y: cy + Math.sign(end.y - cy) * (box.height / 2) * depth }
  return { x: cx + Math.sign(end.x - cx) * (box.width / 2) * depth, y: end.y }
}

/** How far the outline is from the middle at a distance across, both as shares of the half. */
function share(shape: Shape, across: number): number | undefined {
  switch (shape) {
    case 'diamond':
      return 1 - across
    case 'circle':
    case 'double-circle':
    case 'ellipse':
    case 'start':
    case 'end':
      return Math.sqrt(1 - across ** 2)
    default:
      return undefined
  }
}

/** Slanted sides: the line goes on to them. */
function lean(shape: Shape, box: Box, end: Point, isUpright: boolean): Point {
  const down = (end.y - box.y) / box.height
  const isLeft = end.x < box.x + box.width / 2
  if (isUpright) {
    if (shape !== 'cylinder') return end
    const across = Math.min(1, Math.abs(end.x - box.x - box.width / 2) / (box.width / 2))
    const drop = 8 - 8 * Math.sqrt(1 - across ** 2)
    return { x: end.x, y: end.y < box.y + box.height / 2 ? end.y + drop : end.y - drop }
  }
  const depth = {
    hexagon: 16 * Math.abs(down - 0.5) * 2,
    'lean-right': isLeft ? 16 * (1 - down) : 16 * down,
    'lean-left': isLeft ? 16 * down : 16 * (1 - down),
    trapezoid: 16 * (1 - down),
    'trapezoid-top': 16 * down,
    flag: isLeft ? 14 * (1 - Math.abs(down - 0.5) * 2) : 0,
  }[shape as 'hexagon']
  return { x: isLeft ? end.x + (depth ?? 0) : end.x - (depth ?? 0), y: end.y }
}
