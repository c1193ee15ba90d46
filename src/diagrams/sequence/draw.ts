/** A placed sequence as SVG. */
import type { Element, ElementContent } from 'hast'
import type { DiagramPart } from '../../model/diagram.ts'
import { drawEnd } from '../graph/ends.ts'
import { drawLabel, labelOf } from '../label.ts'
import { readStyle, textOn } from '../style.ts'
import { el, pathOf, round } from '../svg.ts'
import type { Column, FramePiece, Piece, PlacedBox, PlacedSequence } from './placed.ts'
import type { Head } from './parse.ts'

type Classes = (part: DiagramPart) => string
const newline = { type: 'text', value: '\n' } as const

/** The contents of the drawing, from back to front. */
export function drawSequence(placed: PlacedSequence, classes: Classes): ElementContent[] {
  const { pieces, columns } = placed
  const of = <Kind extends Piece['kind']>(kind: Kind) =>
    pieces.filter((piece): piece is Extract<Piece, { kind: Kind }> => piece.kind === kind)
  // The larger frame first: it was closed after those inside of it.
  const frames = [...of('frame')].reverse()
  const shades = frames.filter(({ frame }) => frame === 'rect')
  return [
    ...placed.boxes.map((box) => drawBox(box, placed, classes)),
    ...shades.map(({ x, y, width, height, color }) =>
      el('rect', { className: classes('shade'), x, y, width, height, rx: 6, style: ground(color)?.style }),
    ),
    ...columns.map((column) => lifeline(column, classes)),
    ...columns
      .filter(({ participant }) => !participant.created)
      .flatMap((column) => [drawHead(column, placed.top, placed, classes), newline]),
    ...frames.filter(({ frame }) => frame !== 'rect').map((frame) => outline(frame, classes)),
    ...of('active').map(({ x, y, height }) =>
      el('rect', { className: classes('active'), x, y, width: 10, height, rx: 2 }),
    ),
    ...columns
      .filter(({ participant }) => participant.created)
      .flatMap((column) => [drawHead(column, column.top - placed.head / 2 - 20, placed, classes), newline]),
    ...inOrder(pieces).flatMap((piece) => [drawPiece(piece, classes), newline]),
    ...(placed.mirrored
      ? columns
          .filter(({ participant }) => !participant.destroyed)
          .map((column) => el('g', { ariaHidden: 'true' }, [drawHead(column, column.bottom, placed, classes)]))
      : []),
  ]
}

/** From top to bottom, so that the words are read in order. */
function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  return pieces
    .filter((piece) => piece.kind !== 'active' && !(piece.kind === 'frame' && piece.frame === 'rect'))
    .map((piece, index) => ({ piece, index }))
    .sort((a, b) => a.piece.y - b.piece.y || a.index - b.index)
    .map(({ piece }) => piece)
}

/** A ground of the author's: thin enough for the theme's own text in both modes. */
function ground(color: string | undefined): { readonly style: string } | undefined {
  const style = color === undefined ? undefined : readStyle(`fill:${color}`)?.shape
  if (!style || color === 'transparent') return undefined
  return { style: textOn(color) === undefined ? style : `${style}; fill-opacity: 0.16` }
}

function drawBox(box: PlacedBox, placed: PlacedSequence, classes: Classes): Element {
  const { x, width, label } = box
  return el('g', {}, [
    el('rect', {
      className: classes('shade'),
      x,
      y: 4,
      width,
      height: placed.height - 8,
      rx: 8,
      style: ground(box.color)?.style,
    }),
    ...drawLabel(label, { x: x + width / 2, y: 18 }, { className: classes('group-text') }),
    newline,
  ])
}

function lifeline({ x, top, bottom }: Column, classes: Classes): Element {
  return el('path', {
    className: classes('lifeline'),
    d: pathOf([
      { x, y: top },
      { x, y: bottom },
    ]),
  })
}

function drawHead(
  { participant, label, x, width }: Column,
  top: number,
  { head }: PlacedSequence,
  classes: Classes,
): Element {
  if (participant.kind === 'actor') return person({ label, x, top, head }, classes)
  const isStore = participant.kind === 'database'
  const box = { x: x - width / 2, y: top, width, height: head }
  const shape = isStore
    ? el('path', { className: classes('actor'), d: store(box) })
    : el('rect', { className: classes('actor'), ...box, rx: 6 })
  return el('g', {}, [
    shape,
    ...drawLabel(label, { x, y: top + head / 2 + (isStore ? 6 : 0) }, { className: classes('node-text') }),
  ])
}

