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
const marker =
  /[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|--|#|;|%|"|')[ \t]*\[!code ([^\]\n]{1,200})\][ \t]*(?:\*\/\}|\*\/|-->)?[ \t]*$/

/** Takes the marks out of some code. */
export function readMarks(source: string): MarkedCode {
  if (!source.includes('[!code ')) return { code: source, marks: new Map(), focus: new Set(), words: [] }
  const lines: string[] = []
  const marks = new Map<number, Mark>()
  const focus = new Set<number>()
  const words: MarkedCode['words'][number][] = []
  for (const line of source.split('\n')) {
    const found = marker.exec(line)
    const kept = found ? line.slice(0, found.index) : line
    // A comment on a line of its own speaks of the lines below and is not shown.
    const first = lines.length + 1
    if (!found || kept.trim() !== '') lines.push(kept)
    if (found) apply(found[1]!.trim(), first, { marks, focus, words })
  }
  return { code: lines.join('\n'), marks, focus, words }
}

function apply(
  text: string,
  first: number,
  into: { marks: Map<number, Mark>; focus: Set<number>; words: MarkedCode['words'][number][] },
): void {
  const word = /^word:(.+?)(?::(\d{1,4}))?$/.exec(text)
  if (word) {
    into.words.push({ text: word[1]!, line: first, count: Number(word[2] ?? Number.MAX_SAFE_INTEGER) })
    return
  }
  const [name = '', count = '1'] = text.split(':')
  const lines = /^\d{1,4}$/.test(count) ? Number(count) : 1
  for (let line = first; line < first + lines; line++) {
    if (name === 'focus') into.focus.add(line)
    else if (Object.hasOwn(names, name)) into.marks.set(line, names[name]!)
  }
}
