/** Rows of a sequence: its events flow down the page, one below the other. */
import { labelOf } from '../label.ts'
import type { Label } from '../label.ts'
import { boxesOf, extent, lastUses, moved } from './extent.ts'
import type { Event, Sequence } from './parse.ts'
import { loop } from './placed.ts'
import type { Column, Piece, PlacedSequence } from './placed.ts'

interface OpenFrame {
  readonly frame: string
  readonly text: string
  readonly label: Label
  readonly y: number
  readonly parts: { y: number; word: string; label: Label }[]
  left: number
  right: number
  /** Frames inside of it, at most so deep. */
  depth: number
}

/** Lets the events flow down the page. */
export class Flow {
  readonly #columns: readonly Column[]
  readonly #byId: ReadonlyMap<string, Column>
  readonly #pieces: Piece[] = []
  readonly #frames: OpenFrame[] = []
  readonly #active = new Map<string, number[]>()
  #y: number
  #lastMessage: number
  readonly #made: { column?: Column } = {}

  constructor(columns: readonly Column[], top: number) {
    this.#columns = columns
    this.#byId = new Map(columns.map((column) => [column.participant.id, column]))
    this.#y = top + 14
    this.#lastMessage = top
    for (const column of columns) {
      column.top = top
      column.bottom = -1
    }
  }

  add(event: Event, label: Label): void {
    switch (event.kind) {
      case 'message':
        return this.#message(event, label)
      case 'note':
        return this.#note(event, label)
      case 'activate':
        return void this.#stack(event.id).push(this.#lastMessage)
      case 'deactivate':
        return this.#deactivate(event.id, this.#lastMessage)
      case 'open':
        return this.#open(event, label)
      case 'part': {
        const frame = this.#frames.at(-1)
        this.#y += 4
        frame?.parts.push({ y: this.#y, word: event.word, label })
        this.#y += label.lines.length > 0 ? label.height + 10 : 8
        return
      }
      case 'close':
        return this.#close()
      case 'create':
        return void (this.#made.column = this.#byId.get(event.id)!)
      default:
        return this.#destroy(event.id)
    }
  }

  #stack(id: string): number[] {
    const known = this.#active.get(id) ?? []
    this.#active.set(id, known)
    return known
  }

  #message(event: Extract<Event, { kind: 'message' }>, label: Label): void {
    const from = this.#byId.get(event.from)!
    const to = this.#byId.get(event.to)!
    const { dashed, heads, number } = event
    const common = { kind: 'message', label, dashed, heads, ...(number !== undefined && { number }) } as const
    const isSelf = from === to
    this.#y += label.height + (label.lines.length > 0 ? 8 : 6)
    const y = isSelf ? this.#y - label.height / 2 - 4 : this.#y
    const created = this.#made.column
    delete this.#made.column
    if (isSelf) {
      const x = from.x + this.#width(from) / 2
      this.#pieces.push({ ...common, x1: x, x2: x, y, self: true })
      this.#touch(from.x, Math.max(from.x + 12, x + loop + label.width + 4))
      this.#y = Math.max(this.#y, y + 26)
    } else {
      const isRight = from.x < to.x
      const x1 = from.x + (isRight ? 1 : -1) * (this.#width(from) / 2)
      const edge = created === to ? to.width / 2 : this.#width(to) / 2
      const x2 = to.x + (isRight ? -edge : edge)
      this.#pieces.push({ ...common, x1, x2, y })
      this.#touch(Math.min(from.x, to.x), Math.max(from.x, to.x))
    }
    this.#lastMessage = this.#y
    if (created) {
      created.top = this.#y + 20
      this.#y += 26
    }
    this.#y += 16
  }

  /** Half of an active bar stands beside the line. */
  #width({ participant }: Column): number {
    const depth = this.#active.get(participant.id)?.length ?? 0
    return depth > 0 ? 10 + (depth - 1) * 8 : 0
  }

  #note({ side, ids }: Extract<Event, { kind: 'note' }>, label: Label): void {
    const columns = ids.map((id) => this.#byId.get(id)!.x)
    const [left, right] = [Math.min(...columns), Math.max(...columns)]
    const height = label.height + 16
    const wide = label.width + 24
    const width = side === 'over' && ids.length > 1 ? Math.max(wide, right - left + 56) : wide
    const x = side === 'over' ? (left + right - width) / 2 : side === 'right' ? right + 14 : left - 14 - width
    this.#pieces.push({ kind: 'note', x, y: this.#y, width, height, label })
    this.#touch(x - 4, x + width + 4)
    this.#y += height + 14
  }

  #deactivate(id: string, y: number): void {
    const stack = this.#stack(id)
    const start = stack.pop()
    const column = this.#byId.get(id)
    if (start === undefined || !column) return
    this.#pieces.push({ kind: 'active', x: column.x - 5 + stack.length * 4, y: start, height: Math.max(14, y - start) })
  }

