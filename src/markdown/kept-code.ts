/** Highlighted code as text: which kinds stand in each line, and how long. The code itself is what it is looked up by. */
import type { ElementContent } from 'hast'
import { sealedRuns, workedOut } from '../hast/sealed-runs.ts'
import type { Run } from '../hast/sealed-runs.ts'
import type { CodeLine } from '../model/code.ts'

/** Blocks that were highlighted before, by all that decides how they look. */
export interface KeptCode {
  readonly get: (key: string) => string | undefined
  /** `print` is called only where the block is not kept yet. */
  readonly set: (key: string, print: () => string) => void
  readonly isEmpty: () => boolean
}

/** Prints lines; `classes` are all that their words may have: the same array for all code, so that a line is printed once. */
export function printLines(lines: readonly CodeLine[], classes: readonly string[]): string {
  return lines.map(({ content }) => printLine(content, classes)).join('\n')
}

/** The lines of some code from what was printed of it. */
export function readLines(text: string, code: string, classes: readonly string[]): CodeLine[] {
  const printed = text.split('\n')
  return code.split('\n').map((line, index) => ({ content: readLine(printed[index]!, line, classes) }))
}

/** A line that the highlighter left as it is. */
const asItIs = '-'

function printLine([node]: CodeLine['content'], classes: readonly string[]): string {
  if (!node) return ''
  return workedOut(node, classes, (runs) => runs.map((run) => printRun(run, classes)).join(' ')) ?? asItIs
}

/** The number of the kind, 0 for none, and the length. */
function printRun({ name, text }: Run, classes: readonly string[]): string {
  return `${name === undefined ? 0 : classes.indexOf(name) + 1}:${text.length}`
}

function readLine(printed: string, line: string, classes: readonly string[]): ElementContent[] {
  if (printed === '') return []
  if (printed === asItIs) return [{ type: 'text', value: line }]
  let end = 0
  const runs = printed.split(' ').map((run): Run => {
    const [kind, length] = run.split(':').map(Number) as [number, number]
    return { text: line.slice(end, (end += length)), name: kind === 0 ? undefined : classes[kind - 1]! }
  })
  return [sealedRuns(runs)]
}
