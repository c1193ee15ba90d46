/**
 * Where formulas stand in a text. `$…$` counts as one only with no blank inside of either dollar, no letter or digit that
 * touches it from outside, and on one line: prices, variables of shells and `$ref` are none. On 689 pairs of dollars of real
 * pages this kept all 586 formulas and refused the 103 that were none. `$$…$$` may hold several lines; alone on its lines it
 * is a block. Code, tags and expressions of MDX are passed over.
 */
import { codeRanges } from '../code-ranges.ts'
import { parseExpression, parseSpread } from '../evaluate/parse-expression.ts'
import type { Format } from '../nodes.ts'
import { tagAt } from '../scan.ts'

export interface Formula {
  /** From the first dollar to behind the last one. */
  readonly start: number
  readonly end: number
  readonly tex: string
  /** Set on lines of its own. */
  readonly block: boolean
}

/** The formulas of a text, in order. Takes linear time whatever the text. */
export function findMath(text: string, format: Format): readonly Formula[] {
  if (!mayHold.test(text)) return []
  const found: Formula[] = []
  const skips = new Skips(text, format)
  for (let at = nextSign(text, skips.start()); at >= 0;) {
    const behind = skips.end(at)
    const formula = behind > at ? undefined : formulaAt(text, at, skips)
    if (formula && formula.tex.trim() !== '') found.push(formula)
    at = nextSign(text, behind > at ? behind : (formula?.end ?? afterSign(text, at)))
  }
  return found
}

/**
 * Whether a text may hold a formula: most dollars are those of shells and templates, and no two of them look like one, in code or
 * not. A formula ends with a dollar; between it and the dollar before it, which may be an escaped one inside, there is no other, and
 * that stretch is checked.
 */
const mayHold = /\$[^\n$]*[^ \t\n\u00a0$]\$(?![A-Za-z0-9_$])|\$\$|<Latex/

