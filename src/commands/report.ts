/** The end of a command: what is wrong, what was done, how to exit. */
import type { Diagnostic } from '../model/diagnostic.ts'
import { githubLine } from '../report/github.ts'
import { diagnosticLine, resultLine } from '../report/json.ts'
import type { Counts } from '../report/print.ts'
import { sarifLog } from '../report/sarif.ts'
import { inOrder, printDiagnostic, summarize, summaryLine } from '../report/print.ts'
import { projectText } from '../util/files.ts'
import type { Context } from './command.ts'
import type { Format } from './format.ts'
import { prefixOf } from './format.ts'

export interface Outcome {
  readonly root: string
  readonly diagnostics: readonly Diagnostic[]
  readonly pages: number
  readonly milliseconds: number
  readonly strict: boolean
  readonly format: Format
  /** Counts besides, for the formats of programs. */
  readonly counts?: Readonly<Record<string, number>>
  /** Lines after the summary. */
  readonly lines?: readonly string[]
}

/** Prints an outcome (problems to one stream, the summary to the other) and answers the exit code. */
export function report(outcome: Outcome, context: Context): number {
  const { pages, milliseconds, strict, format, lines = [] } = outcome
  const diagnostics = inOrder(outcome.diagnostics)
  const counts = summarize(diagnostics)
  const exitCode = fails(counts, strict) ? 1 : 0
  if (format === 'sarif') {
    const prefix = prefixOf(context.cwd, outcome.root)
    context.print(sarifLog(diagnostics, { version: context.version, prefix, exitCode }))
    return exitCode
  }
  if (format === 'json') {
    for (const each of diagnostics) context.print(diagnosticLine(each))
    context.print(resultLine(exitCode, counts, { pages, ...outcome.counts, milliseconds: Math.round(milliseconds) }))
    return exitCode
  }
  if (format === 'github')
    for (const each of diagnostics) context.print(githubLine(each, prefixOf(context.cwd, outcome.root)))
  else printAll(diagnostics, outcome.root, context)
  context.print(summaryLine(pages, counts, milliseconds))
  for (const line of lines) context.print(line)
  return exitCode
}

/** Prints diagnostics with the lines they are about, a blank line after each. */
export function printAll(diagnostics: readonly Diagnostic[], root: string, { color, note }: Context): void {
  const textOf = textCache(root)
  for (const each of diagnostics) note(`${printDiagnostic(each, { textOf, color })}\n`)
}

/** Whether a site with these counts fails. */
export function fails(counts: Counts, strict: boolean): boolean {
  return counts.fatal > 0 || counts.error > 0 || (strict && counts.warning > 0)
}

/** Texts of project files, each read once. */
export function textCache(root: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>()
  return (file) => {
    if (!texts.has(file)) texts.set(file, projectText(root, file))
    return texts.get(file)
  }
}
