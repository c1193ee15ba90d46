/**
 * Formulas are kept from the parsers: signs that are plain letters to them stand in place of each while the page is parsed,
 * and become a node afterwards. So braces, `<`, `_` and `|` of TeX never meet the rules of Markdown and MDX. A mark is as long
 * as what it stands for, so all places stay the author's.
 */
import type { Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { offsetOf, pointsOf } from '../edits.ts'
import { isExpression, isJsx } from '../nodes.ts'
import type { Point, Range } from '../nodes.ts'
import type { Formula } from './find-math.ts'

/** A formula as a node of the tree. */
export interface MathNode {
  readonly type: 'math'
  readonly value: string
  /** On a line of its own. */
  readonly block: boolean
  readonly position: Range
}

export interface MarkedMath {
  /** The text with marks, as long as the author's. */
  readonly text: string
  /** Puts the formulas into a tree that was parsed from the marked text. */
  readonly restore: (tree: Root) => void
  /** The author's place of a place in the marked text: blank lines within a formula are no lines there. */
  readonly place: (point: Point) => Point
}

/** Signs of the private use area: start, filling, end, and one for each formula of a page. */
const area = { from: 0xe000, to: 0xf8ff } as const

/** Marks the formulas of a text; `undefined` when there are none, or when the text uses all the signs itself. */
export function markMath(text: string, formulas: readonly Formula[]): MarkedMath | undefined {
  if (formulas.length === 0) return undefined
  const [start, fill, end, ...numbers] = freeSigns(text, formulas.length + 3)
  if (start === undefined || fill === undefined || end === undefined || numbers.length === 0) return undefined
  const marked = formulas.slice(0, numbers.length)
  const point = pointsOf(text)
  const nodes = marked.map((formula): MathNode => ({
    type: 'math',
    value: formula.tex,
    block: formula.block,
    position: { start: point(formula.start), end: point(formula.end) },
  }))
  const parts: string[] = []
  let done = 0
  for (const [index, formula] of marked.entries()) {
    const written = text.slice(formula.start, formula.end)
    parts.push(text.slice(done, formula.start), markOf(written, { start, fill, end, number: numbers[index]! }))
    done = formula.end
  }
  const whole = parts.join('') + text.slice(done)
  const places = linesIn(whole) === linesIn(text) ? undefined : point
  const means: Means = {
    pattern: new RegExp(`${start}?([${numbers[0]}-${numbers.at(-1)}])(?:[${fill}\\s>]*${end}|${fill}?)`, 'g'),
    byNumber: new Map(numbers.map((number, index) => [number, index])),
    nodes,
    source: (index) => text.slice(marked[index]!.start, marked[index]!.end),
    ...(places && { point: places }),
  }
  return {
    text: whole,
    restore: (tree) => restore(tree, means),
    place: (at) => (places ? places(offsetOf(whole, at)) : at),
  }
}

function freeSigns(text: string, count: number): string[] {
  const used = new Set(text.match(/[\uE000-\uF8FF]/g))
  const signs: string[] = []
  for (let code: number = area.from; code <= area.to && signs.length < count; code++) {
    const sign = String.fromCharCode(code)
    if (!used.has(sign)) signs.push(sign)
  }
  return signs
}

interface Signs {
  readonly start: string
  readonly fill: string
  readonly end: string
  readonly number: string
}

/** As long as the formula: one or two letters, as `<Latex>` may hold, have room for the number only. */
function markOf(formula: string, { start, fill, end, number }: Signs): string {
  if (formula.length < 3) return number + fill.repeat(formula.length - 1)
  return start + number + filled(formula.slice(2, -1), fill) + end
}

/** Lines and their margins stay, so that lists and quotes go on; a blank line would end the paragraph. */
function filled(inside: string, fill: string): string {
  return inside
    .replace(/\n(?=[ \t>]*\n)/g, fill)
    .split('\n')
    .map((line, index) => {
      const margin = index === 0 ? 0 : /^[ \t>]*/.exec(line)![0].length
      return line.slice(0, margin) + fill.repeat(line.length - margin)
    })
    .join('\n')
}

function linesIn(text: string): number {
  return text.split('\n').length
}

interface Means {
  readonly pattern: RegExp
  readonly byNumber: ReadonlyMap<string, number>
  readonly nodes: readonly MathNode[]
  /** A formula as it was written. */
  readonly source: (index: number) => string
  /** Given when lines have to be counted anew. */
  readonly point?: (offset: number) => Point
}

function restore(tree: Root, means: Means): void {
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (means.point && node.position) {
      const { start, end } = node.position
      const at = (each: Point) => means.point!(each.offset ?? 0) as Required<Point>
      node.position = { start: at(start), end: at(end) }
    }
    if (node.type !== 'text') restoreText(node, means)
    if (!('children' in node)) continue
    const parent = node as Parents
    parent.children = (parent.children as RootContent[]).flatMap((child) =>
      split(child, means),
    ) as typeof parent.children
    for (const child of parent.children) if (child.type !== ('math' as string)) open.push(child)
  }
}
/** Texts become texts and formulas; a formula on lines of its own opens its paragraph. */
function split(node: RootContent, means: Means): RootContent[] {
  if (node.type === 'text') return pieces(node, means) as RootContent[]
  if (node.type !== 'paragraph') return [node]
  const children = node.children.flatMap((child) => (child.type === 'text' ? pieces(child, means) : [child]))
  if (!children.some(isBlock)) return [{ ...node, children }]
  const out: RootContent[] = []
  let run: PhrasingContent[] = []
  const flush = () => {
    if (!run.every(isBlank)) out.push({ ...node, children: trimmed(run) })
    run = []
  }
  for (const child of children) {
    if (isBlock(child)) {
      flush()
      out.push(child)
    } else run.push(child)
  }
  flush()
  return out
}

