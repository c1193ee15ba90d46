/** The text of labels: quotes, `<br/>`, HTML of a few kinds, entities, Markdown in backticks, as lines of runs. */
import type { ElementContent } from 'hast'
import { widthOf } from './measure.ts'
import { el } from './svg.ts'
import type { Attributes } from './svg.ts'

export interface Run {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly code?: boolean
  readonly line?: 'underline' | 'line-through'
  readonly shift?: 'sub' | 'super'
}
export type Line = readonly Run[]

export interface Label {
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
  readonly size: number
}

export interface LabelStyle {
  readonly size: number
  /** Lines are broken at words so that they are not wider. */
  readonly most?: number
  readonly bold?: boolean
  readonly code?: boolean
  /** Quotes and backticks are part of the text. */
  readonly literal?: boolean
}

const lineHeight = 1.35

/** Reads and measures a label. Empty text gives a label without lines. */
export function labelOf(written: string, style: LabelStyle): Label {
  const lines = readLines(written, style)
    .flatMap((line) => (style.most === undefined ? [line] : wrap(line, style.most, style.size)))
    .map(trimLine)
  while (lines.length > 0 && lines.at(-1)!.length === 0) lines.pop()
  while (lines.length > 0 && lines[0]!.length === 0) lines.shift()
  const width = Math.max(0, ...lines.map((line) => lineWidth(line, style.size)))
  return { lines, width, height: lines.length * style.size * lineHeight, size: style.size }
}

/** The plain words of a label, lines joined by blanks. */
export function plainLabel(written: string): string {
  return readLines(written, { size: 1 })
    .map((line) => line.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A label around a point: one `<text>` a line. */
export function drawLabel(
  label: Label,
  at: { readonly x: number; readonly y: number; readonly anchor?: 'start' | 'middle' | 'end' },
  attributes: Attributes,
): ElementContent[] {
  const step = label.size * lineHeight
  const first = at.y - ((label.lines.length - 1) * step) / 2 + label.size * 0.35
  return label.lines.flatMap((line, index): ElementContent[] => {
    const textAnchor = at.anchor === 'start' ? undefined : (at.anchor ?? 'middle')
    const own = {
      ...attributes,
      x: at.x,
      y: first + index * step,
      textAnchor,
      fontSize: label.size === 14 ? undefined : label.size,
    }
    const text = el('text', own, line.map(drawRun))
    return index === 0 ? [text] : [{ type: 'text', value: '\n' }, text]
  })
}

function drawRun(run: Run): ElementContent {
  const { text: value, bold, italic, code, line, shift } = run
  const text = { type: 'text', value } as const
  if (!bold && !italic && !code && !line && !shift) return text
  return el(
    'tspan',
    {
      fontWeight: bold ? '600' : undefined,
      fontStyle: italic ? 'italic' : undefined,
      fontFamily: code ? 'var(--font-mono, monospace)' : undefined,
      textDecoration: line,
      baselineShift: shift,
      fontSize: shift ? '0.75em' : undefined,
    },
    [text],
  )
}

function lineWidth(line: Line, size: number): number {
  return line.reduce((sum, run) => sum + runWidth(run, size), 0)
}

function runWidth({ text, bold, code, shift }: Run, size: number): number {
  return widthOf(text, shift ? size * 0.75 : size, code ? 'code' : bold ? 'bold' : 'text')
}

function readLines(written: string, style: LabelStyle): Line[] {
  const { text, isMarkdown } = style.literal ? { text: written, isMarkdown: false } : unquote(written)
  const marked = style.literal ? text : isMarkdown ? markdownTags(text) : boldTags(text)
  const lines: Run[][] = [[]]
  const open: string[] = []
  const add = (value: string) => {
    const clean = decode(value).replace(/\s+/g, ' ')
    if (clean !== '') lines.at(-1)!.push(styled(clean, open, style))
  }
  for (const [piece] of marked.replace(/\bfa[bsrlk]?:fa-[\w-]+\s*/g, '').matchAll(pieces)) {
    const name = /^<\/?([A-Za-z][\w-]*)/.exec(piece)?.[1]?.toLowerCase()
    if (piece === '\n' || piece === '\\n' || name === 'br') lines.push([])
    else if (name === undefined || !known.has(name)) add(piece)
    else if (piece.startsWith('</')) close(open, name)
    else if (!piece.endsWith('/>')) open.push(name)
  }
  return lines
}
const pieces = /<\/?[A-Za-z][^<>]{0,300}>|\\n|\n|[^<\\\n]+|[<\\]/g
/** Elements that may stand in labels; any other `<…>` is text. */
const known = new Set(
  'b strong i em u ins s del strike sub sup code tt kbd small big mark span div p a font br center ul li img'.split(
    ' ',
  ),
)

function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name)
  if (at >= 0) open.splice(at, 1)
}

