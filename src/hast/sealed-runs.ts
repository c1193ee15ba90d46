/** A line of code, written at once from its runs: there are a million on a large site, and few are ever opened. */
import type { ElementContent } from 'hast'
import { escapedText, toHtml } from './to-html.ts'

/** Some text, and the class of what is around it. */
export interface Run {
  readonly text: string
  readonly name?: string | undefined
}

class Sealed {
  readonly type = 'raw'
  readonly value: string
  readonly runs: readonly Run[]
  /** What was worked out of it last, and for whom. */
  worked: string | undefined
  by: object | undefined

  constructor(runs: readonly Run[]) {
    const pieces: string[] = []
    for (const { text, name } of runs)
      if (name === undefined) pieces.push(escapedText(text))
      else pieces.push(startOf(name), escapedText(text), '</span>')
    // Joined once: with `+=` a line would be its pieces, as long as it is remembered and each time that it is written.
    this.value = pieces.join('')
    this.runs = runs
    this.worked = undefined
    this.by = undefined
  }

  /** For `opened`. */
  get nodes(): readonly ElementContent[] {
    return this.runs.map(nodeOf)
  }
}

/** One node that stands for runs of text, each in a `<span>` where it has a class. */
export function sealedRuns(runs: readonly Run[]): ElementContent {
  return new Sealed(runs) as unknown as ElementContent
}

/** What `work` makes of the runs of such a node, once in a row for the same `by`: a line of code stands in many blocks. */
export function workedOut(
  node: ElementContent,
  by: object,
  work: (runs: readonly Run[]) => string,
): string | undefined {
  const own: unknown = node
  if (!(own instanceof Sealed)) return undefined
  if (own.by !== by) own.worked = work(own.runs)
  own.by = by
  return own.worked
}

function nodeOf({ text: value, name }: Run): ElementContent {
  const text = { type: 'text', value } as const
  if (name === undefined) return text
  return { type: 'element', tagName: 'span', properties: { className: [name] }, children: [text] }
}

/** Classes are those of the kinds of words that a theme knows. */
const starts = new Map<string, string>()

function startOf(name: string): string {
  const known = starts.get(name)
  if (known !== undefined) return known
  const start = toHtml(nodeOf({ text: '', name })).value.slice(0, -'</span>'.length)
  starts.set(name, start)
  return start
}
