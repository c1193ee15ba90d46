/** A placed graph as SVG: groups behind, then lines, then nodes, then the words on lines. */
import type { Element, ElementContent } from 'hast'
import type { DiagramPart } from '../../model/diagram.ts'
import { drawLabel, labelOf } from '../label.ts'
import { readStyle } from '../style.ts'
import type { OwnStyle } from '../style.ts'
import { el, round, roundedPath, toward } from '../svg.ts'
import type { Point } from '../svg.ts'
import { drawEnd, lengthOf } from './ends.ts'
import type { Graph } from './graph.ts'
import type { PlacedEdge, PlacedGraph, PlacedGroup, PlacedNode } from './layout.ts'
import { drawShape, meet, rowHeight } from './shapes.ts'

export type Classes = (part: DiagramPart) => string

/** The contents of the drawing. */
export function drawGraph(graph: Graph, placed: PlacedGraph, classes: Classes): ElementContent[] {
  const byId = new Map(placed.nodes.map((each) => [each.node.id, each]))
  const lines = placed.edges.map((edge) => drawEdge(edge, byId, classes))
  return [
    ...placed.groups.map((group) => drawGroup(graph, group, classes)),
    ...lines.flatMap(({ line }) => line),
    ...placed.nodes.map((node) => drawNode(graph, node, classes)),
    ...lines.flatMap(({ words }) => words),
  ]
}

function own(
  graph: Graph,
  { classes, styles }: { readonly classes: readonly string[]; readonly styles: readonly string[] },
): OwnStyle | undefined {
  const given = [graph.classes.get('default'), ...classes.map((name) => graph.classes.get(name)), ...styles]
  return readStyle(...given.filter((each) => each !== undefined))
}

function drawGroup(graph: Graph, { group, label, x, y, width, height }: PlacedGroup, classes: Classes): Element {
  const style = own({ ...graph, classes: new Map([...graph.classes].filter(([name]) => name !== 'default')) }, group)
  return el('g', {}, [
    el('rect', { className: classes('group'), x, y, width, height, rx: 8, style: style?.shape }),
    ...drawLabel(
      label,
      { x: x + width / 2, y: y + 11 + label.height / 2 },
      { className: classes('group-text'), style: style?.text },
    ),
  ])
}

function drawNode(graph: Graph, placed: PlacedNode, classes: Classes): Element {
  const { node, sized, x, y, width, height } = placed
  const style = own(graph, node)
  const part = node.shape === 'note' ? 'note' : 'node'
  const outline = drawShape(node.shape, placed, classes(part), classes).map((each) => withStyle(each, style?.shape))
  const content = sized.rows
    ? drawRows(placed, classes)
    : node.shape === 'start' || node.shape === 'end' || node.shape === 'bar'
      ? []
      : drawLabel(
          sized.label,
          {
            x: x + width / 2,
            y: y + height / 2 + (node.shape === 'cylinder' ? 5 : node.shape === 'document' ? -4 : 0),
          },
          { className: classes(node.shape === 'note' ? 'note-text' : 'node-text'), style: style?.text },
        )
  const children = [...outline, { type: 'text', value: '\n' } as const, ...content]
  if (!node.link) return el('g', {}, children)
  return el('a', { href: node.link.href, className: classes('link'), dataLine: String(node.link.line) }, children)
}

function withStyle(node: ElementContent, style: string | undefined): ElementContent {
  if (!style || node.type !== 'element') return node
  return { ...node, properties: { ...node.properties, style } }
}