function store({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const r = round(width / 2)
  return `M${round(x)},${round(y + 7)} a${r},7 0 0 1 ${round(width)},0 v${round(height - 14)} a${r},7 0 0 1 ${round(-width)},0 Z M${round(x)},${round(y + 7)} a${r},7 0 0 0 ${round(width)},0`
}

/** A figure above its name. */
function person(
  { label, x, top, head }: { label: Column['label']; x: number; top: number; head: number },
  classes: Classes,
): Element {
  const y = top + head - label.height - 34
  const d = `M${round(x - 11)},${round(y + 28)} a11,12 0 0 1 22,0 Z`
  return el('g', {}, [
    el('circle', { className: classes('actor'), cx: x, cy: y + 8, r: 6.5 }),
    el('path', { className: classes('actor'), d }),
    ...drawLabel(label, { x, y: top + head - label.height / 2 - 2 }, { className: classes('node-text') }),
  ])
}

function outline({ x, y, width, height, parts }: FramePiece, classes: Classes): Element {
  return el('g', {}, [
    el('rect', { className: classes('frame'), x, y, width, height, rx: 6 }),
    ...parts.map((part) =>
      el('path', { className: classes('edge-dotted'), d: `M${round(x)},${round(part.y)} h${round(width)}` }),
    ),
  ])
}

function drawPiece(piece: Piece, classes: Classes): Element {
  switch (piece.kind) {
    case 'message':
      return piece.self ? selfMessage(piece, classes) : message(piece, classes)
    case 'note': {
      const { x, y, width, height, label } = piece
      return el('g', {}, [
        el('rect', { className: classes('note'), x, y, width, height, rx: 4 }),
        ...drawLabel(label, { x: x + width / 2, y: y + height / 2 }, { className: classes('note-text') }),
      ])
    }
    case 'cross': {
      const { x, y } = piece
      const d = `M${round(x - 8)},${round(y - 8)} l16,16 M${round(x + 8)},${round(y - 8)} l-16,16`
      return el('path', { className: classes('edge-thick'), d })
    }
    case 'frame':
      return words(piece, classes)
    default:
      return el('g', {}, [])
  }
}

/** The name of a frame in its corner, its condition beside, and those of its parts. */
function words({ frame, label, x, y, parts }: FramePiece, classes: Classes): Element {
  const name = labelOf(frame, { size: 12, bold: true })
  const wide = name.width + 18
  const tab = `M${round(x)},${round(y + 6)} a6,6 0 0 1 6,-6 h${round(wide - 6)} v14 l-8,8 h${round(8 - wide)} Z`
  return el('g', {}, [
    el('path', { className: classes('frame-tab'), d: tab }),
    ...drawLabel(name, { x: x + wide / 2 - 1, y: y + 11 }, { className: classes('frame-text') }),
    newline,
    ...drawLabel(
      label,
      { x: x + wide + 10, y: y + 3 + Math.max(8, label.height / 2), anchor: 'start' },
      { className: classes('edge-text') },
    ),
    ...parts.flatMap((part) => [
      newline,
      ...drawLabel(
        part.label,
        { x: x + 12, y: part.y + 6 + part.label.height / 2, anchor: 'start' },
        { className: classes('edge-text') },
      ),
    ]),
  ])
}

type Message = Extract<Piece, { kind: 'message' }>

function message({ x1, x2, y, label, dashed, heads, number }: Message, classes: Classes): Element {
  const way = Math.sign(x2 - x1) || 1
  const start = x1 + (heads[0] === 'arrow' ? 8 * way : 0)
  const end = x2 - (heads[1] === 'arrow' ? 8 * way : 0)
  const [from, to] = [
    { x: x1, y },
    { x: x2, y },
  ]
  return el('g', {}, [
    el('path', {
      className: classes(dashed ? 'edge-dotted' : 'edge'),
      d: pathOf([
        { x: start, y },
        { x: end, y },
      ]),
    }),
    ...drawEnd(endOf(heads[0]), from, to, { classes }),
    ...drawEnd(endOf(heads[1]), to, from, { classes }),
    ...numbered(number, { x: x1 + 1 * way, y }, classes),
    ...drawLabel(label, { x: (x1 + x2) / 2, y: y - 6 - label.height / 2 }, { className: classes('edge-text') }),
  ])
}

/** Out to the right and back, the words beside. */
function selfMessage({ x1: x, y, label, dashed, heads, number }: Message, classes: Classes): Element {
  const d = `M${round(x)},${round(y)} h18 q6,0 6,6 v10 q0,6 -6,6 h${heads[1] === 'arrow' ? -10 : -18}`
  return el('g', {}, [
    el('path', { className: classes(dashed ? 'edge-dotted' : 'edge'), d }),
    ...drawEnd(endOf(heads[1]), { x, y: y + 22 }, { x: x + 20, y: y + 22 }, { classes }),
    ...numbered(number, { x, y }, classes),
    ...drawLabel(label, { x: x + 34, y: y + 11, anchor: 'start' }, { className: classes('edge-text') }),
  ])
}

function endOf(head: Head) {
  return ({ arrow: 'arrow', cross: 'cross', open: 'open-arrow', none: 'none' } as const)[head]
}

function numbered(
  number: string | undefined,
  at: { readonly x: number; readonly y: number },
  classes: Classes,
): ElementContent[] {
  if (number === undefined) return []
  const label = labelOf(number, { size: 11 })
  return [
    el('circle', { className: classes('number'), cx: at.x, cy: at.y, r: Math.max(8, label.width / 2 + 4) }),
    ...drawLabel(label, at, { className: classes('number-text') }),
    newline,
  ]
}
