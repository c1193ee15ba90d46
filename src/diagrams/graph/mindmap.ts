/** Mind maps: text → a tree whose levels are the margins of its lines. */
import { DiagramError } from '../read.ts'
import type { Reading } from '../read.ts'
import { newGraph, nodeOf } from './graph.ts'
import type { Graph, GraphNode, Shape } from './graph.ts'

const shapes: readonly (readonly [pattern: RegExp, shape: Shape])[] = [
  [/^([^()[\]{}]*)\(\((.*)\)\)$/s, 'circle'],
  [/^([^()[\]{}]*)\)\)(.*)\(\($/s, 'double-circle'],
  [/^([^()[\]{}]*)\)(.*)\($/s, 'ellipse'],
  [/^([^()[\]{}]*)\{\{(.*)\}\}$/s, 'hexagon'],
  [/^([^()[\]{}]*)\[(.*)\]$/s, 'rect'],
  [/^([^()[\]{}]*)\((.*)\)$/s, 'rounded'],
]

/** Reads a mind map. Throws a DiagramError when it is empty. */
export function readMindmap({ body, header }: Reading): Graph {
  const graph = newGraph('RIGHT')
  const open: { readonly node: GraphNode; readonly indent: number }[] = []
  for (const { text, indent = 0 } of body) {
    const last = open.at(-1)
    if (text.startsWith('::icon(')) continue
    if (last && text.startsWith(':::')) {
      last.node.classes.push(...text.slice(3).trim().split(/\s+/))
      continue
    }
    while (open.length > 1 && open.at(-1)!.indent >= indent) open.pop()
    const node = nodeOf(graph, `m${graph.nodes.size}`, open.length === 0 ? 'stadium' : 'rounded')
    Object.assign(node, shapeOf(text))
    const parent = open.at(-1)
    if (parent) graph.edges.push({ from: parent.node.id, to: node.id, stroke: 'solid', ends: ['none', 'none'] })
    open.push({ node, indent })
  }
  if (graph.nodes.size === 0) throw new DiagramError('it is empty', header.line)
  return graph
}

function shapeOf(text: string): { label: string; shape?: Shape } {
  for (const [pattern, shape] of shapes) {
    const found = pattern.exec(text)
    if (found?.[2]) return { label: found[2], shape }
  }
  return { label: text }
}
