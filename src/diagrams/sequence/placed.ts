/** What placing a sequence gives: columns, boxes around them, and the pieces between. */
import type { Label } from '../label.ts'
import type { Head, Participant } from './parse.ts'

export interface Column {
  readonly participant: Participant
  readonly label: Label
  readonly width: number
  x: number
  /** Where its line starts and ends. */
  top: number
  bottom: number
}

export type Piece =
  | {
      readonly kind: 'message'
      readonly x1: number
      readonly x2: number
      readonly y: number
      readonly label: Label
      readonly dashed: boolean
      readonly heads: readonly [Head, Head]
      readonly number?: string
      readonly self?: boolean
    }
  | {
      readonly kind: 'note'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly label: Label
    }
  | { readonly kind: 'active'; readonly x: number; readonly y: number; readonly height: number }
  | { readonly kind: 'cross'; readonly x: number; readonly y: number }
  | FramePiece

export interface FramePiece {
  readonly kind: 'frame'
  readonly frame: string
  /** The colour of a `rect`. */
  readonly color?: string
  readonly label: Label
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly parts: readonly { readonly y: number; readonly word: string; readonly label: Label }[]
}

export interface PlacedBox {
  readonly x: number
  readonly width: number
  readonly label: Label
  readonly color?: string
}

export interface PlacedSequence {
  readonly width: number
  readonly height: number
  readonly columns: readonly Column[]
  readonly boxes: readonly PlacedBox[]
  readonly pieces: readonly Piece[]
  /** Height of the heads, and whether they stand below once more. */
  readonly head: number
  readonly top: number
  readonly mirrored: boolean
}

/** How far an arrow to its own start reaches out. */
export const loop = 34
