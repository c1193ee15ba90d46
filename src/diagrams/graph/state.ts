/** State diagrams: text → graph. Composite states are groups; each has a start and an end of its own. */
import { DiagramError } from '../read.ts'
import type { Reading, Statement } from '../read.ts'
import { directionOf, newGraph, nodeOf } from './graph.ts'
import type { Graph, GraphGroup, Shape } from './graph.ts'

/** Reads a state diagram. Throws a DiagramError at a line that cannot be read. */
export function readStates({ body }: Reading): Graph {
  const graph = newGraph('DOWN')
  const state: State = { graph, open: [], notes: 0 }
  for (let index = 0; index < body.length; index++) {
    const statement = body[index]!
    const note = /^note\s+(left|right)\s+of\s+(\S+)\s*$/i.exec(statement.text)
    if (note) {
      const lines: string[] = []
      while (index + 1 < body.length && !/^end\s*note$/i.test(body[++index]!.text)) lines.push(body[index]!.text)
      addNote(state, note[2]!, lines.join('\n'), note[1]!)
    } else read(statement, state)
  }
  for (const id of graph.groups.keys()) graph.nodes.delete(id)
  return graph
}

interface State {
  readonly graph: Graph
  readonly open: GraphGroup[]
  notes: number
}

function read(statement: Statement, state: State): void {
  const { graph, open } = state
  const text = statement.text.replace(/;\s*$/, '')
  if (text === '}') return void open.pop()
  if (text === '--' || /^(?:hide empty description|scale\b)/.test(text)) return
  const direction = /^direction\s+(\w+)/.exec(text)
  if (direction) return turn(state, direction[1]!)
  const note = /^note\s+(left|right)\s+of\s+(\S+?)\s*:\s*(.+)$/i.exec(text)
  if (note) return addNote(state, note[2]!, note[3]!, note[1]!)
  if (styled(text, graph)) return
  if (/^state\s/.test(text)) return declare(text, statement, state)
  const step = /^(\[\*\]|[^\s:]+?)(?::::([\w-]+))?\s*--?>\s*(\[\*\]|[^\s:]+)(?::::([\w-]+))?\s*(?::\s*(.*))?$/.exec(
    text,
  )
  if (step) {
    const [, from = '', fromClass, to = '', toClass, label] = step
    const ends = { from: named(from, 'start', state, fromClass), to: named(to, 'end', state, toClass) }
    graph.edges.push({ ...ends, ...(label?.trim() && { label }), stroke: 'solid', ends: ['none', 'arrow'] })
    return
  }
  const described = /^([^\s:]+)(?::::([\w-]+))?\s*(?::\s*(.*))?$/.exec(text)
  if (!described) throw new DiagramError(`"${text.slice(0, 40)}" is not understood`, statement.line)
  const node = nodeOf(graph, named(described[1]!, 'start', state, described[2]))
  if (!described[3]) return
  node.label = node.label === node.id ? described[3] : `${node.label}\n${described[3]}`
}

function turn({ graph, open }: State, word: string): void {
  const direction = directionOf(word)
  const group = open.at(-1)
  if (!direction) return
  if (group) group.direction = direction
  else graph.direction = direction
}

function declare(text: string, { line }: Statement, state: State): void {
  const { graph, open } = state
  const found =
    /^state\s+(?:"([^"]*)"(?:\s+as\s+([^\s{]+))?|([^\s{<]+))\s*(<<\w+>>|\[\[\w+\]\])?\s*(\{)?\s*(\})?$/.exec(text)
  if (!found) throw new DiagramError(`"${text.slice(0, 40)}" is not understood`, line)
  const [, title, alias, plain, kind, brace, closed] = found
  const id = alias ?? plain ?? title!
  if (brace) {
    const parent = open.at(-1)?.id
    const label = title ?? graph.nodes.get(id)?.label ?? id
    if (!graph.groups.has(id))
      graph.groups.set(id, { id, label, ...(parent !== undefined && { parent }), classes: [], styles: [] })
    if (!closed) open.push(graph.groups.get(id)!)
    return
  }
  const node = nodeOf(graph, named(id, 'start', state))
  if (title !== undefined) node.label = title
  const shape = ({ fork: 'bar', join: 'bar', choice: 'diamond' } as const)[kind?.slice(2, -2) as 'fork']
  if (shape) Object.assign(node, { shape, label: '' })
}

/** The id of a state; `[*]` is the start or the end of the state around. */
function named(written: string, role: 'start' | 'end', { graph, open }: State, className?: string): string {
  const group = open.at(-1)?.id
  const isMark = written === '[*]'
  const id = isMark ? `${group ?? ''}[*]${role}` : written
  const shape: Shape = isMark ? role : 'rounded'
  const node = nodeOf(graph, id, shape)
  if (isMark) node.label = ''
  if (className) node.classes.push(className)
  if (group !== undefined && node.group === undefined && id !== group) node.group = group
  return id
}

function addNote(state: State, of: string, text: string, side: string): void {
  const { graph } = state
  state.notes += 1
  const id = `note ${state.notes}`
  const node = nodeOf(graph, id, 'note')
  node.label = text
  const { group } = graph.nodes.get(of) ?? {}
  if (group !== undefined) node.group = group
  const [from, to] = side === 'left' ? [id, of] : [of, id]
  graph.edges.push({ from, to, stroke: 'dotted', ends: ['none', 'none'] })
  if (!graph.groups.has(of)) named(of, 'start', state)
}

function styled(text: string, { classes, nodes, groups }: Graph): boolean {
  const definition = /^classDef\s+([\w,\s-]+?)\s+([\w-]+\s*:.*)$/.exec(text)
  for (const name of definition?.[1]!.split(',') ?? []) classes.set(name.trim(), definition![2]!)
  const use = /^(class|style)\s+(\S+(?:\s*,\s*\S+)*)\s+(.+)$/.exec(text)
  for (const id of use?.[2]!.split(',') ?? []) {
    const target = nodes.get(id.trim()) ?? groups.get(id.trim())
    target?.[use![1] === 'class' ? 'classes' : 'styles'].push(use![3]!)
  }
  return definition !== null || use !== null
}
