/**
 * Diagrams: text in the language of Mermaid → a drawing as hast, at build and without any script. Kinds that are not drawn here are
 * named as such. Work is bounded by counting what is to be placed, never by time: the same text gives the same drawing everywhere.
 */
import type { Element, ElementContent } from 'hast'
import type { DiagramPart } from '../model/diagram.ts'
import type { Word } from '../model/words.ts'
import { readClasses } from './graph/class.ts'
import { drawGraph } from './graph/draw.ts'
import type { Elk } from './graph/elk.ts'
import { readEntities } from './graph/entity.ts'
import { readFlow } from './graph/flow.ts'
import type { Graph } from './graph/graph.ts'
import { placeGraph } from './graph/layout.ts'
import { readMindmap } from './graph/mindmap.ts'
import { readStates } from './graph/state.ts'
import { drawGit, readGit } from './git.ts'
import { drawLabel, labelOf, plainLabel } from './label.ts'
import { drawPie, pieTitle, readPie } from './pie.ts'
import { DiagramError, DiagramLimit, readDiagram } from './read.ts'
import type { Reading } from './read.ts'
import { drawSequence } from './sequence/draw.ts'
import { placeSequence } from './sequence/layout.ts'
import { readSequence } from './sequence/parse.ts'
import { el } from './svg.ts'

export type Drawn =
  | { readonly kind: 'drawn'; readonly svg: Element; readonly about: About; readonly work: number }
  /** A kind of diagram that only Mermaid's own script draws. */
  | { readonly kind: 'other'; readonly about: About }
  /** A kind of diagram that Mermaid draws with more than its own script. */
  | { readonly kind: 'unsupported'; readonly word: string }
  | { readonly kind: 'invalid'; readonly message: string; readonly line: number }
  /** Too much of it to be drawn. */
  | { readonly kind: 'limit'; readonly message: string }

/** What a diagram says of itself. */
export interface About {
  /** `Flowchart`, `Sequence diagram`. */
  readonly type: Word
  readonly title?: string
  readonly description?: string
}

export interface DrawTools {
  readonly elk: Elk
  /** The class of each part. */
  readonly classes: (part: DiagramPart) => string
}

/** Characters of a diagram, as in Mermaid itself. */
export const longestDiagram = 50_000
/** Nodes, groups and three times the lines of one graph; the worst that was found for it took 2.5 s. */
const mostPlaced = 900
const mostEvents = 2_000

/** Draws a diagram. Total: what cannot be drawn is told. */
export function drawDiagram(text: string, tools: DrawTools): Drawn {
  if (text.length > longestDiagram)
    return { kind: 'limit', message: `it has more than ${longestDiagram / 1000},000 characters` }
  try {
    const read = readDiagram(text)
    if (elsewhere.test(read.kind)) return { kind: 'unsupported', word: read.kind }
    const kind = kinds.find(({ words }) => words.test(read.kind))
    if (!kind) throw new DiagramError(`"${read.kind.slice(0, 40)}" is not a kind of diagram`, read.header.line)
    const title = read.title ?? kind.title?.(read)
    const reading = title === undefined ? read : { ...read, title }
    const about = aboutOf(kind.type, reading)
    if (!kind.draw) return { kind: 'other', about }
    const drawing = kind.draw(reading, tools)
    if ('message' in drawing) return { kind: 'limit', message: drawing.message }
    return { kind: 'drawn', svg: frame(drawing, reading, tools), about, work: drawing.work }
  } catch (error) {
    if (error instanceof DiagramLimit) return { kind: 'limit', message: error.message }
    if (error instanceof DiagramError) return { kind: 'invalid', message: error.message, line: error.line }
    return { kind: 'invalid', message: error instanceof Error ? error.message.slice(0, 200) : String(error), line: 1 }
  }
}

function aboutOf(type: Word, { title, accTitle, accDescr }: Reading): About {
  const name = accTitle ?? title
  return { type, ...(name && { title: plainLabel(name) }), ...(accDescr && { description: accDescr }) }
}

type Drawing =
  | {
      readonly children: readonly ElementContent[]
      readonly width: number
      readonly height: number
      readonly work: number
    }
  | { readonly message: string }

interface Kind {
  readonly words: RegExp
  readonly type: Word
  /** A title that stands where only this kind has one. */
  readonly title?: (reading: Reading) => string | undefined
  readonly draw?: (reading: Reading, tools: DrawTools) => Drawing
}