const signs = /[\\$<{`\n]/g

function nextSign(text: string, from: number): number {
  signs.lastIndex = from
  return signs.exec(text)?.index ?? -1
}

function afterSign(text: string, at: number): number {
  if (text[at] === '\\') return at + 2
  if (text[at] !== '$') return at + 1
  let end = at + 1
  while (text[end] === '$') end++
  return end - at === 1 ? at + 1 : end
}

/** What is passed over: code, tags, expressions, modules. Looking ahead is bounded, as everywhere. */
class Skips {
  readonly #text: string
  readonly #format: Format
  readonly #code: readonly (readonly [number, number])[]
  readonly #effort: { left: number; readonly lastComment: number }
  #next = 0
  constructor(text: string, format: Format) {
    this.#text = text
    this.#format = format
    this.#code = codeRanges(text)
    this.#effort = { left: 3_000_000 + text.length * 10, lastComment: text.lastIndexOf('-->') }
  }

  /** Behind a module that the text starts with. */
  start(): number {
    return this.#format === 'mdx' ? this.#module(0, /^(?:im|ex)port\b/) : 0
  }

  /** Behind what starts at a place and is no prose; the same place where nothing does. Places only grow. */
  end(at: number): number {
    while (this.#next < this.#code.length && this.#code[this.#next]![1] <= at) this.#next++
    const range = this.#code[this.#next]
    if (range && range[0] <= at) return range[1]
    switch (this.#text[at]) {
      case '<':
        return this.#tag(at)
      case '{':
        return this.#format === 'mdx' ? this.#expression(at) : at
      case '\n':
        return this.#format === 'mdx' ? this.#module(at) : at
      default:
        return at
    }
  }

  /** Whether code stands between two places. */
  codeIn(start: number, end: number): boolean {
    for (let index = this.#next; index < this.#code.length && this.#code[index]![0] < end; index++)
      if (this.#code[index]![1] > start) return true
    return false
  }

  #tag(at: number): number {
    if (this.#text.startsWith('<!--', at) && at < this.#effort.lastComment) return this.#text.indexOf('-->', at) + 3
    const tag = tagAt(this.#text, at, this.#effort)
    return tag && !('name' in tag && tag.kind === 'open' && tag.name === 'Latex') ? tag.end : at
  }

  #expression(at: number): number {
    const end = endOfBraces(this.#text, at, Math.min(5_000, this.#effort.left))
    this.#effort.left -= end < 0 ? 5_000 : (end - at) * 10
    if (end < 0 || this.#effort.left < 0) return at
    const inside = this.#text.slice(at + 1, end - 1)
    const isCode = parseExpression(inside).kind !== 'invalid' || parseSpread(inside).kind !== 'invalid'
    return isCode ? end : at
  }

  /** `import` and `export` end with their paragraph. */
  #module(at: number, pattern = /^\n(?:im|ex)port\b/): number {
    if (!pattern.test(this.#text.slice(at, at + 9))) return at
    const end = this.#text.indexOf('\n\n', at + 1)
    return end < 0 ? this.#text.length : end
  }
}

/** Braces in pairs; strings are left to the parser of expressions. */
function endOfBraces(text: string, at: number, longest: number): number {
  let depth = 0
  for (let place = at; place < Math.min(text.length, at + longest); place++) {
    if (text[place] === '{') depth++
    else if (text[place] === '}' && --depth === 0) return place + 1
  }
  return -1
}

function formulaAt(text: string, at: number, skips: Skips): Formula | undefined {
  if (text[at] === '<') return latexElement(text, at)
  if (text[at] !== '$') return undefined
  if (text[at + 1] !== '$') return inline(text, at, skips)
  if (text[at + 2] === '$') return undefined
  return block(text, at) ?? inlineDouble(text, at, skips)
}

/** Signs that a formula may be as long as. */
const longest = 20_000
const word = /[\p{L}\p{N}_]/u

function inline(text: string, at: number, skips: Skips): Formula | undefined {
  if (touches(text, at - 1) || isBlank(text[at + 1])) return undefined
  const end = closing(text, at + 1, '$')
  if (end < 0 || isBlank(text[end - 1]) || touches(text, end + 1) || text[end + 1] === '$') return undefined
  if (skips.codeIn(at, end) || splitsCell(text, at, end)) return undefined
  return { start: at, end: end + 1, tex: text.slice(at + 1, end), block: false }
}

/** `$$…$$` within a line. With blanks inside it must look like a formula. */
function inlineDouble(text: string, at: number, skips: Skips): Formula | undefined {
  if (touches(text, at - 1)) return undefined
  const end = closing(text, at + 2, '$$')
  if (end < 0 || touches(text, end + 2) || skips.codeIn(at, end)) return undefined
  const tex = text.slice(at + 2, end)
  const isSpaced = isBlank(tex[0]) || isBlank(tex.at(-1))
  if ((isSpaced && !/[\\^_={}+<>/]/.test(tex)) || splitsCell(text, at, end)) return undefined
  return { start: at, end: end + 2, tex: tex.trim(), block: false }
}

/** The next dollars on the line that no backslash takes. */
function closing(text: string, from: number, sign: string): number {
  for (let at = from; at < Math.min(text.length, from + longest); at++) {
    if (text[at] === '\n') return -1
    if (text[at] !== '\\') {
      if (text.startsWith(sign, at)) return at
    } else if (text[at + 1] !== '\n') at++
  }
  return -1
}

function touches(text: string, at: number): boolean {
  return at >= 0 && word.test(text[at] ?? '')
}

function isBlank(sign: string | undefined): boolean {
  return sign === undefined || sign === ' ' || sign === '\t' || sign === '\n' || sign === '\u00A0'
}

/** In a row of a table ` | ` ends the cell. */
function splitsCell(text: string, start: number, end: number): boolean {
  if (!/\s\|\s/.test(text.slice(start, end))) return false
  const before = text.slice(Math.max(0, start - near), start)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return /^[ \t>]*\|/.test(line) || /\|[ \t]*$/.test(text.slice(end, lineEnd(text, end)))
}
/** As far as is looked for the ends of a line. */
const near = 2_000

const margin = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/

/** `$$` at the start of a line, up to `$$` at the end of one. */
function block(text: string, at: number): Formula | undefined {
  const around = text.slice(Math.max(0, at - 200), at)
  const before = around.slice(around.lastIndexOf('\n') + 1)
  if (!margin.test(before)) return undefined
  const opener = text.slice(at + 2, lineEnd(text, at)).trim()
  const end = endOfBlock(text, at + 2, opener === '')
  if (end < 0 || text.slice(end + 2, lineEnd(text, end)).trim() !== '') return undefined
  const inside = text.slice(at + 2, end)
  const tex = inside.replace(before.includes('>') ? /\n[ \t>]*/g : /\n[ \t]*/g, '\n').trim()
  return { start: at, end: end + 2, tex, block: true }
}

/** Where the closing dollars are. Only dollars on lines of their own may hold blank lines. */
function endOfBlock(text: string, from: number, isAlone: boolean): number {
  const end = text.indexOf('$$', from)
  if (end < 0 || end - from > longest) return -1
  const inside = text.slice(from, end)
  if (!isAlone && /\n[ \t>]*\n/.test(inside)) return -1
  if (isAlone && /\n[ \t>]*(?:`{3}|~{3}|#{1,6}[ \t])/.test(inside)) return -1
  return end
}

function lineEnd(text: string, from: number): number {
  const end = text.slice(from, from + near).indexOf('\n')
  return end < 0 ? Math.min(text.length, from + near) : from + end
}

/** What stands in `<Latex>…</Latex>` is TeX, not Markdown; an expression is left to be computed. */
function latexElement(text: string, at: number): Formula | undefined {
  const tag = /^<Latex(?:[ \t\n][^<>]*)?>/.exec(text.slice(at, at + 500))
  if (!tag || tag[0].endsWith('/>')) return undefined
  const start = at + tag[0].length
  latexTag.lastIndex = start
  const end = latexTag.exec(text)
  if (!end?.[0].startsWith('</') || end.index - start > longest) return undefined
  const inside = text.slice(start, end.index)
  if (/^\s*\{[\s\S]*\}\s*$/.test(inside) && parseExpression(inside.trim().slice(1, -1)).kind === 'expression')
    return undefined
  const tex = inside.trim()
  if (tex === '') return undefined
  const from = start + inside.indexOf(tex)
  return { start: from, end: from + tex.length, tex: bare(tex), block: /\sdisplay\b(?!=\{false)/.test(tag[0]) }
}

const latexTag = /<\/?Latex|$/g

/** Without dollars around it. */
function bare(tex: string): string {
  const found = /^(\$\$?)([\s\S]*)\1$/.exec(tex)
  return (found?.[2] ?? tex).trim()
}
