/** The addresses in a style sheet that browsers load, read sign by sign as CSS Syntax 4 says, once from start to end. */
import { cssUnescape } from '../util/css-unescape.ts'

export interface StyleAddress {
  /** Where it stands; of an import, where the rule begins. */
  readonly index: number
  /** Unescaped. */
  readonly address: string
  readonly as: 'import' | 'font' | 'other'
}

/** `@import "…"`, `url(…)` and texts of `image-set(…)`; not the names of vocabularies. Any letter may be escaped. */
export function styleAddresses(css: string): readonly StyleAddress[] {
  const state: State = { rule: { name: '', index: 0 }, blocks: [], functions: [] }
  const found: StyleAddress[] = []
  for (const token of tokensOf(css)) {
    if (token.kind === 'address') found.push(...loaded(state, token))
    else if (token.kind === 'sign') sign(state, token.text)
    else {
      if (token.name.startsWith('@')) state.rule = token
      if (token.opens) state.functions.push(token.name)
    }
  }
  return found
}

interface State {
  /** The at-rule that has begun and has no block yet. */
  rule: { readonly name: string; readonly index: number }
  /** Names of the rules whose blocks are open. */
  blocks: string[]
  functions: string[]
}

function sign(state: State, text: string): void {
  if (text === '(') state.functions.push('')
  else if (text === ')') state.functions.pop()
  else {
    if (text === '{') state.blocks.push(state.rule.name)
    if (text === '}') state.blocks.pop()
    // What somebody forgot to close ends with its declaration at the latest.
    state.functions = []
    state.rule = { name: '', index: 0 }
  }
}

function loaded(state: State, { index, value, isUrl }: AddressToken): StyleAddress[] {
  const { rule, blocks, functions } = state
  if (rule.name === '@namespace') return []
  if (rule.name === '@import' && functions.length === 0) {
    // Only the first: conditions follow.
    state.rule = { name: '', index: 0 }
    return [{ index: rule.index, address: value, as: 'import' }]
  }
  if (!isUrl && !/(?:^|-)image-set$/.test(functions.at(-1) ?? '')) return []
  return [{ index, address: value, as: blocks.at(-1) === '@font-face' ? 'font' : 'other' }]
}

interface AddressToken {
  readonly kind: 'address'
  readonly index: number
  readonly value: string
  /** Whether it stands in `url(`; else it is any text. */
  readonly isUrl: boolean
}

type Token =
  | AddressToken
  | { readonly kind: 'name'; readonly index: number; readonly name: string; readonly opens: boolean }
  | { readonly kind: 'sign'; readonly text: string }

const double = String.raw`"((?:\\[\s\S]|[^"\\\n\r\f])*)"?`
const single = String.raw`'((?:\\[\s\S]|[^'\\\n\r\f])*)'?`
const comment = String.raw`\/\*[\s\S]*?(?:\*\/|$)`
const named = String.raw`(@?(?:[\w-]|[^\0-\x7f]|\\(?:[\da-fA-F]{1,6}[ \t]?|[^\n\r\f]))+)(\()?`
const token = new RegExp(`${comment}|${double}|${single}|${named}|([(){};])`, 'g')
/** What stands in `url(`: a text, or an address without quotes, which takes all signs up to the end. */
const inUrl = new RegExp(String.raw`\s*(?:${double}|${single}|((?:\\[\s\S]|[^"'()\s\\])+)(?:\\[\s\S]|[^)\\])*)`, 'y')

function* tokensOf(css: string): Generator<Token> {
  const reader = new RegExp(token)
  for (let match = reader.exec(css); match; match = reader.exec(css)) {
    const { index } = match
    const [, inDouble, inSingle, written, bracket, text] = match
    const value = inDouble ?? inSingle
    if (text !== undefined) yield { kind: 'sign', text }
    if (value !== undefined) yield { kind: 'address', index, value: cssUnescape(value), isUrl: false }
    if (written === undefined) continue
    const name = cssUnescape(written).toLowerCase()
    const opens = bracket !== undefined
    if (opens && name === 'url') {
      inUrl.lastIndex = reader.lastIndex
      const inside = inUrl.exec(css)
      const address = inside?.slice(1).find((part) => part !== undefined)
      if (address !== undefined) yield { kind: 'address', index, value: cssUnescape(address), isUrl: true }
      reader.lastIndex += inside?.[0].length ?? 0
    }
    yield { kind: 'name', index, name, opens }
  }
}
