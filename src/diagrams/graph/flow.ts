/** Flowcharts (`graph`, `flowchart`): text → graph. Statements end with a line or a semicolon; labels in quotes may hold both. */
import { DiagramError, DiagramLimit } from '../read.ts'
import type { Reading, Statement } from '../read.ts'
import { linkAt } from './flow-link.ts'
import { blanks, take } from './flow-scan.ts'
import type { Scan } from './flow-scan.ts'
import { shapeAt } from './flow-shape.ts'
import { directionOf, newGraph, nodeOf } from './graph.ts'
import type { Graph, GraphGroup } from './graph.ts'

/** Reads a flowchart. Throws a DiagramError at a line that cannot be read. */
export function readFlow({ header, body }: Reading): Graph {
  const [head = '', ...more] = splitStatements(header)
  const word = head && head.text.trim()
  const direction = directionOf(word || 'TB')
  const graph = newGraph(direction ?? 'DOWN')
  const state: State = { graph, open: [], lines: 0 }
  const first = word && !direction ? [head as Statement] : []
  for (const statement of [...first, ...more, ...joinQuotes(body).flatMap(splitStatements)]) read(statement, state)
  settle(graph)
  return graph
}

interface State {
  readonly graph: Graph
  /** Groups around, outermost first. */
  readonly open: GraphGroup[]
  lines: number
}

/** Lines within quotes belong together. */
function joinQuotes(lines: readonly Statement[]): Statement[] {
  const out: Statement[] = []
  for (const line of lines) {
    const last = out.at(-1)
    if (last && isOpen(last.text)) out[out.length - 1] = { text: `${last.text}\n${line.text}`, line: last.line }
    else out.push(line)
  }
  return out
}

function isOpen(text: string): boolean {
  return text.length < 5_000 && text.split('"').length % 2 === 0
}

