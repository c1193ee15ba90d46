/**
 * Lines of code → runs of one kind. What a line becomes depends on its text and on the state of the grammar before it, so each
 * pair is tokenised once: in documentation most lines stand in many blocks. States that mean the same are one state here, else
 * no line behind a new one would be met again.
 */
import type { ElementContent } from 'hast'
import type { Grammar } from 'shiki/core'
import { EncodedTokenMetadata, INITIAL } from 'shiki/textmate'
import type { StateStack } from 'shiki/textmate'
import { placesIn } from './line-shapes.ts'
import type { Shape, Shaper } from './line-shapes.ts'

/** Where a grammar stands between two lines. */
export interface LineState {
  /** Rules in each other. */
  readonly depth: number
}

export interface LineStep {
  readonly content: readonly ElementContent[]
  readonly next: LineState
}

export interface LineMemory {
  readonly start: LineState
  readonly step: (line: string, state: LineState) => LineStep
}

/** A part of a line with the number of its colour. */
export interface LinePart {
  readonly text: string
  readonly color: number
}

/** Where the tokens of a line begin, and what follows; the colours are numbers. */
interface Tokenised {
  readonly starts: readonly number[]
  readonly colors: readonly number[]
  readonly next: LineState
}

interface Known extends LineState {
  readonly id: number
  readonly stack: StateStack
  /** Whether it looks for no text that a line held: such a text is no other. */
  readonly isPlain: boolean
  /** Lines that were met in this while, and those of the one before. */
  recent: Map<string, LineStep>
  former: Map<string, LineStep>
  /** The same for the texts of shapes. */
  recentShapes: Map<string, Tokenised>
  formerShapes: Map<string, Tokenised>
}

/** What the grammar goes by in later lines; positions in a stack are of the line that made it. */
interface Frame extends StateStack {
  readonly parent: Frame | null
  readonly ruleId: number
  readonly beginRuleCapturedEOL: boolean
  readonly endRule: string | null
  readonly nameScopesList: object | null
  readonly contentNameScopesList: object | null
}

/**
 * Characters of lines and of their shapes that one grammar meets in one while; what was not met in the one before is forgotten. A
 * line takes some twenty times its length: with 2,000,000 and no end to a while, 5,000 pages held 120 MB more, and took no less time.
 */
const most = 250_000
/** States that are kept; then all is forgotten. Texts that end at a word of the author's make one for each word. */
const mostStates = 20_000

/** Tokenises with one grammar; `draw` makes what is kept of a line, `shapeOf` finds lines that differ in names only. */
export function lineMemory(
  grammar: Grammar,
  draw: (parts: readonly LinePart[]) => readonly ElementContent[],
  shapeOf?: Shaper,
): LineMemory {
  let states = stateTable()
  let held = 0
  const start = states.of(INITIAL as Frame)
  const make = (line: string, state: Known): LineStep => {
    if (states.all().length > mostStates) {
      states = stateTable()
      forget(start)
      forget(start)
    }
    // What a line becomes depends on itself only: the line of its shape is read, whichever line of it comes first.
    const shape = state.isPlain ? shapeOf?.(line) : undefined
    const read = shape && readShape(shape, state)
    const starts = read && placesIn(shape!, read.starts)
    const tokenised = starts ? { ...read!, starts } : tokenise(line, state)
    return { content: draw(partsOf(line, tokenised)), next: tokenised.next }
  }
  const tokenise = (line: string, state: Known): Tokenised => {
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state.stack, 0)
    const starts: number[] = []
    const colors: number[] = []
    for (let at = 0; at < tokens.length; at += 2) {
      starts.push(tokens[at]!)
      colors.push(EncodedTokenMetadata.getForeground(tokens[at + 1]!))
    }
    return { starts, colors, next: states.of(ruleStack as Frame) }
  }
  const readShape = ({ text }: Shape, state: Known): Tokenised => {
    const found = state.recentShapes.get(text)
    if (found) return found
    const made = state.formerShapes.get(text) ?? tokenise(text, state)
    state.recentShapes.set(text, made)
    held += text.length + 1
    return made
  }
  const step = (line: string, from: LineState): LineStep => {
    const state = from as Known
    const found = state.recent.get(line)
    if (found) return found
    const made = state.former.get(line) ?? make(line, state)
    state.recent.set(line, made)
    held += line.length + 1
    if (held > most) {
      held = 0
      for (const each of new Set([start, ...states.all()])) forget(each)
    }
    return made
  }
  return { start, step }
}

/** Lines of the last while become those of the one before, whose lines go. */
function forget(state: Known): void {
  if (state.recent.size === 0 && state.former.size === 0) return
  state.former = state.recent
  state.recent = new Map()
  state.formerShapes = state.recentShapes
  state.recentShapes = new Map()
}

/** One state for all stacks that mean the same. */
function stateTable() {
  const byStack = new WeakMap<StateStack, Known>()
  const byMeaning = new Map<string, Known>()
  const all: Known[] = []
  const of = (stack: Frame): Known => {
    const met = byStack.get(stack)
    if (met) return met
    const parent = stack.parent && of(stack.parent)
    const meaning = meaningOf(stack, parent)
    const state = byMeaning.get(meaning) ?? newState(all.length, stack, parent)
    if (state.id === all.length) all.push(state)
    byMeaning.set(meaning, state)
    byStack.set(stack, state)
    return state
  }
  return { of, all: () => all }
}

function newState(id: number, stack: Frame, parent: Known | null): Known {
  const isPlain = stack.endRule === null && parent?.isPlain !== false
  const maps = { recent: new Map(), former: new Map(), recentShapes: new Map(), formerShapes: new Map() }
  return { id, depth: stack.depth, stack, isPlain, ...maps }
}

function meaningOf(frame: Frame, parent: Known | null): string {
  const { ruleId, beginRuleCapturedEOL, endRule, nameScopesList, contentNameScopesList } = frame
  return [parent?.id, ruleId, beginRuleCapturedEOL, nameScopesList, contentNameScopesList, endRule].join('\n')
}

function partsOf(line: string, { starts, colors }: Tokenised): LinePart[] {
  const parts: LinePart[] = []
  for (const [at, start] of starts.entries()) {
    const text = line.slice(start, starts[at + 1] ?? line.length)
    if (text !== '') parts.push({ text, color: colors[at]! })
  }
  return parts
}