  #open({ frame, text }: Extract<Event, { kind: 'open' }>, label: Label): void {
    const isShade = frame === 'rect'
    this.#frames.push({
      frame,
      text,
      label: isShade ? labelOf('', { size: 12 }) : label,
      y: this.#y,
      parts: [],
      left: Infinity,
      right: -Infinity,
      depth: 0,
    })
    this.#y += isShade ? 10 : Math.max(24, label.height + 10) + 4
  }

  #close(): void {
    const open = this.#frames.pop()
    if (!open) return
    const pad = 18 + open.depth * 8
    const isEmpty = open.left > open.right
    const all = this.#columns.map(({ x }) => x)
    const left = (isEmpty ? Math.min(...all) : open.left) - pad
    const title = open.label.width + 84
    const right = Math.max((isEmpty ? Math.max(...all) : open.right) + pad, left + title)
    const { frame, text, label, y, parts } = open
    const color = frame === 'rect' ? text : undefined
    const height = this.#y - y
    this.#pieces.push({
      kind: 'frame',
      frame,
      label,
      x: left,
      y,
      width: right - left,
      height,
      parts,
      ...(color && { color }),
    })
    const around = this.#frames.at(-1)
    if (around) {
      around.depth = Math.max(around.depth, open.depth + 1)
      around.left = Math.min(around.left, isEmpty ? left + pad : open.left)
      around.right = Math.max(around.right, isEmpty ? right - pad : open.right)
    }
    this.#y += 12
  }

  #destroy(id: string): void {
    const column = this.#byId.get(id)
    if (column) column.bottom = -2
  }

  #touch(left: number, right: number): void {
    for (const frame of this.#frames) {
      frame.left = Math.min(frame.left, left)
      frame.right = Math.max(frame.right, right)
    }
  }

  finish({
    sequence,
    head,
    boxTop,
  }: {
    readonly sequence: Sequence
    readonly head: number
    readonly boxTop: number
  }): PlacedSequence {
    for (const [id, stack] of this.#active) while (stack.length > 0) this.#deactivate(id, this.#y - 4)
    const end = this.#y + 4
    const last = lastUses(sequence, this.#pieces)
    for (const column of this.#columns) {
      if (column.bottom === -2) {
        column.bottom = last.get(column.participant.id) ?? end
        this.#pieces.push({ kind: 'cross', x: column.x, y: column.bottom })
      } else column.bottom = end
    }
    const boxes = boxesOf(sequence, this.#columns)
    const mirrored = end > 520
    const bounds = extent(this.#columns, this.#pieces, boxes)
    const shift = 8 - bounds.left
    for (const column of this.#columns) column.x += shift
    return {
      width: bounds.right - bounds.left + 16,
      height: end + (mirrored ? head : 0) + 8 + (boxTop > 0 ? 8 : 0),
      columns: this.#columns,
      boxes: boxes.map((box) => Object.assign({}, box, { x: box.x + shift })),
      pieces: this.#pieces.map((piece) => moved(piece, shift)),
      head,
      top: 8 + boxTop,
      mirrored,
    }
  }
}
