/** A line of source with the spot underlined. */
import type { Place } from '../model/diagnostic.ts'
import { escapeControls } from './escape.ts'

/** What is printed of a line: its number, its text, the line of `~` below. */
export interface Frame {
  readonly number: string
  readonly text: string
  readonly underline: string
}

/** The frame of a place; `undefined` when the text has no such line or the line is blank. */
export function frameOf(text: string, place: Place): Frame | undefined {
  const line = lineOf(text, place.line)
  if (line === undefined || line.trim() === '') return undefined
  const start = Math.min(Math.max(place.column - 1, 0), line.length)
  const end = Math.max(endOf(line, start, place), start)
  const from = Math.max(0, Math.min(start - lead, line.length - width))
  const to = Math.min(line.length, from + width)
  const [head, tail] = [from > 0 ? '…' : '', to < line.length ? '…' : '']
  const before = head + shown(line.slice(from, start))
  const marked = shown(line.slice(start, Math.min(end, to)))
  const rest = shown(line.slice(Math.min(end, to), to)) + tail
  const underline = ' '.repeat(columns(before)) + '~'.repeat(Math.max(1, columns(marked)))
  return { number: String(place.line), text: before + marked + rest, underline }
}

/** Columns of a line that are shown, and how many of them before the spot. */
const width = 100
const lead = 60

function lineOf(text: string, number: number): string | undefined {
  let start = 0
  for (let line = 1; line < number; line++) {
    const end = text.indexOf('\n', start)
    if (end < 0) return undefined
    start = end + 1
  }
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '')
}

/** Where the marked part ends: as the place says, at the end of the line when it goes on below, else with the word. */
function endOf(line: string, start: number, { line: first, endLine, endColumn }: Place): number {
  if (endLine !== undefined && endLine > first) return line.trimEnd().length
  if (endColumn !== undefined) return Math.min(endColumn - 1, line.length)
  return start + (/^[\p{L}\p{N}_$-]+/u.exec(line.slice(start))?.[0].length ?? 1)
}

const shown = (text: string) => escapeControls(text.replaceAll('\t', '  '))

/** Columns that a text takes in a terminal: two for East Asian wide letters and pictures, none for marks. */
function columns(text: string): number {
  let sum = 0
  for (const char of text) sum += wide.test(char) ? 2 : /^(\p{M}|\u200d)/u.test(char) ? 0 : 1
  return sum
}

const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
