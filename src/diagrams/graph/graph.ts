/** Boxes joined by lines: what flowcharts, state, class and entity diagrams have in common. */

export type Shape =
  | 'rect'
  | 'rounded'
  | 'stadium'
  | 'subroutine'
  | 'cylinder'
  | 'circle'
  | 'double-circle'
  | 'ellipse'
  | 'diamond'
  | 'hexagon'
  | 'lean-right'
  | 'lean-left'
  | 'trapezoid'
  | 'trapezoid-top'
  | 'flag'
  | 'document'
  | 'note'
  | 'start'
  | 'end'
  | 'bar'
  | 'table'
  | 'text'

export type End =
  | 'none'
  | 'arrow'
  | 'open-arrow'
  | 'circle'
  | 'cross'
  | 'triangle'
  | 'diamond'
  | 'hollow-diamond'
  | Crow
/** Ends of relations between entities. */
type Crow = 'one' | 'zero-one' | 'many' | 'zero-many'

export interface GraphNode {
  readonly id: string
  /** As written. */
  label: string
  shape: Shape
  group?: string
  /** Class names, then declarations of its own. */
  readonly classes: string[]
  readonly styles: string[]
  link?: { readonly href: string; readonly line: number }
  /** Compartments below the label: members of a class, attributes of an entity. */
  rows?: { readonly head?: string; readonly parts: (readonly string[])[][] }
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
  readonly label?: string
  /** Beside its two ends. */
  readonly endLabels?: readonly [string | undefined, string | undefined]
  readonly stroke: 'solid' | 'dotted' | 'thick' | 'none'
  readonly ends: readonly [End, End]
  styles?: string
}

export interface GraphGroup {
  readonly id: string
  readonly label: string
  readonly parent?: string
  direction?: Direction
  readonly classes: string[]
  readonly styles: string[]
}

export type Direction = 'DOWN' | 'UP' | 'RIGHT' | 'LEFT'

export interface Graph {
  direction: Direction
  readonly nodes: Map<string, GraphNode>
  readonly edges: GraphEdge[]
  readonly groups: Map<string, GraphGroup>
  readonly classes: Map<string, string>
}

/** An empty graph. */
export function newGraph(direction: Direction): Graph {
  return { direction, nodes: new Map(), edges: [], groups: new Map(), classes: new Map() }
}

/** The node of an id, made when it is new. */
export function nodeOf(graph: Graph, id: string, shape: Shape = 'rect'): GraphNode {
  const known = graph.nodes.get(id)
  if (known) return known
  const node: GraphNode = { id, label: id, shape, classes: [], styles: [] }
  graph.nodes.set(id, node)
  return node
}

/** `TB`, `TD`, `BT`, `LR`, `RL`. */
export function directionOf(word: string): Direction | undefined {
  return (
    {
      TB: 'DOWN',
      TD: 'DOWN',
      BT: 'UP',
      LR: 'RIGHT',
      RL: 'LEFT',
      '>': 'RIGHT',
      '<': 'LEFT',
      '^': 'UP',
      v: 'DOWN',
    } as const
  )[word.toUpperCase().replace('V', 'v') as 'TB']
}
