/** What is known of a sequence when all its rows are placed: last uses, boxes, and how much room it takes. */
import { labelOf } from '../label.ts'
import type { Sequence } from './parse.ts'
import { loop } from './placed.ts'
import type { Column, Piece, PlacedBox } from './placed.ts'

/** The row of the last message of each participant. */
export function lastUses({ events }: Sequence, pieces: readonly Piece[]): Map<string, number> {
  const rows = pieces.filter((piece) => piece.kind === 'message')
  const last = new Map<string, number>()
  let index = 0
  for (const event of events) {
    if (event.kind !== 'message') continue
    const { y } = rows[index++]!
    last.set(event.from, y)
    last.set(event.to, y)
  }
  return last
}

/** The boxes around columns. */
export function boxesOf({ boxes }: Sequence, columns: readonly Column[]): PlacedBox[] {
  return boxes.flatMap(({ ids, label: text, color }): PlacedBox[] => {
    const inside = columns.filter(({ participant }) => ids.includes(participant.id))
    if (inside.length === 0) return []
    const label = labelOf(text, { literal: true, size: 13 })
    const left = Math.min(...inside.map(({ x, width }) => x - width / 2)) - 10
    const right = Math.max(...inside.map(({ x, width }) => x + width / 2)) + 10
    const spare = Math.max(0, label.width + 16 - (right - left)) / 2
    return [{ x: left - spare, width: right - left + spare * 2, label, ...(color && { color }) }]
  })
}

/** The leftmost and the rightmost point of all. */
export function extent(columns: readonly Column[], pieces: readonly Piece[], boxes: readonly PlacedBox[]) {
  let left = Infinity
  let right = -Infinity
  const reach = (from: number, to: number) => {
    left = Math.min(left, from)
    right = Math.max(right, to)
  }
  for (const { x, width } of columns) reach(x - width / 2, x + width / 2)
  for (const { x, width } of boxes) reach(x, x + width)
  for (const piece of pieces) {
    if (piece.kind === 'note' || piece.kind === 'frame') reach(piece.x, piece.x + piece.width)
    else if (piece.kind === 'message' && piece.self) reach(piece.x1, piece.x1 + loop + 8 + piece.label.width)
    else if (piece.kind === 'message') {
      const middle = (piece.x1 + piece.x2) / 2
      reach(middle - piece.label.width / 2, middle + piece.label.width / 2)
    }
  }
  return { left, right }
}

/** A piece, so much further to the right. */
export function moved(piece: Piece, by: number): Piece {
  if (piece.kind === 'message') return { ...piece, x1: piece.x1 + by, x2: piece.x2 + by }
  return { ...piece, x: piece.x + by }
}
