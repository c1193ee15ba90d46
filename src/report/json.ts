/** Lines for machines (`--json`): one JSON object a line, diagnostics first, the summary last. */
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Counts } from './print.ts'

/** A diagnostic as one line: `type`, then its own fields with the place spread out. */
export function diagnosticLine({ at, code, severity, message, hint }: Diagnostic): string {
  return JSON.stringify({ type: 'diagnostic', severity, code, message, ...at, hint })
}

/** The end of a command as one line. `more` holds what the command counts besides. */
export function resultLine(exitCode: number, counts: Counts, more: Readonly<Record<string, number>>): string {
  return JSON.stringify({ type: 'summary', exitCode, ...counts, ...more })
}
