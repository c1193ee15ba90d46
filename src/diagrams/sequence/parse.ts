/** Sequence diagrams: text → participants and events in order. */
import { DiagramError } from '../read.ts'
import type { Reading, Statement } from '../read.ts'

export interface Participant {
  readonly id: string
  label: string
  kind: 'box' | 'actor' | 'database' | 'other'
  /** Made and ended on the way. */
  created?: true
  destroyed?: true
}

export type Head = 'none' | 'arrow' | 'cross' | 'open'

export type Event =
  | {
      readonly kind: 'message'
      readonly from: string
      readonly to: string
      readonly text: string
      readonly dashed: boolean
      readonly heads: readonly [Head, Head]
      readonly number?: string
    }
  | { readonly kind: 'activate' | 'deactivate'; readonly id: string }
  | {
      readonly kind: 'note'
      readonly side: 'left' | 'right' | 'over'
      readonly ids: readonly string[]
      readonly text: string
    }
  | { readonly kind: 'open'; readonly frame: string; readonly text: string }
  | { readonly kind: 'part'; readonly word: string; readonly text: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'create' | 'destroy'; readonly id: string }

export interface ParticipantBox {
  readonly label: string
  readonly color?: string
  readonly ids: string[]
}

export interface Sequence {
  readonly participants: Map<string, Participant>
  readonly boxes: ParticipantBox[]
  readonly events: Event[]
}

interface State extends Sequence {
  /** Kinds of the open frames. */
  readonly open: string[]
  box?: ParticipantBox
  counting?: { next: number; readonly step: number }
  /** The next message makes or ends this one. */
  pending?: { readonly kind: 'create' | 'destroy'; readonly id: string }
}

/** Reads a sequence diagram. Throws a DiagramError at a line that cannot be read. */
export function readSequence({ body, header }: Reading): Sequence {
  const state: State = { participants: new Map(), boxes: [], events: [], open: [] }
  const lines = header.text === '' ? body : [header, ...body]
  for (const statement of lines) {
    const text = statement.text.replace(/\s*;\s*$/, '')
    if (text !== '') read({ text, line: statement.line }, state)
  }
  while (state.open.pop() !== undefined) state.events.push({ kind: 'close' })
  return state
}

function read(statement: Statement, state: State): void {
  for (const rule of rules) {
    const found = rule.pattern.exec(statement.text)
    if (found && rule.run(found, state, statement) !== false) return
  }
  if (!message(statement.text, state))
    throw new DiagramError(`"${statement.text.slice(0, 40)}" is not understood`, statement.line)
}

interface Rule {
  readonly pattern: RegExp
  readonly run: (found: RegExpExecArray, state: State, statement: Statement) => unknown
}

const frames = 'loop|alt|opt|par|critical|break|rect|par_over'

const rules: readonly Rule[] = [
  {
    pattern: /^(create\s+)?(participant|actor)\s+(.+?)\s*$/,
    run([, create, kind, rest], state) {
      const { id, label, own } = declared(rest!)
      const participant = participantOf(id, state)
      if (label !== undefined) participant.label = label
      participant.kind = own ?? (kind === 'actor' ? 'actor' : 'box')
      if (!create) return
      participant.created = true
      state.pending = { kind: 'create', id }
    },
  },
  {
    pattern: /^destroy\s+(.+)$/,
    run([, id], state) {
      participantOf(id!.trim(), state).destroyed = true
      state.pending = { kind: 'destroy', id: id!.trim() }
    },
  },
  {
    pattern: /^box\b\s*(.*)$/,
    run([, rest], state) {
      const { color, label } = boxName(rest!)
      state.box = { label, ...(color && { color }), ids: [] }
      state.boxes.push(state.box)
    },
  },
  {
    pattern: /^autonumber\b\s*(.*)$/,
    run([, rest], state) {
      const [start = '1', step = '1'] = rest!.split(/\s+/).filter(Boolean)
      if (start === 'off') delete state.counting
      else state.counting = { next: Number.parseFloat(start) || 1, step: Number.parseFloat(step) || 1 }
    },
  },
  {
    pattern: /^(activate|deactivate)\s+(.+)$/,
    run: ([, kind, id], state) =>
      state.events.push({ kind: kind as 'activate', id: participantOf(id!.trim(), state).id }),
  },
  {
    pattern: /^note\s+(left\s+of|right\s+of|over)\s+([^:]+?)\s*:\s*(.*)$/i,
    run([, side, ids, text], state) {
      const of = ids!.split(',').map((id) => participantOf(id.trim(), state).id)
      state.events.push({ kind: 'note', side: side!.split(/\s/)[0]!.toLowerCase() as 'left', ids: of, text: text! })
    },
  },
  {
    pattern: new RegExp(`^(${frames})(?:\\s+(.*))?$`),
    run([, frame, text = ''], state) {
      state.open.push(frame!)
      state.events.push({ kind: 'open', frame: frame!.replace('_over', ''), text })
    },
  },
  {
    pattern: /^(else|and|option)(?:\s+(.*))?$/,
    run([, word, text = ''], state) {
      if (state.open.length === 0) return false
      return state.events.push({ kind: 'part', word: word!, text })
    },
  },
  {
    pattern: /^end$/,
    run(_, state) {
      if (state.open.pop() !== undefined) state.events.push({ kind: 'close' })
      else delete state.box
    },
  },
  { pattern: /^(?:links?|properties|details)\s+[^:]+:\s*/, run: () => undefined },
]

