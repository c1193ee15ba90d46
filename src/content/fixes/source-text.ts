/** The text of a file as it is on the disk, with places (lines of any ending, no byte order mark) as offsets. */
import type { Place } from '../../model/diagnostic.ts'

export interface SourceText {
  readonly file: string
  readonly text: string
  readonly lineStarts: readonly number[]
}

/** Prepares a text for look-ups. */
export function sourceText(file: string, text: string): SourceText {
  const lineStarts = [text.startsWith('\uFEFF') ? 1 : 0]
  for (const found of text.matchAll(/\r\n?|\n/g)) lineStarts.push(found.index + found[0].length)
  return { file, text, lineStarts }
}

/** Where a place starts and ends; `undefined` when the file has no such place any more. */
export function spanOf(source: SourceText, at: Place): { start: number; end: number } | undefined {
  const start = offsetOf(source, at.line, at.column)
  const end = at.endLine === undefined ? start : offsetOf(source, at.endLine, at.endColumn ?? 1)
  return start === undefined || end === undefined || end < start ? undefined : { start, end }
}

function offsetOf({ lineStarts, text }: SourceText, line: number, column: number): number | undefined {
  const start = lineStarts[line - 1]
  const offset = start === undefined ? undefined : start + column - 1
  return offset === undefined || offset > (lineStarts[line] ?? text.length) ? undefined : offset
}