/** At semicolons outside of quotes and entities. */
function splitStatements({ text, line }: Statement): Statement[] {
  if (!text.includes(';')) return text.trim() === '' ? [] : [{ text: text.trim(), line }]
  const parts: string[] = ['']
  let isQuoted = false
  for (const [piece] of text.matchAll(/[&#][\w#]{1,10};|"|;|[^";&#]+|[&#]/g)) {
    if (piece === '"') isQuoted = !isQuoted
    if (piece === ';' && !isQuoted) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts.flatMap((part) => (part.trim() === '' ? [] : [{ text: part.trim(), line }]))
}

function read(statement: Statement, state: State): void {
  const { text } = statement
  const word = /^[A-Za-z]+/.exec(text)?.[0] ?? ''
  const rest = text.slice(word.length).trim()
  const known = /^[A-Za-z]+(?:\s|$)/.test(text) && Object.hasOwn(words, word) ? words[word] : undefined
  if (!known || !known(rest, state, statement)) chain(statement, state)
}

type Reader = (rest: string, state: State, statement: Statement) => boolean

const words: Readonly<Record<string, Reader>> = {
  subgraph(rest, { graph, open }) {
    const { id, label } = groupName(rest, graph.groups.size)
    const parent = open.at(-1)?.id
    const group: GraphGroup = { id, label, ...(parent !== undefined && { parent }), classes: [], styles: [] }
    if (!graph.groups.has(id)) graph.groups.set(id, group)
    open.push(graph.groups.get(id)!)
    return true
  },
  end(rest, { open }) {
    return rest === '' && (open.pop(), true)
  },
  direction(rest, { open, graph }) {
    const direction = directionOf(rest)
    const group = open.at(-1)
    if (!direction) return false
    if (group) group.direction = direction
    else graph.direction = direction
    return true
  },
  classDef(rest, { graph }) {
    const found = /^([\w,\s-]+?)\s+([\w-]+\s*:.*)$/.exec(rest)
    for (const name of found?.[1]!.split(',') ?? []) graph.classes.set(name.trim(), found![2]!)
    return true
  },
  class(rest, { graph }) {
    const found = /^(.+?)\s+([\w-]+)$/.exec(rest)
    for (const id of found?.[1]!.split(',') ?? []) pending(graph, id.trim()).classes.push(found![2]!)
    return found !== null
  },
  style(rest, { graph }) {
    const found = /^(\S+)\s+(.+)$/.exec(rest)
    for (const id of found?.[1]!.split(',') ?? []) pending(graph, id.trim()).styles.push(found![2]!)
    return found !== null
  },
  linkStyle(rest, { graph }) {
    const found = /^(default|[\d,\s]+?)\s+(?:interpolate\s+\w+\s*)?(\S.*)$/.exec(rest)
    if (!found) return true
    const numbers = found[1] === 'default' ? graph.edges.keys() : found[1]!.split(',').map(Number)
    for (const number of numbers) {
      const edge = graph.edges[number]
      if (edge && (edge.styles?.length ?? 0) < longestStyle) edge.styles = `${edge.styles ?? ''},${found[2]!}`
    }
    return true
  },
  click(rest, { graph }, { line }) {
    const found = /^(\S+)\s+(?:href\s+)?"([^"]*)"/.exec(rest)
    if (found) nodeOf(graph, found[1]!).link = { href: found[2]!, line }
    return true
  },
}

/** The group or node of an id; a group may be declared further down. */
function pending(graph: Graph, id: string): { readonly classes: string[]; readonly styles: string[] } {
  return graph.groups.get(id) ?? nodeOf(graph, id)
}

function groupName(rest: string, count: number): { id: string; label: string } {
  const titled = /^([^\s["]+)\s*\[(.*)\]$/s.exec(rest)
  if (titled) return { id: titled[1]!, label: titled[2]!.trim() === '' ? ' ' : titled[2]! }
  if (rest.startsWith('"') || /\s/.test(rest))
    return { id: rest.replace(/^"|"$/g, '') || `group ${count}`, label: rest }
  return { id: rest || `group ${count}`, label: rest }
}

/** Nodes whose id names a group were groups all along. */
function settle(graph: Graph): void {
  for (const [id, group] of graph.groups) {
    const node = graph.nodes.get(id)
    if (!node) continue
    group.classes.push(...node.classes)
    group.styles.push(...node.styles)
    graph.nodes.delete(id)
  }
}

/** `a & b & … --> c & d & …` multiplies: far more lines than can be placed are not even read. */
const mostRead = 2_000
/** Styles of one line, in characters; `linkStyle default` adds to all of them. */
const longestStyle = 1_000

/** `A & B -- text --> C --> D` */
function chain(statement: Statement, state: State): void {
  const scan: Scan = { text: statement.text, at: 0, line: statement.line }
  let from = nodes(scan, state)
  for (;;) {
    blanks(scan)
    if (scan.at >= scan.text.length) return
    const link = linkAt(scan)
    if (!link) throw new DiagramError(`"${scan.text.slice(scan.at).slice(0, 40)}" is not understood`, scan.line)
    const to = nodes(scan, state)
    const { edges } = state.graph
    if (edges.length + from.length * to.length > mostRead) throw new DiagramLimit(`it has more than ${mostRead} lines`)
    for (const source of from) for (const target of to) edges.push({ from: source, to: target, ...link })
    from = to
  }
}

function nodes(scan: Scan, state: State): string[] {
  const ids = [nodeAt(scan, state)]
  while (take(scan, /\s*&\s*/y)) ids.push(nodeAt(scan, state))
  return ids
}

const name = /(?:[\p{L}\p{N}\p{M}\p{Extended_Pictographic}_.$!?*+#'/\\%^]|:(?!::)|-(?![-.])|=(?!=)|@(?!\{))+/uy

function nodeAt(scan: Scan, { graph, open }: State): string {
  blanks(scan)
  const id = (take(scan, /"([^"]*)"/y)?.[1] ?? take(scan, name)?.[0])?.replace(/-+$/, (dashes) => {
    scan.at -= dashes.length
    return ''
  })
  if (!id) throw new DiagramError(`a node is missing at "${scan.text.slice(scan.at).slice(0, 40)}"`, scan.line)
  const known = nodeOf(graph, id)
  const drawn = shapeAt(scan)
  if (drawn) Object.assign(known, drawn)
  for (let own = take(scan, /:::([\w-]+)/y); own; own = take(scan, /:::([\w-]+)/y)) known.classes.push(own[1]!)
  const group = open.at(-1)
  if (group && known.group === undefined && group.id !== id) known.group = group.id
  return id
}
