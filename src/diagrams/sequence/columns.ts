/** Columns of a sequence: as far apart as the words between them need. */
import { labelOf } from '../label.ts'
import type { Label } from '../label.ts'
import type { Sequence } from './parse.ts'
import { loop } from './placed.ts'
import type { Column } from './placed.ts'

const gap = 28
const widestWords = 280
const widestNote = 220

export interface Measured {
  /** One for each event. */
  readonly labels: readonly Label[]
}

/** The words of each event, measured. */
export function measure({ events }: Sequence): Measured {
  const none = labelOf('', { size: 13 })
  const labels = events.map((event): Label => {
    if (event.kind === 'message') return labelOf(event.text, { literal: true, size: 13, most: widestWords })
    if (event.kind === 'note') return labelOf(event.text, { literal: true, size: 13, most: widestNote })
    if (event.kind === 'open' || event.kind === 'part')
      return labelOf(event.text, { literal: true, size: 12, most: 360 })
    return none
  })
  return { labels }
}

/** Each pair of columns asks for a distance; the least that serves all, from the left. */
export function placeColumns(sequence: Sequence, { labels }: Measured): Column[] {
  const columns = [...sequence.participants.values()].map((participant): Column => {
    const label = labelOf(participant.label, { literal: true, size: 14, most: 180 })
    return { participant, label, width: Math.max(76, label.width + 28), x: 0, top: 0, bottom: 0 }
  })
  const indexOf = new Map(columns.map(({ participant }, index) => [participant.id, index]))
  const wishes: { readonly from: number; readonly to: number; readonly distance: number }[] = []
  const wish = (from: number, to: number, distance: number) => {
    if (from < to && to < columns.length && from >= 0) wishes.push({ from, to, distance })
  }
  for (const [index, event] of sequence.events.entries()) {
    const { width } = labels[index]!
    if (event.kind === 'message') {
      const [a, b] = [indexOf.get(event.from)!, indexOf.get(event.to)!]
      if (a === b) wish(a, a + 1, width + loop + 24)
      else wish(Math.min(a, b), Math.max(a, b), width + 36 + (event.number ? 16 : 0))
    } else if (event.kind === 'note') {
      const at = event.ids.map((id) => indexOf.get(id)!)
      const [a, b] = [Math.min(...at), Math.max(...at)]
      if (event.side === 'right') wish(b, b + 1, width + 52)
      else if (event.side === 'left') wish(a - 1, a, width + 52)
      else if (a !== b) wish(a, b, width - 28)
      else {
        wish(a, a + 1, width / 2 + 36)
        wish(a - 1, a, width / 2 + 36)
      }
    }
  }
  const incoming = columns.map((): { from: number; distance: number }[] => [])
  for (const { to, ...rest } of wishes) incoming[to]!.push(rest)
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1]
    column.x = before ? before.x + (before.width + column.width) / 2 + gap : column.width / 2
    for (const { from, distance } of incoming[index]!) column.x = Math.max(column.x, columns[from]!.x + distance)
  }
  return columns
}