function styled(text: string, open: readonly string[], style: LabelStyle): Run {
  const has = (...names: string[]) => names.some((name) => open.includes(name))
  return {
    text,
    ...((style.bold || has('b', 'strong')) && { bold: true }),
    ...(has('i', 'em') && { italic: true }),
    ...((style.code || has('code', 'tt', 'kbd')) && { code: true }),
    ...(has('u', 'ins') && { line: 'underline' as const }),
    ...(has('s', 'del', 'strike') && { line: 'line-through' as const }),
    ...(has('sub') && { shift: 'sub' as const }),
    ...(has('sup') && { shift: 'super' as const }),
  }
}

/** `"…"` without quotes; ``"`…`"`` is Markdown. */
function unquote(written: string): { text: string; isMarkdown: boolean } {
  const trimmed = written.trim()
  const quoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')
  const text = quoted ? trimmed.slice(1, -1) : trimmed
  const isMarkdown = text.length > 1 && text.startsWith('`') && text.endsWith('`')
  return { text: isMarkdown ? text.slice(1, -1) : text, isMarkdown }
}

/** Outside of backticks only what is hardly ever meant otherwise. */
function boldTags(text: string): string {
  return text.replace(/\*\*([^*\n]{1,500})\*\*/g, '<b>$1</b>')
}

function markdownTags(text: string): string {
  return boldTags(text)
    .replace(/__([^_\n]{1,500})__/g, '<b>$1</b>')
    .replace(/\*([^*\n]{1,500})\*/g, '<i>$1</i>')
    .replace(/\b_([^_\n]{1,500})_\b/g, '<i>$1</i>')
    .replace(/`([^`\n]{1,500})`/g, '<code>$1</code>')
}

const named: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: '\u00A0',
  hearts: '♥',
  infin: '∞',
  larr: '←',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  harr: '↔',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  euro: '€',
  pound: '£',
  bull: '•',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  times: '×',
  le: '≤',
  ge: '≥',
  ne: '≠',
  check: '✓',
  lpar: '(',
  rpar: ')',
  lbrack: '[',
  rbrack: ']',
  lbrace: '{',
  rbrace: '}',
  semi: ';',
  colon: ':',
  num: '#',
}

/** `#quot;`, `#35;`, `&amp;`, `&#35;`, `&#x23;`. */
function decode(text: string): string {
  return text.replace(/[&#]#?(?:x([\dA-Fa-f]{1,6})|(\d{1,7})|([A-Za-z]{2,8}));/g, (whole, hex, decimal, name) => {
    if (name !== undefined) return Object.hasOwn(named, name as string) ? named[name as string]! : whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex as string, 16)
    const isSign = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isSign ? String.fromCodePoint(code) : whole
  })
}

/** Lines no wider than `most`, broken between words; a longer word stays whole up to twice that. */
function wrap(line: Line, most: number, size: number): Line[] {
  if (lineWidth(line, size) <= most) return [line]
  const lines: Run[][] = [[]]
  let used = 0
  for (const run of line) {
    for (const word of wordsOf(run.text, most / size)) {
      const width = runWidth({ ...run, text: word }, size)
      if (used > 0 && used + runWidth({ ...run, text: word.trimEnd() }, size) > most) {
        lines.push([])
        used = 0
      }
      const last = lines.at(-1)!
      const before = last.at(-1)
      if (before && sameStyle(before, run)) last[last.length - 1] = { ...before, text: before.text + word }
      else last.push({ ...run, text: word })
      used += width
    }
  }
  return lines
}

function sameStyle(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.code === b.code && a.line === b.line && a.shift === b.shift
}

/** Words with the blank behind them; very long ones cut, East Asian text at every sign. */
function wordsOf(text: string, ems: number): string[] {
  const most = Math.max(8, Math.floor(ems * 3))
  return text
    .split(/(?<=\s)|(?<=[\u3000-\u9FFF\uAC00-\uD7A3\uFF00-\uFF60])/)
    .flatMap((word) => (word.length <= most ? [word] : (word.match(new RegExp(`.{1,${most}}`, 'gsu')) ?? [word])))
}

function trimLine(line: Line): Line {
  const runs = [...line]
  if (runs[0]) runs[0] = { ...runs[0], text: runs[0].text.trimStart() }
  const last = runs.length - 1
  if (runs[last]) runs[last] = { ...runs[last], text: runs[last].text.trimEnd() }
  return runs.filter(({ text }) => text !== '')
}
