/** Marks in comments at the end of a line: `// [!code ++]`, `# [!code highlight:3]` … The comment leaves the code. */
import type { CodeLine } from '../model/code.ts'

type Mark = NonNullable<CodeLine['mark']>

export interface MarkedCode {
  readonly code: string
  /** Line (1-based) → mark. */
  readonly marks: ReadonlyMap<number, Mark>
  readonly focus: ReadonlySet<number>
  /** Words to mark, and the line from which on. */
  readonly words: readonly { readonly text: string; readonly line: number; readonly count: number }[]
}

const names: Readonly<Record<string, Mark>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlight',
  hl: 'highlight',
  warning: 'warning',
  error: 'error',
}

/** A mark, and nothing but the end of a comment behind it. */
const marker = /\[!code ([^\]\n]{1,200})\][ \t]*(\*\/\}|\*\/|--%?>|\*\)|-\}|--\}\}|#\}|%\}|%>|\]\]|\|#)?[ \t]*$/
/** How comments begin, at the end of what stands before a mark. Words and signs with other uses need a blank before them. */
const opener =
  /(?:\{\/\*+|\/\*+|\/{2,}|<!--|<%--|<%#|\{\{!(?:--)?|\{#|\{%|\(\*|\{-|--(?:\[\[)?|#\||#+|;+|%+|"|'|(?:^|(?<=\s))(?:REM|rem|dnl|[!\\*]))$/
/** The longest beginning of a comment; looking at more takes time squared. */
const longestOpener = 12
const mostOnLine = 8

/** Takes the marks out of some code. `[\!code …]` is a mark to be shown. */
export function readMarks(source: string): MarkedCode {
  if (!source.includes('!code ')) return { code: source, marks: new Map(), focus: new Set(), words: [] }
  const lines: string[] = []
  const found: Found = { marks: new Map(), focus: new Set(), words: [] }
  for (const line of source.split('\n')) {
    const { kept, asked } = readLine(line)
    // A comment on a line of its own speaks of the lines below and is not shown.
    for (const text of asked) apply(text, lines.length + 1, found)
    if (asked.length === 0 || kept.trim() !== '') lines.push(kept.replaceAll('[\\!code ', '[!code '))
  }
  return { code: lines.join('\n'), ...found }
}

/** What is left of a line, and its marks in order. */
function readLine(line: string): { readonly kept: string; readonly asked: readonly string[] } {
  const asked: string[] = []
  let kept = line
  // Behind the marks only: two comments, or two marks in one.
  for (let count = 0; count < mostOnLine; count++) {
    const found = marker.exec(kept)
    if (!found) break
    const rest = without(kept, found)
    if (rest === undefined) break
    asked.unshift(found[1]!.trim())
    kept = rest
  }
  return { kept, asked }
}

/** The line without a mark; `undefined` where the mark stands in no comment. */
function without(line: string, { index, 2: closer = '' }: RegExpExecArray): string | undefined {
  const before = line.slice(0, index).trimEnd()
  const from = Math.max(0, before.length - longestOpener)
  const start = opener.exec(before.slice(from))
  if (start) return before.slice(0, from + start.index).trimEnd()
  // The comment says more than the mark, and stays.
  if (before.endsWith(']') && marker.test(before)) return before + (closer && ` ${closer}`)
  return comment.test(before) ? before + (closer && ` ${closer}`) : undefined
}
const comment = /\/\/|\/\*|<!--|--|#|;|%|'|"|\(\*|\{-/

interface Found {
  readonly marks: Map<number, Mark>
  readonly focus: Set<number>
  readonly words: MarkedCode['words'][number][]
}

function apply(text: string, first: number, into: Found): void {
  const word = /^word:(.+?)(?::(\d{1,4}))?$/.exec(text)
  if (word) {
    const [, written = '', count = Number.MAX_SAFE_INTEGER] = word
    into.words.push({ text: written.replaceAll('\\:', ':'), line: first, count: Number(count) })
    return
  }
  const [name = '', count = '1'] = text.split(':')
  const lines = /^\d{1,4}$/.test(count) ? Number(count) : 1
  for (let line = first; line < first + lines; line++) {
    if (name === 'focus') into.focus.add(line)
    else if (Object.hasOwn(names, name)) into.marks.set(line, names[name]!)
  }
}
