/** What the settings of a fence and the marks in its comments say of lines and words. */
import type { ElementContent } from 'hast'
import { opened } from '../hast/opened.ts'
import { textOf } from '../hast/text.ts'
import type { CodeLine } from '../model/code.ts'
import type { CodeBlock } from './code-block.ts'
import type { MarkedCode } from './code-marks.ts'

/** The lines with their marks; the same lines where there are none. */
export function markLines(lines: readonly CodeLine[], block: CodeBlock, marked: MarkedCode): readonly CodeLine[] {
  const { marks, words } = marked
  const focus = new Set([...block.focus, ...marked.focus])
  if (block.highlight.size === 0 && focus.size === 0 && marks.size === 0 && words.length === 0) return lines
  const asked = wordsOf(words, lines.length)
  return lines.map((line, index): CodeLine => {
    const number = index + 1
    const mark = marks.get(number) ?? (block.highlight.has(number) ? 'highlight' : undefined)
    const content = markWords(line.content, asked[index]!)
    return { ...line, content, ...(mark && { mark }), ...(focus.has(number) && { focus: true }) }
  })
}

/** Different words of one block; further ones are not marked. */
const mostWords = 20

/** The words to mark in each line (0-based), each once. */
function wordsOf(words: MarkedCode['words'], length: number): readonly (readonly string[])[] {
  const asked: string[][] = Array.from({ length }, () => [])
  /** Word → the first line that does not have it yet; the words come in the order of their lines. */
  const done = new Map<string, number>()
  for (const { text, line, count } of words) {
    if (!done.has(text) && done.size === mostWords) continue
    const end = Math.min(length, line - 1 + count)
    for (let at = Math.max(line - 1, done.get(text) ?? 0); at < end; at++) asked[at]!.push(text)
    done.set(text, Math.max(end, done.get(text) ?? 0))
  }
  return asked
}

type Span = readonly [start: number, end: number]

/** `<mark>` around words wherever they stand; one that spans several tokens has a mark in each. */
function markWords(nodes: readonly ElementContent[], words: readonly string[]): readonly ElementContent[] {
  if (words.length === 0) return nodes
  const spans = spansOf(nodes.map(textOf).join(''), words)
  if (spans.length === 0) return nodes
  let [done, next] = [0, 0]
  const walk = (node: ElementContent): readonly ElementContent[] => {
    const inside = opened(node)
    if (inside) return inside.flatMap(walk)
    if (node.type === 'element') return [{ ...node, children: node.children.flatMap(walk) }]
    if (node.type !== 'text') return [node]
    const from = done
    done += node.value.length
    while (next < spans.length && spans[next]![1] <= from) next++
    const here: Span[] = []
    for (let at = next; at < spans.length && spans[at]![0] < done; at++)
      here.push([spans[at]![0] - from, spans[at]![1] - from])
    return cut(node.value, here)
  }
  return nodes.flatMap(walk)
}

/** Where words stand in a text, in order and apart: those that overlap are one span, since marks must not nest. */
function spansOf(text: string, words: readonly string[]): readonly Span[] {
  const found: Span[] = []
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      found.push([at, at + word.length])
  const spans: Span[] = []
  for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
    const last = spans.at(-1)
    if (last && start < last[1]) spans[spans.length - 1] = [last[0], Math.max(last[1], end)]
    else spans.push([start, end])
  }
  return spans
}

/** A text in pieces, those within a range marked. Ranges are in order and apart. */
function cut(value: string, ranges: readonly Span[]): ElementContent[] {
  const nodes: ElementContent[] = []
  let at = 0
  for (const [start, end] of ranges) {
    const [from, to] = [Math.max(0, start), Math.min(value.length, end)]
    if (from >= to) continue
    if (from > at) nodes.push({ type: 'text', value: value.slice(at, from) })
    const marked = { type: 'text', value: value.slice(from, to) } as const
    nodes.push({ type: 'element', tagName: 'mark', properties: {}, children: [marked] })
    at = to
  }
  if (at < value.length) nodes.push({ type: 'text', value: value.slice(at) })
  return nodes
}
