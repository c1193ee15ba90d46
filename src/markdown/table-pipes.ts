/**
 * Bars in code in tables: GFM ends the cell there, and what is too much in a row is lost. Where escaping them gives the row
 * exactly the cells of its table, that is what the author meant.
 */
import type { Diagnostic } from '../model/diagnostic.ts'
import { codeSpans, endOfFence } from './code-ranges.ts'
import { pointsOf } from './edits.ts'
import type { Edit } from './edits.ts'

/** Cell by cell: as one pattern its blanks can be shared out in more ways than there is time for. */
function isDelimiter(line: string): boolean {
  if (!line.includes('-') || !/^[ \t>|:-]*$/.test(line)) return false
  const cells = line
    .replace(/^[ \t>]+/, '')
    .split('|')
    .map((cell) => cell.trim())
  if (cells.length > 1 && cells[0] === '') cells.shift()
  if (cells.at(-1) === '') cells.pop()
  return cells.every((cell) => /^:?-+:?$/.test(cell))
}

/** The escapes, and a warning for each row. Where the text is changed anyway, in order, its bars are no more. */
export function tablePipes(
  text: string,
  file: string,
  others: readonly Edit[] = [],
): { edits: readonly Edit[]; diagnostics: readonly Diagnostic[] } {
  const edits: Edit[] = []
  const diagnostics: Diagnostic[] = []
  if (!text.includes('`') || !mayOverflow(text)) return { edits, diagnostics }
  const point = pointsOf(text)
  const isGone = inside(others)
  let columns = 0
  for (let at = 0; at < text.length;) {
    const fenced = endOfFence(text, at)
    const newline = text.indexOf('\n', Math.max(at, fenced))
    const end = newline < 0 ? text.length : newline
    const line = fenced > at ? '' : text.slice(at, end)
    if (line.trim() === '') columns = 0
    else if (columns === 0) columns = line.includes('|') && isDelimiter(line) ? bars(line) + 1 : 0
    else {
      const row = at
      const places = extra(line, columns)
        .map((place) => row + place)
        .filter((place) => !isGone(place))
      for (const place of places) edits.push({ start: place, end: place, text: '\\' })
      if (places.length > 0) diagnostics.push(told(point(places[0]!), file))
    }
    at = end + 1
  }
  return { edits, diagnostics }
}

/** Whether a place lies in one of some edits; asked in order. */
function inside(edits: readonly Edit[]): (place: number) => boolean {
  let next = 0
  return (place) => {
    while (next < edits.length && edits[next]!.end <= place) next++
    return next < edits.length && edits[next]!.start <= place
  }
}

/**
 * Whether a row of what looks like a table has code and more cells than its delimiter row: seen from the delimiter rows, since most
 * texts are not of tables. Where a fence stands in the same block, that is left to the closer look.
 */
function mayOverflow(text: string): boolean {
  const delimiters = /\|[ \t]*:?-|-:?[ \t]*\|/g
  for (let found = delimiters.exec(text); found; found = delimiters.exec(text)) {
    let at = text.lastIndexOf('\n', found.index) + 1
    let columns = 0
    for (let isOpen = true; isOpen && at < text.length;) {
      const newline = text.indexOf('\n', at)
      const line = text.slice(at, newline < 0 ? text.length : newline)
      if (columns === 0) {
        if (isDelimiter(line)) columns = bars(line) + 1
        else isOpen = false
      } else if (line.trim() === '') isOpen = false
      else if (/`{3}|~{3}/.test(line) || (line.includes('`') && bars(line) + 1 > columns)) return true
      at += line.length + 1
    }
    delimiters.lastIndex = at
  }
  return false
}

function told({ line, column }: { line: number; column: number }, file: string): Diagnostic {
  return {
    code: 'table-pipe',
    severity: 'warning',
    message: 'A "|" in code ends the cell of a table; it was read as part of the code.',
    at: { file, line, column },
    hint: 'Write "\\|", also in code.',
  }
}

/** Bars between the cells of a row: those at its ends do not count. */
function bars(line: string): number {
  return between(line).length
}

function between(line: string): number[] {
  const places: number[] = []
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '\\') at++
    else if (line[at] === '|') places.push(at)
  }
  if (places.length > 0 && /^[ \t>]*$/.test(line.slice(0, places[0]))) places.shift()
  if (places.length > 0 && line.slice(places.at(-1)! + 1).trim() === '') places.pop()
  return places
}

/** Bars in code of a row that has too many, if there are just as many too many. */
function extra(line: string, columns: number): number[] {
  const places = between(line)
  if (places.length + 1 <= columns || !line.includes('`')) return []
  const spans = [...codeSpans(line)]
  const found = places.filter((place) => spans.some(([start, end]) => start < place && place < end))
  return places.length + 1 - found.length === columns ? found : []
}
