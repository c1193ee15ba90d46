/** Shapes of nodes of a flowchart: brackets around a label, or `@{ shape: …, label: … }`. */
import { take } from './flow-scan.ts'
import type { Scan } from './flow-scan.ts'
import type { Shape } from './graph.ts'

const openers: readonly (readonly [open: string, close: string, shape: Shape])[] = [
  ['(((', ')))', 'double-circle'],
  ['((', '))', 'circle'],
  ['([', '])', 'stadium'],
  ['(-', '-)', 'ellipse'],
  ['(', ')', 'rounded'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['[/', '/]', 'lean-right'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'lean-left'],
  ['[\\', '/]', 'trapezoid-top'],
  ['[|', '|]', 'rect'],
  ['[', ']', 'rect'],
  ['{{', '}}', 'hexagon'],
  ['{', '}', 'diamond'],
  ['>', ']', 'flag'],
]

/** The shape and label behind an id; `undefined`: it has none here. */
export function shapeAt(scan: Scan): { label?: string; shape?: Shape } | undefined {
  if (scan.text.startsWith('@{', scan.at)) return attributes(scan)
  for (const [open, close, shape] of openers) {
    if (!scan.text.startsWith(open, scan.at)) continue
    const start = scan.at + open.length
    const quoted = /\s*("[^"]*")\s*/y
    quoted.lastIndex = start
    const text = quoted.exec(scan.text)
    if (text && scan.text.startsWith(close, quoted.lastIndex)) {
      scan.at = quoted.lastIndex + close.length
      return { label: text[1]!, shape }
    }
    if (text) continue
    const end = closerOf(scan.text, start, close)
    if (end < 0) continue
    scan.at = end + close.length
    return { label: scan.text.slice(start, end), shape }
  }
  return undefined
}

/** Where brackets close, those inside passed over. Two texts never share their brackets: an arrow ends the search. */
function closerOf(text: string, start: number, close: string): number {
  const last = close.at(-1)!
  const open = { ')': '(', ']': '[', '}': '{' }[last]!
  let depth = 0
  for (let at = start; at < Math.min(text.length, start + 5_000); at++) {
    if (depth === 0 && text.startsWith(close, at)) return at
    if (text[at] === open) depth++
    else if (text[at] === last && depth > 0) depth--
    else if (text[at] === last) return -1
  }
  return -1
}

/** `@{ shape: cyl, label: "Text" }` */
function attributes(scan: Scan): { label?: string; shape?: Shape } | undefined {
  const found = take(scan, /@\{((?:[^{}"]|"[^"]*")*)\}/y)
  if (!found) return undefined
  const of = (key: string) =>
    new RegExp(`\\b${key}\\s*:\\s*(?:"([^"]*)"|'([^']*)'|([^,}\\n]+))`).exec(found[1]!)?.slice(1).find(Boolean)?.trim()
  const label = of('label')
  const shape = shapes[of('shape') ?? '']
  return { ...(label !== undefined && { label: `"${label}"` }), ...(shape && { shape }) }
}

const shapes: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries({
    rect: 'rect proc process rectangle div-rect div-proc st-rect processes procs lin-rect lin-proc shaded-process tag-rect card',
    rounded: 'rounded event',
    stadium: 'stadium terminal pill',
    subroutine: 'fr-rect subprocess subproc framed-rectangle subroutine win-pane internal-storage',
    cylinder: 'cyl db database cylinder h-cyl das horizontal-cylinder lin-cyl disk lined-cylinder datastore bow-rect',
    circle: 'circle circ sm-circ small-circle cross-circ summary',
    'double-circle': 'dbl-circ double-circle',
    diamond: 'diam decision diamond question',
    hexagon: 'hex hexagon prepare',
    'lean-right': 'lean-r lean-right in-out sl-rect manual-input',
    'lean-left': 'lean-l lean-left out-in',
    trapezoid: 'trap-b priority trapezoid trapezoid-bottom',
    'trapezoid-top': 'trap-t manual trapezoid-top inv-trapezoid',
    flag: 'odd delay half-rounded-rectangle paper-tape',
    document: 'doc docs document documents lin-doc tag-doc st-doc stacked-document flag',
    note: 'notch-rect brace comment brace-r braces',
    start: 'start f-circ junction filled-circle',
    end: 'stop framed-circle fr-circ',
    bar: 'fork join',
    text: 'text',
  }).flatMap(([shape, names]) => names.split(' ').map((each) => [each, shape as Shape])),
)
