/** A text and stretches of it, which become line and column only when somebody asks. */
import type { Place } from '../model/diagnostic.ts'

/** A JSON file: its path relative to the project root, its text without byte order mark, where its lines start. */
export interface JsonFile {
  readonly path: string
  readonly text: string
  readonly lineStarts: readonly number[]
}

/** A stretch of a file; `end` is exclusive. */
export interface JsonSpan {
  readonly file: JsonFile
  readonly start: number
  readonly end: number
}

/** A file ready to be pointed into. */
export function jsonFile(path: string, text: string): JsonFile {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text
  const lineStarts = [0]
  for (const match of clean.matchAll(/\r\n|\r|\n/g)) lineStarts.push(match.index + match[0].length)
  return { path, text: clean, lineStarts }
}

/** Line and column of a stretch of JSON, 1-based, columns in UTF-16 units. */
export function placeOf(span: JsonSpan): Place {
  const [line, column] = position(span.file, span.start)
  const [endLine, endColumn] = position(span.file, span.end)
  return { file: span.file.path, line, column, endLine, endColumn }
}

/** The text of a node exactly as the author wrote it: `1.0` stays `1.0`. */
export function writtenAs(span: JsonSpan): string {
  return span.file.text.slice(span.start, span.end)
}

function position(file: JsonFile, offset: number): [line: number, column: number] {
  let low = 0
  let high = file.lineStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (file.lineStarts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return [low + 1, offset - file.lineStarts[low]! + 1]
}
