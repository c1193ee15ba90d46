/** Where code stands in Markdown: fences and code spans. One look from the start to the end, whatever the text. */

/** Start and end of all code, in order. */
export function codeRanges(text: string): readonly (readonly [start: number, end: number])[] {
  const ranges: [number, number][] = []
  const spans = codeSpans(text)
  for (let at = 0; at < text.length;) {
    const fenced = at === 0 || text[at - 1] === '\n' ? endOfFence(text, at) : at
    const end = fenced > at ? fenced : spans.get(at)
    if (end !== undefined) ranges.push([at, end])
    at = end ?? nextStart(text, at)
  }
  return ranges
}

const starts = /[\n`\\]/g

/** The next place where code may start: a line, or a run of backticks. A backslash takes the sign behind it. */
function nextStart(text: string, at: number): number {
  if (text[at] === '\\') return at + 2
  starts.lastIndex = text[at] === '\n' ? at : at + 1
  const { index } = starts.exec(text) ?? { index: text.length }
  return text[index] === '\n' ? index + 1 : index
}

const fence = /[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)/y

/** What a line with a fence begins with; most lines begin with a letter. */
const first = new Set(' \t>-*+0123456789`~')

/** The end of a fenced code block that starts at a line's start; the same place where none does. */
export function endOfFence(text: string, at: number): number {
  if (!first.has(text[at]!)) return at
  fence.lastIndex = at
  const open = fence.exec(text)
  if (!open || (open[1]!.startsWith('`') && open[2]!.includes('`'))) return at
  return behind(text, fence.lastIndex, open[1]!)
}

function behind(text: string, from: number, mark: string): number {
  let at = from
  while (at < text.length) {
    const next = text.indexOf('\n', at + 1)
    const end = next < 0 ? text.length : next
    let start = at + 1
    while (text[start] === ' ' || text[start] === '\t' || text[start] === '>') start++
    if (text.startsWith(mark, start) && isOnly(mark[0]!, text.slice(start, end).trimEnd())) return end
    if (next < 0) break
    at = next
  }
  return text.length
}

function isOnly(sign: string, line: string): boolean {
  return line.replaceAll(sign, '') === ''
}

/** Start → end of each code span: a run of backticks and the next run of the same length in the same paragraph. */
export function codeSpans(text: string): Map<number, number> {
  const runs: { start: number; length: number }[] = []
  const next = new Map<number, number[]>()
  for (let index = text.indexOf('`'); index >= 0;) {
    let end = index + 1
    while (text[end] === '`') end++
    const length = end - index
    runs.push({ start: index, length })
    const same = next.get(length)
    if (same) same.push(index)
    else next.set(length, [index])
    index = text.indexOf('`', end)
  }
  const spans = new Map<number, number>()
  const seen = new Map<number, number>()
  let paragraph = 0
  let blank = text.indexOf('\n\n')
  for (const { start, length } of runs) {
    const same = next.get(length)!
    const place = (seen.get(length) ?? -1) + 1
    seen.set(length, place)
    if (start < paragraph) continue
    const end = same[place + 1]
    if (blank >= 0 && blank < start) blank = text.indexOf('\n\n', start)
    if (end === undefined || (blank >= 0 && blank < end)) {
      spans.set(start, start + length)
      continue
    }
    spans.set(start, end + length)
    paragraph = end + length
  }
  return spans
}
