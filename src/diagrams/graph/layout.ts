/** Graph → places, by the layout engine. */
import type { Label } from '../label.ts'
import { labelOf } from '../label.ts'
import type { Box, Point } from '../svg.ts'
import type { Elk, ElkEdge, ElkShape } from './elk.ts'
import type { Direction, Graph, GraphEdge, GraphGroup, GraphNode } from './graph.ts'
import { sizeOf } from './shapes.ts'
import type { Sized } from './shapes.ts'

export interface PlacedNode extends Box {
  readonly node: GraphNode
  readonly sized: Sized
}
export interface PlacedGroup extends Box {
  readonly group: GraphGroup
  readonly label: Label
}
export interface PlacedEdge {
  readonly edge: GraphEdge
  readonly points: readonly Point[]
  readonly label?: { readonly label: Label; readonly box: Box }
}
export interface PlacedGraph {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode[]
  readonly groups: readonly PlacedGroup[]
  readonly edges: readonly PlacedEdge[]
}

/** Places a graph. */
export function placeGraph(graph: Graph, elk: Elk): PlacedGraph {
  const sizes = new Map([...graph.nodes].map(([id, node]) => [id, sizeOf(node, graph.direction)]))
  const titles = new Map([...graph.groups].map(([id, { label }]) => [id, labelOf(label, { size: 13, most: 320 })]))
  const edgeLabels = graph.edges.map(({ label }) =>
    label === undefined ? undefined : labelOf(label, { size: 13, most: 200 }),
  )
  const edges = graph.edges.map((edge, index): ElkEdge => {
    const label = edgeLabels[index]
    const [from, to] = [endOf(graph, edge.from, edge.to), endOf(graph, edge.to, edge.from)]
    return {
      id: `e${index}`,
      sources: [from],
      targets: [to],
      labels: [
        ...(label && label.lines.length > 0
          ? [{ id: `l${index}`, text: 'x', width: label.width + 12, height: label.height + 4, layoutOptions: inline }]
          : []),
        ...endSpace(edge, index),
      ],
    }
  })
  const result = elk({
    id: 'root',
    layoutOptions: rootOptions(graph),
    children: childrenOf(graph, undefined, { sizes, titles, direction: graph.direction }),
    edges,
  })
  return collect(graph, result, { sizes, titles, edgeLabels })
}

const inline = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' }

/** Distances in pixels; each group has its own. */
const spacing = {
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.componentComponent': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

function rootOptions({ direction }: Graph): Record<string, string> {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    ...spacing,
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.layered.thoroughness': '7',
    'elk.layered.feedbackEdges': 'true',
    'elk.aspectRatio': '1.6',
  }
}

interface Sizes {
  readonly sizes: ReadonlyMap<string, Sized>
  readonly titles: ReadonlyMap<string, Label>
  readonly direction: Direction
}

function childrenOf(graph: Graph, parent: string | undefined, means: Sizes): ElkShape[] {
  const groups = [...graph.groups.values()].filter((group) => group.parent === parent)
  const nodes = [...graph.nodes.values()].filter((node) => parentOf(graph, node) === parent)
  return [
    ...nodes.map(({ id }): ElkShape => {
      const { width, height } = means.sizes.get(id)!
      return { id: `n:${id}`, width, height }
    }),
    ...groups.map((group) => groupShape(graph, group, means)),
  ]
}

function parentOf(graph: Graph, { group }: GraphNode): string | undefined {
  return group !== undefined && graph.groups.has(group) ? group : undefined
}

