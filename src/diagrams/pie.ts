/** Pie charts: shares of a whole, with a legend that says each of them in words. */
import type { ElementContent } from 'hast'
import type { DiagramPart } from '../model/diagram.ts'
import { drawLabel, labelOf } from './label.ts'
import { DiagramError } from './read.ts'
import type { Reading } from './read.ts'
import { el, round } from './svg.ts'

export interface Pie {
  readonly showData: boolean
  readonly slices: readonly { readonly label: string; readonly value: number }[]
}

/** Reads a pie chart. Throws a DiagramError at a line that cannot be read. */
export function readPie({ header, body }: Reading): Pie {
  const lines = body.filter(({ text }) => text !== 'showData')
  const slices = lines.map(({ text, line }) => {
    const found = /^"([^"]*)"\s*:\s*(\d+(?:\.\d+)?|\.\d+)$/.exec(text)
    if (!found) throw new DiagramError(`"${text.slice(0, 40)}" is no slice`, line)
    return { label: found[1]!, value: Number(found[2]) }
  })
  return { showData: /^showData\b/.test(header.text) || lines.length < body.length, slices }
}

/** The title on the first line: `pie showData title Pets`. */
export function pieTitle({ header }: Reading): string | undefined {
  return /^(?:showData\s+)?title\s+(.+)$/.exec(header.text)?.[1]
}

const radius = 110

/** The contents of the drawing, and its size. */
export function drawPie({ slices, showData }: Pie, classes: (part: DiagramPart) => string) {
  const sum = slices.reduce((total, { value }) => total + value, 0) || 1
  const center = { x: radius + 10, y: Math.max(radius + 10, (slices.length * 26) / 2 + 10) }
  const out: ElementContent[] = []
  let turn = 0
  let widest = 0
  for (const [index, { label, value }] of slices.entries()) {
    const share = value / sum
    const hue = `hue-${(index % 8) + 1}` as DiagramPart
    out.push(el('path', { className: classes(hue), d: slice(center, turn, share) }))
    turn += share
    const top = center.y - (slices.length * 26) / 2 + index * 26 + 13
    const percent = `${Math.round(share * 1000) / 10}%`
    const words = labelOf(`${label}: ${showData ? `${value} (${percent})` : percent}`, { size: 14 })
    widest = Math.max(widest, words.width)
    const left = radius * 2 + 44
    out.push(
      el('rect', { className: classes(hue), x: left, y: top - 7, width: 14, height: 14, rx: 3 }),
      ...drawLabel(words, { x: left + 22, y: top, anchor: 'start' }, { className: classes('row-text') }),
      { type: 'text', value: '\n' },
    )
  }
  return { children: out, width: radius * 2 + 44 + 22 + widest + 10, height: center.y * 2 }
}

function slice(center: { x: number; y: number }, from: number, share: number): string {
  const { x, y } = center
  if (share >= 0.9999) return `M${round(x)},${round(y - radius)} a${radius},${radius} 0 1 1 -0.1,0 Z`
  const at = (turn: number) =>
    `${round(x + Math.sin(turn * 2 * Math.PI) * radius)},${round(y - Math.cos(turn * 2 * Math.PI) * radius)}`
  return `M${round(x)},${round(y)} L${at(from)} A${radius},${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at(from + share)} Z`
}
