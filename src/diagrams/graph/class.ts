/** Class diagrams: text → graph whose nodes have compartments. */
import { DiagramError } from '../read.ts'
import type { Reading, Statement } from '../read.ts'
import { directionOf, newGraph, nodeOf } from './graph.ts'
import type { End, Graph, GraphNode } from './graph.ts'

/** Reads a class diagram. Throws a DiagramError at a line that cannot be read. */
export function readClasses({ body }: Reading): Graph {
  const graph = newGraph('DOWN')
  const state: State = { graph, namespaces: [], notes: 0 }
  for (const statement of body.flatMap(unfolded)) read(statement, state)
  return graph
}

interface State {
  readonly graph: Graph
  /** The class whose braces are open. */
  open?: GraphNode
  /** Namespaces around, outermost first. */
  readonly namespaces: string[]
  notes: number
}

/** A namespace and what it holds may stand on one line. */
function unfolded({ text, line }: Statement): Statement[] {
  const [, head, inside] = /^(namespace\s[^{]*\{)\s*(\S.*)$/.exec(text) ?? []
  if (head === undefined || inside === undefined) return [{ text, line }]
  const closes = inside.endsWith('}') && inside.split('}').length > inside.split('{').length
  const held = (closes ? inside.slice(0, -1) : inside).trim()
  return [
    { text: head, line },
    ...(held === '' ? [] : unfolded({ text: held, line })),
    ...(closes ? [{ text: '}', line }] : []),
  ]
}

function read(statement: Statement, state: State): void {
  const text = statement.text.replace(/;\s*$/, '')
  const { graph } = state
  if (text.startsWith('}')) {
    if (state.open) delete state.open
    else state.namespaces.pop()
    return
  }
  if (state.open) return member(state.open, text)
  for (const rule of rules) {
    const found = rule.pattern.exec(text)
    if (found) return rule.run(found, state)
  }
  if (relation(text, state)) return
  const own = /^(`[^`]+`|[^\s:]+)\s*:\s*(.+)$/.exec(text)
  if (!own) throw new DiagramError(`"${text.slice(0, 40)}" is not understood`, statement.line)
  member(classOf(graph, own[1]!, state), own[2]!)
}

const rules: readonly { readonly pattern: RegExp; readonly run: (found: RegExpExecArray, state: State) => void }[] = [
  {
    pattern: /^direction\s+(\w+)$/,
    run: ([, word], { graph }) => void (graph.direction = directionOf(word!) ?? graph.direction),
  },
  {
    pattern: /^namespace\s+(\S+?)(?:\s*\[(.*)\])?\s*\{$/,
    run([, name, label], state) {
      const parent = state.namespaces.at(-1)
      state.namespaces.push(name!)
      if (state.graph.groups.has(name!)) return
      const group = { id: name!, label: label ?? name!, classes: [], styles: [] }
      state.graph.groups.set(name!, { ...group, ...(parent !== undefined && { parent }) })
    },
  },
  {
    pattern:
      /^class\s+(`[^`]+`|[^\s[{:]+)\s*(?:\["([^"]*)"\])?(?::::([\w-]+))?\s*(?:<<([^>]+)>>)?\s*(?:(\{)([^}]*)(\})?)?$/,
    run([, name, label, className, head, brace, inside, closed], state) {
      const node = classOf(state.graph, name!, state)
      if (label !== undefined) node.label = label
      if (className) node.classes.push(className)
      if (head) Object.assign(node.rows!, { head: `«${head}»` })
      if (inside?.trim()) member(node, inside.trim())
      if (brace && !closed) state.open = node
    },
  },
  {
    pattern: /^<<([^>]+)>>\s+(\S+)$/,
    run: ([, head, name], state) =>
      void Object.assign(classOf(state.graph, name!, state).rows!, { head: `«${head!}»` }),
  },
  {
    pattern: /^note\s+(?:for\s+(\S+)\s+)?"([^"]*)"$/,
    run([, name, text], state) {
      state.notes += 1
      const id = `note ${state.notes}`
      nodeOf(state.graph, id, 'note').label = text!
      if (name)
        state.graph.edges.push({
          from: classOf(state.graph, name, state).id,
          to: id,
          stroke: 'dotted',
          ends: ['none', 'none'],
        })
    },
  },
  {
    pattern: /^(?:click|link)\s+(\S+)\s+(?:href\s+)?"([^"]*)"/,
    run: ([, name, href], state) => void (classOf(state.graph, name!, state).link = { href: href!, line: 0 }),
  },
  { pattern: /^(?:click|callback)\s/, run: () => undefined },
  {
    pattern: /^classDef\s+([\w,-]+)\s+(.+)$/,
    run: ([, names, style], { graph }) => names!.split(',').forEach((name) => graph.classes.set(name, style!)),
  },
  {
    pattern: /^(cssClass|style)\s+("[^"]+"|\S+)\s+(.+)$/,
    run([, kind, names, style], state) {
      for (const name of names!.replaceAll('"', '').split(','))
        classOf(state.graph, name.trim(), state)[kind === 'style' ? 'styles' : 'classes'].push(style!)
    },
  },
]

function classOf(graph: Graph, written: string, { namespaces }: State): GraphNode {
  const namespace = namespaces.at(-1)
  const id = generic(written.replace(/^`|`$/g, ''))
  const node = nodeOf(graph, id, 'table')
  node.rows ??= { parts: [[], []] }
  if (namespace !== undefined && node.group === undefined) node.group = namespace
  return node
}

/** `List~int~` → `List<int>`. */
function generic(text: string): string {
  return text.replace(/~([^~]*(?:~[^~]*~)?[^~]*)~/g, (_, inner: string) => `<${generic(inner)}>`)
}

function member(node: GraphNode, text: string): void {
  const head = /^<<([^>]+)>>$/.exec(text)
  if (head) return void Object.assign(node.rows!, { head: `«${head[1]!}»` })
  const clean = generic(text.replace(/\s*[$*]\s*$/, ''))
    .replace(/&/g, '#amp;')
    .replace(/</g, '#lt;')
  node.rows!.parts[text.includes('(') ? 1 : 0]!.push([clean])
}

const link =
  /^(`[^`]+`|[^\s"]+?)\s*(?:"([^"]*)")?\s*(?:(?<=[\s"])(o)|(<\||\*|<|\(\)))?(--|\.\.)(\|>|\*|o(?=[\s"])|>|\(\))?\s*(?:"([^"]*)")?\s*(`[^`]+`|[^\s":]+)\s*(?::\s*(.*))?$/

function relation(text: string, state: State): boolean {
  const found = link.exec(text)
  if (!found) return false
  const [, from = '', fromText, circle, left, line, right, toText, to = '', label] = found
  state.graph.edges.push({
    from: classOf(state.graph, from, state).id,
    to: classOf(state.graph, to, state).id,
    ...(label?.trim() && { label }),
    ...((fromText || toText) && { endLabels: [fromText, toText] as const }),
    stroke: line === '..' ? 'dotted' : 'solid',
    ends: [ends[circle ?? left ?? ''] ?? 'none', ends[right ?? ''] ?? 'none'],
  })
  return true
}

const ends: Readonly<Record<string, End>> = {
  '<|': 'triangle',
  '|>': 'triangle',
  '*': 'diamond',
  o: 'hollow-diamond',
  '<': 'open-arrow',
  '>': 'open-arrow',
  '()': 'circle',
}