/** What stands between formulas keeps its place: the twin is cut from the source by it. */
function pieces(node: Text, { pattern, nodes, byNumber }: Means): PhrasingContent[] {
  const { value, position } = node
  const out: PhrasingContent[] = []
  let done = 0
  let start = position?.start
  const text = (until: number, end: Point | undefined): Text => ({
    type: 'text',
    value: value.slice(done, until),
    ...(start && end && { position: { start, end } }),
  })
  for (const found of value.matchAll(pattern)) {
    const formula = nodes[byNumber.get(found[1]!)!]!
    if (found.index > done) out.push(text(found.index, formula.position.start))
    out.push(formula as unknown as PhrasingContent)
    done = found.index + found[0].length
    start = formula.position.end
  }
  if (done === 0) return [node]
  if (done < value.length) out.push(text(value.length, position?.end))
  return out
}

function isBlock(node: { readonly type: string }): boolean {
  return isMath(node) && node.block
}

/** Whether a node of a restored tree is a formula. */
export function isMath(node: { readonly type: string }): node is MathNode {
  return node.type === 'math'
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** Without line ends before the first and behind the last node. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== 'text') return [node]
    const start = index === 0 ? node.value.trimStart() : node.value
    const value = index === nodes.length - 1 ? start.trimEnd() : start
    return value === '' ? [] : [{ ...node, value }]
  })
}

/** Marks in code, addresses, attributes and expressions were no formulas after all. */
function restoreText(node: Nodes, { pattern, byNumber, source }: Means): void {
  const written = (value: string) => value.replace(pattern, (_, number: string) => source(byNumber.get(number)!))
  const fields = node as unknown as Record<string, unknown>
  for (const name of ['value', 'url', 'title', 'alt', 'lang', 'meta', 'label', 'identifier']) {
    const value = fields[name]
    if (typeof value === 'string') fields[name] = written(value)
  }
  if (isExpression(node)) delete node.data
  if (!isJsx(node)) return
  for (const attribute of node.attributes as { value?: unknown }[]) {
    if (typeof attribute.value === 'string') attribute.value = written(attribute.value)
    else if (attribute.value && typeof attribute.value === 'object') {
      const inner = attribute.value as { value: string }
      inner.value = written(inner.value)
    }
  }
}