const graph =
  (read: (reading: Reading) => Graph) =>
  (reading: Reading, { elk, classes }: DrawTools): Drawing => {
    const found = read(reading)
    const work = found.nodes.size + found.groups.size + found.edges.length * 3
    if (work > mostPlaced) return { message: `it has ${found.nodes.size} nodes and ${found.edges.length} lines` }
    if (found.nodes.size + found.groups.size === 0) throw new DiagramError('it is empty', reading.header.line)
    const placed = placeGraph(found, elk)
    return { children: drawGraph(found, placed, classes), width: placed.width, height: placed.height, work }
  }

/** What the small edition of Mermaid leaves out, and what was always a package beside it. */
const elsewhere = /^(?:architecture(?:-beta)?|zenuml)$/

const kinds: readonly Kind[] = [
  { words: /^(?:graph|flowchart(?:-elk)?)$/, type: 'Flowchart', draw: graph(readFlow) },
  {
    words: /^sequenceDiagram$/,
    type: 'Sequence diagram',
    draw(reading, { classes }) {
      const sequence = readSequence(reading)
      const work = sequence.events.length + sequence.participants.size
      if (work > mostEvents) return { message: `it has ${work} lines` }
      if (sequence.participants.size === 0) throw new DiagramError('it is empty', reading.header.line)
      const placed = placeSequence(sequence)
      return { children: drawSequence(placed, classes), width: placed.width, height: placed.height, work }
    },
  },
  { words: /^stateDiagram(?:-v2)?$/, type: 'State diagram', draw: graph(readStates) },
  { words: /^classDiagram(?:-v2)?$/, type: 'Class diagram', draw: graph(readClasses) },
  { words: /^erDiagram$/, type: 'Entity relationship diagram', draw: graph(readEntities) },
  {
    words: /^pie$/,
    type: 'Pie chart',
    title: pieTitle,
    draw(reading, { classes }) {
      const pie = readPie(reading)
      return { ...drawPie(pie, classes), work: pie.slices.length }
    },
  },
  {
    words: /^gitGraph$/,
    type: 'Git graph',
    draw(reading, { classes }) {
      const git = readGit(reading)
      return { ...drawGit(git, classes), work: git.commits.length }
    },
  },
  { words: /^mindmap$/, type: 'Mind map', draw: graph(readMindmap) },
  { words: /^gantt$/, type: 'Gantt chart' },
  { words: /^journey$/, type: 'User journey' },
  { words: /^timeline$/, type: 'Timeline' },
  { words: /^quadrantChart$/, type: 'Quadrant chart' },
  { words: /^requirement(?:Diagram)?$/, type: 'Requirement diagram' },
  { words: /^C4(?:Context|Container|Component|Dynamic|Deployment)$/, type: 'C4 diagram' },
  { words: /^sankey(?:-beta)?$/, type: 'Sankey diagram' },
  { words: /^xychart(?:-beta)?$/, type: 'Chart' },
  { words: /^block(?:-beta)?$/, type: 'Block diagram' },
  { words: /^packet(?:-beta)?$/, type: 'Packet diagram' },
  { words: /^kanban$/, type: 'Kanban board' },
  { words: /^radar(?:-beta)?$/, type: 'Radar chart' },
  { words: /^treemap(?:-beta)?$/, type: 'Treemap' },
  { words: /^info$/, type: 'Diagram' },
]

/** The drawing with the title that the author gave above it. */
function frame(drawing: Exclude<Drawing, { message: string }>, { title }: Reading, { classes }: DrawTools): Element {
  const { children, height } = drawing
  const label = title ? labelOf(title, { size: 16, bold: true }) : undefined
  const above = label ? label.height + 16 : 0
  const width = Math.ceil(Math.max(drawing.width, (label?.width ?? 0) + 16))
  const shift = (width - drawing.width) / 2
  const inner =
    above > 0 || shift > 0
      ? [el('g', { transform: `translate(${Math.round(shift)} ${Math.round(above)})` }, children)]
      : children
  const heading = label ? drawLabel(label, { x: width / 2, y: above / 2 + 2 }, { className: classes('title') }) : []
  const total = Math.ceil(height + above)
  return el('svg', { viewBox: `0 0 ${width} ${total}`, width, height: total }, [...heading, ...inner])
}