/** The name, then each compartment below a line. */
function drawRows({ node, sized, x, y, width }: PlacedNode, classes: Classes): ElementContent[] {
  const { head, parts, columns } = sized.rows!
  const out: ElementContent[] = []
  let top = y + 8
  if (head) {
    out.push(...drawLabel(head, { x: x + width / 2, y: top + 8 }, { className: classes('edge-text') }), newline)
    top += 16
  }
  out.push(...drawLabel(sized.label, { x: x + width / 2, y: top + 10 }, { className: classes('strong-text') }))
  top += 26
  for (const part of parts) {
    out.push(el('path', { className: classes('line'), d: `M${round(x)},${round(top)} h${round(width)}` }))
    top += 5
    for (const row of part) {
      let left = x + 14
      for (const [index, cell] of row.entries()) {
        const isQuiet = node.shape === 'table' && columns.length > 1 && index !== 1
        out.push(
          newline,
          ...drawLabel(
            cell,
            { x: left, y: top + rowHeight / 2, anchor: 'start' },
            { className: classes(isQuiet ? 'edge-text' : 'row-text') },
          ),
        )
        left += columns[index]! + 16
      }
      top += rowHeight
    }
    top += part.length === 0 ? rowHeight * 0.4 + 5 : 5
  }
  return out
}
const newline = { type: 'text', value: '\n' } as const

interface DrawnEdge {
  readonly line: readonly ElementContent[]
  readonly words: readonly ElementContent[]
}

function drawEdge(placed: PlacedEdge, nodes: ReadonlyMap<string, PlacedNode>, classes: Classes): DrawnEdge {
  const { edge } = placed
  if (edge.stroke === 'none' || placed.points.length < 2) return { line: [], words: [] }
  const points = clipped(placed, nodes)
  const style = edge.styles === undefined ? undefined : readStyle(edge.styles)
  const color = /(?:^|; )stroke: ([^;]+)/.exec(style?.shape ?? '')?.[1]
  const means = { classes, ...(color && { style: { fill: `fill: ${color}`, stroke: `stroke: ${color}` } }) }
  const [first, last] = [points[0]!, points.at(-1)!]
  const [second, beforeLast] = [points[1]!, points.at(-2)!]
  const shortened = [
    toward(first, second, lengthOf(edge.ends[0])),
    ...points.slice(1, -1),
    toward(last, beforeLast, lengthOf(edge.ends[1])),
  ]
  const part = edge.stroke === 'dotted' ? 'edge-dotted' : edge.stroke === 'thick' ? 'edge-thick' : 'edge'
  const path = el('path', {
    className: classes(part),
    d: roundedPath(shortened),
    style: style?.shape?.replace(/(?:^|; )fill: [^;]+/, '').replace(/^; /, '') || undefined,
  })
  return {
    line: [path, ...drawEnd(edge.ends[0], first, second, means), ...drawEnd(edge.ends[1], last, beforeLast, means)],
    words: [...middleWords(placed, classes), ...endWords(edge.endLabels, { first, second, last, beforeLast }, classes)],
  }
}

function clipped({ edge, points }: PlacedEdge, nodes: ReadonlyMap<string, PlacedNode>): readonly Point[] {
  const from = nodes.get(edge.from)
  const to = nodes.get(edge.to)
  const out = [...points]
  if (from) out[0] = meet(from.node.shape, from, points[0]!, points[1]!)
  if (to) out[out.length - 1] = meet(to.node.shape, to, points.at(-1)!, points.at(-2)!)
  return out
}

function middleWords({ label: placed }: PlacedEdge, classes: Classes): ElementContent[] {
  if (!placed) return []
  const { label, box } = placed
  return [
    newline,
    el('g', {}, [
      el('rect', { className: classes('ground'), ...box, rx: 4 }),
      ...drawLabel(label, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { className: classes('edge-text') }),
    ]),
  ]
}

interface Way {
  readonly first: Point
  readonly second: Point
  readonly last: Point
  readonly beforeLast: Point
}

function endWords(words: readonly (string | undefined)[] | undefined, way: Way, classes: Classes): ElementContent[] {
  return (words ?? []).flatMap((text, side) => {
    if (!text) return []
    const [at, from] = side === 0 ? [way.first, way.second] : [way.last, way.beforeLast]
    const isUpright = Math.abs(at.x - from.x) < Math.abs(at.y - from.y)
    const label = labelOf(text, { size: 12 })
    const spot = isUpright
      ? { x: at.x + 10, y: at.y + Math.sign(from.y - at.y) * 22, anchor: 'start' as const }
      : { x: at.x + Math.sign(from.x - at.x) * (label.width / 2 + 18), y: at.y - 11 }
    return drawLabel(label, spot, { className: classes('edge-text') }).concat(newline)
  })
}
