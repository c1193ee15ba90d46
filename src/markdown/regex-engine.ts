/**
 * The regular expressions of grammars, run by JavaScript. A pattern is one object for all the rules that have it, compiled when
 * a line first holds a word that it needs, and remembers what it found last: rules ask again and again for the same line.
 */
import type { RegexEngine } from 'shiki/core'
import { asciiOf } from './regex-ascii.ts'
import type { RegexParts } from './regex-ascii.ts'
import { holdsOne, lettersOf, lineOf } from './regex-letters.ts'
import type { Lettered, Line, Wanted } from './regex-letters.ts'
import { needsOf } from './regex-needs.ts'
import { translate } from './regex-translation.ts'
import type { PatternTable, Prepared, Translation } from './regex-translation.ts'

type Scanner = ReturnType<RegexEngine['createScanner']>
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>
type Indices = readonly (readonly [number, number] | undefined)[]

interface Pattern {
  readonly needs: readonly Wanted[]
  /** Made when the pattern is first run; `null`: JavaScript cannot run it. */
  readonly translation: () => Translation | null
  /** `undefined`: not asked for yet; `null`: as above. */
  compiled: Compiled | null | undefined
  /** The last search, where its answer holds for later positions. */
  line: Line | undefined
  from: number
  /** -1: nothing was found. */
  index: number
  /** Of all groups; `mapped` leaves out those of the translation. */
  indices: Indices
}

interface Compiled {
  readonly translation: Translation
  readonly parts: RegexParts
  /** For lines of ASCII alone, and for others. `undefined`: not compiled yet; `null`: JavaScript cannot run it. */
  narrow: RegExp | null | undefined
  wide: RegExp | null | undefined
  /** What was found holds for later positions. */
  readonly isLasting: boolean
}

/** An engine for shiki; grammars that share it share their patterns. What stands in one of the tables needs no translation. */
export function regexEngine(tables: ReadonlyMap<string, PatternTable> = new Map()): RegexEngine {
  const patterns = new Map<string, Pattern>()
  const patternOf = (source: string): Pattern => {
    const known = patterns.get(source)
    if (known) return known
    const pattern = newPattern(source, preparedIn(tables.values(), source))
    patterns.set(source, pattern)
    return pattern
  }
  return {
    createScanner: (sources) => scanner(sources.map((source) => patternOf(source as string))),
    createString: lineOf,
  }
}

function preparedIn(tables: Iterable<PatternTable>, source: string): Prepared | undefined {
  for (const table of tables) if (Object.hasOwn(table, source)) return table[source]
  return undefined
}

function newPattern(source: string, prepared: Prepared | undefined): Pattern {
  const needs = prepared?.needs ?? needsOf(source)
  return {
    needs: needs.map(({ words, ahead }) => ({ words: words.map((word) => ({ word, ...lettersOf(word) })), ahead })),
    translation: () => (prepared ? prepared.translation : translate(source)),
    compiled: undefined,
    line: undefined,
    from: 0,
    index: -1,
    indices: [],
  }
}

/**
 * Finds the first match of several patterns. Most of them match nowhere in a line: those are not looked at again as long as the
 * search goes on in it.
 */
function scanner(patterns: readonly Pattern[]): Scanner {
  const bits = patterns.map(({ needs }) => bitsOf(needs))
  /** Numbers of the patterns that may match in `last` from `from` on: the first `count` of these. */
  const left = new Uint32Array(patterns.length)
  let [count, from] = [0, 0]
  let last: Line | undefined
  const begin = (line: Line) => {
    count = 0
    for (let index = 0; index < patterns.length; index++) {
      const { signs, letters } = bits[index]!
      if ((signs & ~line.signs) === 0 && (letters & ~line.letters) === 0) left[count++] = index
    }
    last = line
  }
  return {
    findNextMatchSync(given, start) {
      const line = typeof given === 'string' ? lineOf(given) : (given as Line)
      if (line !== last || start < from) begin(line)
      from = start
      let best: Pattern | undefined
      let [at, kept] = [-1, 0]
      for (let next = 0; next < count; next++) {
        const index = left[next]!
        // One that matches here is the first: what comes behind it stays as it is.
        if (best?.index === start) {
          left[kept++] = index
          continue
        }
        const pattern = patterns[index]!
        const isKnown = pattern.line === line && pattern.from <= start && (pattern.index < 0 || pattern.index >= start)
        if (!isKnown) search(pattern, line, start)
        const isGone = pattern.index < 0 && pattern.line === line
        if (!isGone) left[kept++] = index
        if (pattern.index < 0 || (best && pattern.index >= best.index)) continue
        best = pattern
        at = index
      }
      count = kept
      return best ? matchOf(at, best) : null
    },
  }
}

