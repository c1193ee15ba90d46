/** Diagnostics as text for people. */
import { createColors } from 'picocolors'
import type { Diagnostic, Severity } from '../model/diagnostic.ts'
import { byCode } from '../util/order.ts'
import { escapeControls } from './escape.ts'
import { frameOf } from './frame.ts'

export interface PrintOptions {
  /** The text of a file that a place names; `undefined` prints no code. */
  readonly textOf: (file: string) => string | undefined
  readonly color: boolean
}

/**
 * One diagnostic with its place, message, line of code and hint, without a line end.
 *
 *     pages/guides/auth.mdx:14:7  error  prop-unknown
 *       <Card> has no prop "titel".
 *
 *         14 │ <Card titel="Keys" href="/keys">
 *            │       ~~~~~
 *       hint: did you mean "title"?
 */
export function printDiagnostic({ at, severity, code, message, hint }: Diagnostic, options: PrintOptions): string {
  const color = createColors(options.color)
  const tint = { fatal: color.red, error: color.red, warning: color.yellow, info: color.blue }[severity]
  const place = at ? `${color.bold(`${escapeControls(at.file)}:${at.line}:${at.column}`)}  ` : ''
  const text = at && options.textOf(at.file)
  const frame = text === undefined ? undefined : frameOf(text, at!)
  const gutter = frame && ' '.repeat(frame.number.length)
  return [
    `${place}${tint(severity)}  ${color.dim(escapeControls(code))}`,
    `  ${escapeControls(message)}`,
    ...(frame ? ['', `    ${color.dim(`${frame.number} │`)} ${frame.text}`] : []),
    ...(frame ? [`    ${color.dim(`${gutter} │`)} ${tint(frame.underline)}`] : []),
    ...(hint ? [`  ${color.cyan('hint:')} ${escapeControls(hint)}`] : []),
  ].join('\n')
}

export type Counts = Readonly<Record<Severity, number>>

/** How many diagnostics of each severity there are. */
export function summarize(diagnostics: readonly Diagnostic[]): Counts {
  const counts = { fatal: 0, error: 0, warning: 0, info: 0 }
  for (const { severity } of diagnostics) counts[severity] += 1
  return counts
}

/** Diagnostics in the order of files and lines; those without a place come last. Equal ones are shown once. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((each) => [JSON.stringify(each), each]))
  return [...unique.values()].sort(byPlace)
}

function byPlace({ at: a }: Diagnostic, { at: b }: Diagnostic): number {
  if (!a || !b) return (a ? 0 : 1) - (b ? 0 : 1)
  return byCode(a.file, b.file) || a.line - b.line || a.column - b.column
}

/** `12 pages, 1 error, 2 warnings in 340 ms`. */
export function summaryLine(pages: number, counts: Counts, milliseconds: number): string {
  const problems = [
    ...plural(counts.fatal + counts.error, 'error'),
    ...plural(counts.warning, 'warning'),
    ...plural(counts.info, 'note'),
  ]
  return `${[`${pages} ${pages === 1 ? 'page' : 'pages'}`, ...problems].join(', ')} in ${duration(milliseconds)}`
}

function plural(count: number, noun: string): string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]
}

/** `340 ms`, `2.1 s`. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
