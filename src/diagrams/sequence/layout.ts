/** Sequence → places: columns as far apart as the words between them need, rows one below the other. */
import { measure, placeColumns } from './columns.ts'
import { Flow } from './flow.ts'
import type { Sequence } from './parse.ts'
import type { PlacedSequence } from './placed.ts'

/** Places a sequence. */
export function placeSequence(sequence: Sequence): PlacedSequence {
  const measured = measure(sequence)
  const columns = placeColumns(sequence, measured)
  const boxTop = sequence.boxes.some(({ label }) => label !== '') ? 26 : sequence.boxes.length > 0 ? 8 : 0
  const head = Math.max(
    40,
    ...columns.map(({ label, participant }) => label.height + (participant.kind === 'box' ? 20 : 44)),
  )
  const flow = new Flow(columns, 8 + boxTop + head)
  for (const [index, event] of sequence.events.entries()) flow.add(event, measured.labels[index]!)
  return flow.finish({ sequence, head, boxTop })
}