/** Letters that a line must hold, whichever of the words of each need is in it. */
function bitsOf(needs: readonly Wanted[]): Lettered {
  let [signs, letters] = [0, 0]
  for (const { words } of needs) {
    signs |= words.reduce((all, word) => all & word.signs, words.length > 0 ? -1 : 0)
    letters |= words.reduce((all, word) => all & word.letters, words.length > 0 ? -1 : 0)
  }
  return { signs, letters }
}

function search(pattern: Pattern, line: Line, start: number): void {
  const isPossible = meets(pattern, line, start)
  // Whoever stops a search leaves nothing behind that looks like its answer.
  pattern.line = undefined
  pattern.from = start
  pattern.index = -1
  if (isPossible) run(pattern, line, start)
  pattern.line = !isPossible || pattern.compiled?.isLasting !== false ? line : undefined
}

function meets({ needs }: Pattern, line: Line, start: number): boolean {
  for (const need of needs) if (!holdsOne(line, need, start)) return false
  return true
}

function run(pattern: Pattern, { content, isAscii }: Line, start: number): void {
  if (pattern.compiled === undefined) pattern.compiled = compile(pattern.translation())
  const { compiled } = pattern
  const regex = compiled && (isAscii ? narrowOf(compiled) : wideOf(compiled))
  if (!compiled || !regex) return
  const cut = compiled.translation.clips ? start : 0
  regex.lastIndex = start - cut
  const found = execute(regex, cut === 0 ? content : content.slice(cut))
  if (!found) return
  pattern.index = found.index + cut
  pattern.indices = spansOf(found, cut)
}

function spansOf({ index, indices, 0: { length } }: RegExpExecArray, cut: number): Indices {
  if (!indices) return [[index + cut, index + cut + length]]
  return cut === 0 ? indices : indices.map((span) => span && [span[0] + cut, span[1] + cut])
}

function execute(regex: RegExp, text: string): RegExpExecArray | null {
  try {
    return regex.exec(text)
  } catch {
    // Engines compile a pattern when it is first run, and some are too large for them.
    return null
  }
}

function compile(translation: Translation | null): Compiled | null {
  if (!translation) return null
  const { pattern } = translation
  // Half of what is found has no groups: where they stand need not be written down.
  const flags = mayHoldGroups(pattern) ? translation.flags : translation.flags.replace('d', '')
  const isLasting = !flags.includes('y') && !translation.clips
  return { translation, parts: { pattern, flags }, narrow: undefined, wide: undefined, isLasting }
}

function narrowOf(compiled: Compiled): RegExp | null {
  if (compiled.narrow === undefined) {
    const ascii = asciiOf(compiled.parts)
    compiled.narrow = (ascii && regexOf(ascii)) ?? wideOf(compiled)
  }
  return compiled.narrow
}

function wideOf(compiled: Compiled): RegExp | null {
  if (compiled.wide === undefined) compiled.wide = regexOf(compiled.parts)
  return compiled.wide
}

function regexOf({ pattern, flags }: RegexParts): RegExp | null {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return null
  }
}

/** Whether a pattern may have groups. Brackets in a class are taken for one: that costs a little time. */
function mayHoldGroups(pattern: string): boolean {
  return /\((?!\?(?!<[^=!]))/.test(pattern.replaceAll(/\\./gs, ''))
}

/** Groups that took no part. */
const absent = { start: 4_294_967_295, end: 4_294_967_295, length: 0 }

function matchOf(index: number, { indices, compiled }: Pattern): Match {
  const { translation } = compiled!
  const own = translation.hidden || translation.transfers ? mapped(indices, translation) : indices
  return { index, captureIndices: own.map(captureOf) }
}

function captureOf(found: Indices[number]): Match['captureIndices'][number] {
  return found ? { start: found[0], end: found[1], length: found[1] - found[0] } : absent
}

/** The groups of the pattern as it was written. */
function mapped(indices: Indices, { hidden = [], transfers = [] }: Translation): Indices {
  const places: number[] = []
  const own: Indices[number][] = []
  for (let group = 0; group < indices.length; group++) {
    places.push(own.length)
    if (!hidden.includes(group)) own.push(indices[group])
    if (!indices[group]) continue
    for (const [to, from] of transfers) if (from.includes(group)) own[places[to]!] = indices[group]
  }
  return own
}
