/** Lines between nodes of a flowchart: `-->`, `-- text -->`, `==>|text|`. */
import { take } from './flow-scan.ts'
import type { Scan } from './flow-scan.ts'
import type { End, GraphEdge } from './graph.ts'

type Link = Pick<GraphEdge, 'label' | 'stroke' | 'ends'>

/** The line that stands here. */
export function linkAt(scan: Scan): Link | undefined {
  take(scan, /[\w-]+@(?=[<xo]?[-=~])/y)
  if (take(scan, /~~~+\s*(?:\|[^|]*\|)?/y)) return { stroke: 'none', ends: ['none', 'none'] }
  const whole = take(scan, /([<xo]?)(?:--+([-xo>])|==+([=xo>])|-\.+-([xo>]?)|\.+-([xo>]))/y)
  if (whole) {
    const [text, start, ...ends] = whole
    const label = take(scan, /\s*\|((?:"[^"]*"|[^|"])*)\|/y)?.[1]
    return linkOf({ text, start: start!, end: ends.find((each) => each !== undefined) ?? '' }, label)
  }
  const begin = take(scan, /([<xo]?)(--|==|-\.)\s*/y)
  const closing = { '--': /\s*--+([-xo>])/g, '==': /\s*==+([=xo>])/g, '-.': /\s*\.+-([xo>]?)/g }[begin?.[2] ?? '']
  if (!begin || !closing) return undefined
  const quoted = take(scan, /"[^"]*"/y)?.[0]
  closing.lastIndex = scan.at
  const end = closing.exec(scan.text)
  if (!end) return undefined
  const label = quoted ?? scan.text.slice(scan.at, end.index)
  scan.at = closing.lastIndex
  return linkOf({ text: begin[2]!, start: begin[1]!, end: end[1]! }, label)
}

function linkOf({ text, start, end }: { text: string; start: string; end: string }, label: string | undefined): Link {
  const stroke = text.includes('=') ? 'thick' : text.includes('.') ? 'dotted' : 'solid'
  return { stroke, ends: [endOf(start), endOf(end)], ...(label?.trim() && { label }) }
}

function endOf(sign: string): End {
  return ({ '<': 'arrow', '>': 'arrow', x: 'cross', o: 'circle' } as const)[sign as '<'] ?? 'none'
}
