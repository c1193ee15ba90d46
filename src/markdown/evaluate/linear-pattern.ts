/**
 * Regular expressions of authors. JavaScript's engine goes back and tries again, which can take exponential time, so only
 * shapes are let through that cannot: no quantifier over a quantifier, no look-around, no back reference, few choices. An
 * endless quantifier is linear where nothing behind it can fail; one in front of something takes time squared, which
 * `patternCost` charges for, and two of these are refused. Quantifiers with an end and choices multiply the ways to try.
 */
import { pattern } from './value.ts'
import type { Pattern } from './value.ts'

const most = { length: 100, choices: 8, repeat: 10, tries: 100 } as const

/** The expression, if its shape is a harmless one; `undefined` else. */
export function linearPattern(source: string, flags: string): Pattern | undefined {
  if (source.length > most.length || !/^[gimsu]*$/.test(flags)) return undefined
  const pieces = piecesOf(source)
  const shape = pieces && shapeOf(pieces)
  if (!shape) return undefined
  try {
    return { [pattern]: new RegExp(source, flags), ...shape }
  } catch {
    return undefined
  }
}

/** What trying an expression on a text costs at most, in letters. */
export function patternCost({ steep, tries }: Pattern, length: number): number {
  return (length + (steep ? (length * length) / 100 : 0)) * tries
}

type Piece =
  | { readonly kind: 'atom' | 'open' | 'close' | 'or' | 'start' | 'end' }
  | { readonly kind: 'repeat'; readonly endless: boolean; readonly most: number; readonly tries: number }

function piecesOf(source: string): Piece[] | undefined {
  const pieces: Piece[] = []
  const token =
    /\\[1-9k]|(\\(?:[xu][\da-fA-F{}]+|[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\])|(\((?!\?)|\(\?:)|(\))|(\|)|(\^)|(\$)|([*+?]|\{\d+(?:,\d*)?\})\??|([^\\[\](){}*+?|^$])/sy
  while (token.lastIndex < source.length) {
    const found = token.exec(source)
    if (!found) return undefined
    const [, special, open, close, or, start, end, repeat, plain] = found
    if (special !== undefined || plain !== undefined) pieces.push({ kind: 'atom' })
    else if (open !== undefined) pieces.push({ kind: 'open' })
    else if (close !== undefined) pieces.push({ kind: 'close' })
    else if (or !== undefined) pieces.push({ kind: 'or' })
    else if (start !== undefined) pieces.push({ kind: 'start' })
    else if (end !== undefined) pieces.push({ kind: 'end' })
    else if (repeat !== undefined) pieces.push(repeatOf(repeat))
    else return undefined
  }
  return pieces
}

function repeatOf(text: string): Piece {
  if (text === '?') return { kind: 'repeat', endless: false, most: 1, tries: 2 }
  if (text === '*' || text === '+') return { kind: 'repeat', endless: true, most: 0, tries: 1 }
  const [, low, comma, high] = /^\{(\d+)(,?)(\d*)\}$/.exec(text)!
  const endless = comma === ',' && high === ''
  const tries = high === '' ? 1 : Math.max(Number(high) - Number(low) + 1, 1)
  return { kind: 'repeat', endless, most: Number(high || low), tries }
}

/** In how many ways an expression can be tried at one place: counts of repeats, times branches of each group. */
function triesOf(pieces: readonly Piece[]): number {
  let tries = 1
  const branches = [1]
  for (const piece of pieces) {
    if (piece.kind === 'repeat') tries *= piece.tries
    if (piece.kind === 'open') branches.push(1)
    if (piece.kind === 'or') branches[branches.length - 1]!++
    if (piece.kind === 'close') tries *= branches.pop() ?? 1
  }
  return tries * (branches[0] ?? 1)
}

function shapeOf(pieces: readonly Piece[]): Pick<Pattern, 'steep' | 'tries'> | undefined {
  const tries = triesOf(pieces)
  if (tries > most.tries) return undefined
  let choices = 0
  let steep = 0
  let anySteep = false
  /** Whether each open group holds a choice or a quantifier; such a group is not repeated. */
  const groups: boolean[] = [false]
  let closed = false
  for (const [index, piece] of pieces.entries()) {
    const { kind } = piece
    if (kind === 'open') groups.push(false)
    if (kind === 'or' || kind === 'repeat') {
      choices++
      groups[groups.length - 1] = true
    }
    if (kind === 'or' && groups.length === 1) steep = 0
    if (piece.kind === 'repeat') {
      if (closed || piece.most > most.repeat) return undefined
      if (piece.endless && !isLast(pieces, index)) {
        anySteep = true
        if (++steep > 1) return undefined
      }
    }
    closed = kind === 'close' && (groups.pop() ?? false)
    if (groups.length === 0) return undefined
    if (closed) groups[groups.length - 1] = true
  }
  return choices <= most.choices && groups.length === 1 ? { steep: anySteep, tries } : undefined
}

/** Behind the last quantifier of a branch only groups close: nothing can fail any more. */
function isLast(pieces: readonly Piece[], index: number): boolean {
  let depth = 0
  let skipping = false
  for (const { kind } of pieces.slice(index + 1)) {
    if (kind === 'open') depth++
    if (kind === 'close' && depth > 0) depth--
    else if (kind === 'close') skipping = false
    else if (kind === 'or' && depth === 0) skipping = true
    else if (!skipping) return false
  }
  return true
}