function groupShape(graph: Graph, group: GraphGroup, means: Sizes): ElkShape {
  const title = means.titles.get(group.id)!
  const turned = group.direction && group.direction !== means.direction && isClosed(graph, group.id)
  const direction = turned ? group.direction! : means.direction
  const children = childrenOf(graph, group.id, { ...means, direction })
  const isEmpty = children.length === 0
  return {
    id: `g:${group.id}`,
    ...(isEmpty && { width: Math.max(60, title.width + 32), height: title.height + 28 }),
    ...(!isEmpty && { children }),
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${Math.round(title.height) + 22},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${Math.ceil(title.width) + 32},${Math.ceil(title.height) + 28})`,
      ...(turned && { ...rootOptions({ ...graph, direction }), 'elk.hierarchyHandling': 'SEPARATE_CHILDREN' }),
      ...(turned && { 'elk.padding': `[top=${Math.round(title.height) + 22},left=16,bottom=16,right=16]` }),
    },
  }
}

/** A group may run in another direction only when no line leads from its inside to the outside. */
function isClosed(graph: Graph, id: string): boolean {
  const inside = (end: string) => end !== id && ancestors(graph, end).includes(id)
  return graph.edges.every(({ from, to }) => inside(from) === inside(to))
}

/** Groups around a node or group, innermost first. */
function ancestors(graph: Graph, id: string): string[] {
  const found: string[] = []
  const node = graph.nodes.get(id)
  let next = node ? parentOf(graph, node) : graph.groups.get(id)?.parent
  while (next !== undefined && !found.includes(next)) {
    found.push(next)
    next = graph.groups.get(next)?.parent
  }
  return found
}

/** A line between a group and something inside of it leads to the first node there. */
function endOf(graph: Graph, id: string, other: string): string {
  if (!graph.groups.has(id)) return `n:${id}`
  if (id !== other && !ancestors(graph, other).includes(id)) return `g:${id}`
  const first = [...graph.nodes.values()].find((node) => node.id !== other && ancestors(graph, node.id).includes(id))
  return first ? `n:${first.id}` : graph.nodes.has(other) ? `n:${other}` : `g:${id}`
}

/** Room for the words beside the ends of a line. */
function endSpace({ endLabels }: GraphEdge, index: number): ElkShape[] {
  return (endLabels ?? []).flatMap((text, side): ElkShape[] => {
    if (!text) return []
    const { width, height } = labelOf(text, { size: 12 })
    const layoutOptions = { 'elk.edgeLabels.placement': side === 0 ? 'TAIL' : 'HEAD' }
    return [{ id: `m${index}:${side}`, text: 'x', width: width + 6, height, layoutOptions }]
  })
}

interface Labels {
  readonly sizes: ReadonlyMap<string, Sized>
  readonly titles: ReadonlyMap<string, Label>
  readonly edgeLabels: readonly (Label | undefined)[]
}

function collect(graph: Graph, result: ElkShape, { sizes, titles, edgeLabels }: Labels): PlacedGraph {
  const nodes: PlacedNode[] = []
  const groups: PlacedGroup[] = []
  const visit = (shape: ElkShape) => {
    const box = { x: shape.x ?? 0, y: shape.y ?? 0, width: shape.width ?? 0, height: shape.height ?? 0 }
    const id = shape.id.slice(2)
    if (shape.id.startsWith('n:')) nodes.push({ ...box, node: graph.nodes.get(id)!, sized: sizes.get(id)! })
    if (shape.id.startsWith('g:')) groups.push({ ...box, group: graph.groups.get(id)!, label: titles.get(id)! })
    for (const child of shape.children ?? []) visit(child)
  }
  for (const child of result.children ?? []) visit(child)
  const edges = (result.edges ?? []).map((each): PlacedEdge => {
    const index = Number(each.id.slice(1))
    const label = edgeLabels[index]
    const spot = each.labels?.find(({ id }) => id === `l${index}`)
    const box = spot && { x: spot.x ?? 0, y: spot.y ?? 0, width: spot.width ?? 0, height: spot.height ?? 0 }
    const points = (each.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint].concat(bendPoints, endPoint),
    )
    const edge = graph.edges[index]!
    return label && box ? { edge, points, label: { label, box } } : { edge, points }
  })
  return { width: result.width ?? 0, height: result.height ?? 0, nodes, groups, edges }
}
