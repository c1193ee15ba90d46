/** Entity-relationship diagrams: text → graph whose nodes hold attributes. */
import { DiagramError } from '../read.ts'
import type { Reading } from '../read.ts'
import { directionOf, newGraph, nodeOf } from './graph.ts'
import type { End, Graph, GraphNode } from './graph.ts'

const name = String.raw`("[^"]+"|[^\s"{}[\]:|]+)`
const alias = String.raw`(?:\[(?:"([^"]*)"|([^\]]*))\])?(?::::([\w,-]+))?`
const relation = new RegExp(
  String.raw`^${name}\s*(\|o|\|\||\}o|\}\||o\||o\{|\|\{)\s*(--|\.\.)\s*(o\||\|\||o\{|\|\{|\|o|\}o|\}\|)\s*${name}\s*(?::\s*(.*))?$`,
)
const worded = new RegExp(
  String.raw`^${name}\s+((?:only |zero or |one or )?(?:one|many|more)(?:\((?:0|1)\))?|[01]\+?)\s+(to|optionally to)\s+((?:only |zero or |one or )?(?:one|many|more)|[01]\+?)\s+${name}\s*(?::\s*(.*))?$`,
)
const entity = new RegExp(String.raw`^${name}\s*${alias}\s*(\{)?\s*(\})?$`)
const attribute = /^(\S+)\s+(\S+?)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?(?:\s+"([^"]*)")?$/

/** Reads an entity-relationship diagram. Throws a DiagramError at a line that cannot be read. */
export function readEntities({ body }: Reading): Graph {
  const graph = newGraph('DOWN')
  let open: GraphNode | undefined
  for (const { text: written, line } of body) {
    const text = written.replace(/;\s*$/, '')
    if (text === '}') {
      open = undefined
      continue
    }
    if (open) {
      addAttribute(open, text, line)
      continue
    }
    if (styled(text, graph)) continue
    const found = relation.exec(text) ?? worded.exec(text)
    if (found) {
      addRelation(graph, found)
      continue
    }
    const own = entity.exec(text)
    if (!own) throw new DiagramError(`"${text.slice(0, 40)}" is not understood`, line)
    const node = entityOf(graph, own[1]!)
    const label = own[2] ?? own[3]
    if (label) node.label = label
    if (own[4]) node.classes.push(...own[4].split(','))
    if (own[5] && !own[6]) open = node
  }
  return graph
}

function styled(text: string, graph: Graph): boolean {
  const direction = /^direction\s+(\w+)$/.exec(text)
  if (direction) graph.direction = directionOf(direction[1]!) ?? graph.direction
  const definition = /^classDef\s+([\w,-]+)\s+(.+)$/.exec(text)
  for (const each of definition?.[1]!.split(',') ?? []) graph.classes.set(each, definition![2]!)
  const use = /^(class|style)\s+([\w,-]+)\s+(.+)$/.exec(text)
  for (const id of use?.[2]!.split(',') ?? [])
    entityOf(graph, id)[use![1] === 'class' ? 'classes' : 'styles'].push(use![3]!)
  return Boolean(direction ?? definition ?? use)
}

function entityOf(graph: Graph, written: string): GraphNode {
  const node = nodeOf(graph, written.replaceAll('"', ''), 'table')
  node.rows ??= { parts: [] }
  return node
}

function addAttribute(node: GraphNode, text: string, line: number): void {
  const found = attribute.exec(text)
  if (!found) throw new DiagramError(`the attribute "${text.slice(0, 40)}" is not understood`, line)
  const [, type = '', own = '', keys = '', comment = ''] = found
  if (node.rows!.parts.length === 0) node.rows!.parts.push([])
  const cells = [type.replace(/</g, '#lt;'), own, keys, comment]
  node.rows!.parts[0]!.push(cells.slice(0, comment ? 4 : keys ? 3 : 2))
}

function addRelation(
  graph: Graph,
  [, from = '', left = '', line = '', right = '', to = '', label]: RegExpExecArray,
): void {
  graph.edges.push({
    from: entityOf(graph, from).id,
    to: entityOf(graph, to).id,
    ...(label?.trim() && { label }),
    stroke: line === '..' || line.startsWith('optionally') ? 'dotted' : 'solid',
    ends: [endOf(left), endOf(right)],
  })
}

function endOf(written: string): End {
  const isMany = /[{}]|many|more|\+/.test(written)
  const isZero = /o[|{]|[|}]o|zero|^0|\(0\)/.test(written)
  return isMany ? (isZero ? 'zero-many' : 'many') : isZero ? 'zero-one' : 'one'
}
