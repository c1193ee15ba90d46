/** Small changes to a text before it is parsed, and the way back from places in the changed text to the author's. */
import type { Nodes, Root } from 'mdast'
import type { Point } from './nodes.ts'

/** Replaces `[start, end)` of the author's text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A text with edits made, in order of `start`; of two that overlap the first wins. */
export interface Edited {
  readonly text: string
  readonly edits: readonly Edit[]
}

/** Makes the edits. */
export function applyEdits(source: string, edits: readonly Edit[]): Edited {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  const made: Edit[] = []
  const parts: string[] = []
  let done = 0
  for (const edit of sorted) {
    if (edit.start < done) continue
    parts.push(source.slice(done, edit.start), edit.text)
    made.push(edit)
    done = edit.end
  }
  parts.push(source.slice(done))
  return { text: parts.join(''), edits: made }
}

/** The offset in the author's text of an offset in the edited text. */
export function originalOffset({ edits }: Edited): (offset: number) => number {
  // For each edit where its replacement starts in the edited text; found again by bisection.
  const starts: number[] = []
  let shift = 0
  for (const edit of edits) {
    starts.push(edit.start + shift)
    shift += edit.text.length - (edit.end - edit.start)
  }
  return (offset) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle + 1
      else high = middle
    }
    const edit = edits[low - 1]
    if (!edit) return offset
    const past = offset - starts[low - 1]!
    return past < edit.text.length ? edit.start : edit.end + past - edit.text.length
  }
}

/** Lines and columns of offsets. */
export function pointsOf(text: string): (offset: number) => Required<Point> {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle + 1
      else high = middle
    }
    return { line: low, column: offset - starts[low - 1]! + 1, offset }
  }
}

/** The offset of a line and column; the end of the text for places beyond it. */
export function offsetOf(text: string, point: Point): number {
  let start = 0
  for (let line = 1; line < point.line; line++) {
    const next = text.indexOf('\n', start)
    if (next < 0) return text.length
    start = next + 1
  }
  return Math.min(start + point.column - 1, text.length)
}

/** Moves every position of a tree that was parsed from the edited text to the author's text. */
export function restorePositions(tree: Root, edited: Edited, source: string): void {
  if (edited.edits.length === 0) return
  const offset = originalOffset(edited)
  const point = pointsOf(source)
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.position) {
      node.position = {
        start: point(offset(node.position.start.offset ?? 0)),
        end: point(offset(node.position.end.offset ?? 0)),
      }
    }
    if ('children' in node) for (const child of node.children) open.push(child)
  }
}
