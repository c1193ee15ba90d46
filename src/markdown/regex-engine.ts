/**
 * The regular expressions of grammars, run by JavaScript. A pattern is one object for all the rules that have it, compiled when
 * a line first holds a word that it needs, and remembers what it found last: rules ask again and again for the same line.
 */
import type { RegexEngine } from 'shiki/core'
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript'
import { needsOf } from './regex-needs.ts'
import type { Need } from './regex-needs.ts'

type Scanner = ReturnType<RegexEngine['createScanner']>
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>
type Line = Parameters<Scanner['findNextMatchSync']>[0]

interface Pattern {
  readonly source: string
  readonly needs: readonly Need[]
  /** `undefined`: not compiled yet; `null`: JavaScript cannot run it. */
  regex: RegExp | null | undefined
  /** The last search, where its answer holds for later positions. */
  line: Line | undefined
  from: number
  /** -1: nothing was found. */
  index: number
  indices: Indices
}

type Indices = readonly (readonly [number, number] | undefined)[]

/** An engine for shiki; grammars that share it share their patterns. */
export function regexEngine(): RegexEngine {
  const patterns = new Map<string, Pattern>()
  const patternOf = (source: string): Pattern => {
    const known = patterns.get(source)
    if (known) return known
    const last = { regex: undefined, line: undefined, from: 0, index: -1, indices: [] }
    const pattern: Pattern = { source, needs: needsOf(source), ...last }
    patterns.set(source, pattern)
    return pattern
  }
  return {
    createScanner: (sources) => scanner(sources.map((source) => patternOf(source as string))),
    createString: (content) => ({ content }),
  }
}

function scanner(patterns: readonly Pattern[]): Scanner {
  return {
    findNextMatchSync(line, start) {
      let best: Pattern | undefined
      let at = -1
      for (let index = 0; index < patterns.length; index++) {
        const pattern = patterns[index]!
        const isKnown = pattern.line === line && pattern.from <= start && (pattern.index < 0 || pattern.index >= start)
        if (!isKnown) search(pattern, line, start)
        if (pattern.index < 0 || (best && pattern.index >= best.index)) continue
        best = pattern
        at = index
        if (pattern.index === start) break
      }
      return best ? matchOf(at, best.indices) : null
    },
  }
}

function search(pattern: Pattern, line: Line, start: number): void {
  const text = typeof line === 'string' ? line : line.content
  const isPossible = pattern.needs.every(({ words, ahead }) => holdsOne(text, words, ahead ? start : 0))
  const found = isPossible ? run(pattern, text, start) : undefined
  pattern.line = !isPossible || isLasting(pattern.regex) ? line : undefined
  pattern.from = start
  pattern.index = found ? found.index : -1
  pattern.indices = found?.indices ?? []
}

function holdsOne(text: string, words: readonly string[], from: number): boolean {
  for (const word of words) if (text.includes(word, from)) return true
  return false
}

function run(pattern: Pattern, text: string, start: number): RegExpExecArray | undefined {
  const regex = pattern.regex === undefined ? (pattern.regex = compiled(pattern.source)) : pattern.regex
  if (!regex) return undefined
  regex.lastIndex = start
  try {
    return regex.exec(text) ?? undefined
  } catch {
    // Long patterns are compiled when they are first run, and some of them JavaScript cannot run.
    return undefined
  }
}

function compiled(source: string): RegExp | null {
  try {
    return defaultJavaScriptRegexConstructor(source, { target: 'auto' })
  } catch {
    return null
  }
}

/** Some searches go by where they begin. */
function isLasting(
  regex: (RegExp & { readonly rawOptions?: { readonly strategy?: string | null } }) | null | undefined,
): boolean {
  return !regex?.sticky && !regex?.rawOptions?.strategy
}

/** Groups that took no part. */
const absent = { start: 4_294_967_295, end: 4_294_967_295, length: 0 }

function matchOf(index: number, indices: Indices): Match {
  const captureIndices = indices.map((found) =>
    found ? { start: found[0], end: found[1], length: found[1] - found[0] } : { ...absent },
  )
  return { index, captureIndices }
}