/** `A`, `A as Label`, `A@{ "type": "database" } as Label`. */
function declared(rest: string): { id: string; label?: string; own?: Participant['kind'] } {
  const attributes = /@\{([^}]*)\}/.exec(rest)
  const plain = attributes ? rest.replace(attributes[0], '') : rest
  const [, id = plain, label] = /^(.+?)\s+as\s+(.+)$/.exec(plain) ?? []
  const type = attributes && /"?type"?\s*:\s*"?(\w+)/.exec(attributes[1]!)?.[1]
  const alias = attributes && /"?alias"?\s*:\s*"([^"]*)"/.exec(attributes[1]!)?.[1]
  const own = type && (type === 'actor' || type === 'database' ? type : 'box')
  const name = label ?? alias ?? undefined
  return { id: id.trim(), ...(name !== undefined && { label: name }), ...(own && { own: own as Participant['kind'] }) }
}

function participantOf(id: string, state: State): Participant {
  const clean = id.replace(/^"(.*)"$/, '$1')
  let known = state.participants.get(clean)
  if (!known) {
    known = { id: clean, label: clean, kind: 'box' }
    state.participants.set(clean, known)
  }
  if (state.box && !state.boxes.some(({ ids }) => ids.includes(clean))) state.box.ids.push(clean)
  return known
}

/** `box rgb(33,66,99) Name`, `box Aqua Name`, `box transparent Name`. */
function boxName(rest: string): { color?: string; label: string } {
  const found = /^(?:((?:rgb|hsl)a?\([^)]*\)|#[\da-f]{3,8}|transparent)|([A-Za-z]+))(?:\s+(.*))?$/i.exec(rest)
  if (found?.[1]) return { color: found[1], label: found[3] ?? '' }
  if (found?.[2] && colorNames.has(found[2].toLowerCase()))
    return { color: found[2].toLowerCase(), label: found[3] ?? '' }
  return { label: rest }
}
const colorNames = new Set(
  'aqua aquamarine azure beige bisque blue brown coral cyan gold gray grey green indigo ivory khaki lavender lightblue lightcoral lightcyan lightgray lightgreen lightgrey lightpink lightsalmon lightskyblue lightyellow lime linen magenta maroon mintcream mistyrose moccasin navy olive orange orchid pink plum purple red salmon seagreen silver skyblue snow tan teal thistle tomato turquoise violet wheat white yellow'.split(
    ' ',
  ),
)

const arrows = String.raw`<<-->>|<<->>|-->>|->>|--\||--[x)]|-[x)]|-->|->|-\\\\|-//|--\\\\|--//`
/** The longest arrow at the first place where one stands; two-headed ones have a letter for a tail otherwise. */
const line = new RegExp(String.raw`^(.+?)\s*(\(\))?\s*(${arrows})\s*(\(\))?\s*([+-]?)\s*([^:]+?)\s*(?::\s*(.*))?$`, 's')

function message(text: string, state: State): boolean {
  const found = line.exec(text)
  if (!found) return false
  const [, fromText = '', , arrow = '', , sign, toText = '', words = ''] = found
  const from = participantOf(fromText.trim(), state).id
  const to = participantOf(toText.trim(), state).id
  const { counting, pending } = state
  if (pending) state.events.push({ ...pending })
  delete state.pending
  state.events.push({
    kind: 'message',
    from,
    to,
    text: words,
    dashed: arrow.includes('--'),
    heads: [arrow.startsWith('<<') ? 'arrow' : 'none', headOf(arrow)],
    ...(counting && { number: String(Math.round(counting.next * 1000) / 1000) }),
  })
  if (counting) counting.next += counting.step
  if (sign === '+') state.events.push({ kind: 'activate', id: to })
  if (sign === '-') state.events.push({ kind: 'deactivate', id: from })
  return true
}

function headOf(arrow: string): Head {
  if (arrow.endsWith('>>')) return 'arrow'
  if (arrow.endsWith('x')) return 'cross'
  return /[)\\/|]$/.test(arrow) ? 'open' : 'none'
}
