/**
 * Lines of code → runs of one kind. What a line becomes depends on its text and on the state of the grammar before it, so each
 * pair is tokenised once: in documentation most lines stand in many blocks. States that mean the same are one state here, else
 * no line behind a new one would be met again.
 */
import type { ElementContent } from 'hast'
import type { Grammar } from 'shiki/core'
import { EncodedTokenMetadata, INITIAL } from 'shiki/textmate'
import type { StateStack } from 'shiki/textmate'

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

interface Known extends LineState {
  readonly id: number
  readonly stack: StateStack
  readonly steps: Map<string, LineStep>
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

/** Characters of lines that one grammar remembers; then it begins anew. */
const most = 2_000_000

/** Tokenises with one grammar; `draw` makes what is kept of a line. */
export function lineMemory(
  grammar: Grammar,
  draw: (parts: readonly LinePart[]) => readonly ElementContent[],
): LineMemory {
  let states = stateTable()
  let held = 0
  const start = states.of(INITIAL as Frame)
  const step = (line: string, from: LineState): LineStep => {
    const state = from as Known
    const found = state.steps.get(line)
    if (found) return found
    held += line.length + 1
    if (held > most) {
      states = stateTable()
      held = 0
      start.steps.clear()
    }
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state.stack, 0)
    const made = { content: draw(partsOf(line, tokens)), next: states.of(ruleStack as Frame) }
    state.steps.set(line, made)
    return made
  }
  return { start, step }
}

/** One state for all stacks that mean the same. */
function stateTable() {
  const byStack = new WeakMap<StateStack, Known>()
  const byMeaning = new Map<string, Known>()
  const of = (stack: Frame): Known => {
    const met = byStack.get(stack)
    if (met) return met
    const meaning = meaningOf(stack, stack.parent && of(stack.parent))
    const state = byMeaning.get(meaning) ?? { id: byMeaning.size, depth: stack.depth, stack, steps: new Map() }
    byMeaning.set(meaning, state)
    byStack.set(stack, state)
    return state
  }
  return { of }
}

function meaningOf(frame: Frame, parent: Known | null): string {
  const { ruleId, beginRuleCapturedEOL, endRule, nameScopesList, contentNameScopesList } = frame
  return [parent?.id, ruleId, beginRuleCapturedEOL, nameScopesList, contentNameScopesList, endRule].join('\n')
}

/** The tokens are pairs of a start and what stands there. */
function partsOf(line: string, tokens: Uint32Array): LinePart[] {
  const parts: LinePart[] = []
  for (let at = 0; at < tokens.length; at += 2) {
    const text = line.slice(tokens[at], tokens[at + 2] ?? line.length)
    if (text !== '') parts.push({ text, color: EncodedTokenMetadata.getForeground(tokens[at + 1]!) })
  }
  return parts
}
