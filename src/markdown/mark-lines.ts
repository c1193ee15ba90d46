/** What the settings of a fence and the marks in its comments say of lines and words. */
import type { ElementContent } from 'hast'
import { textOf } from '../hast/text.ts'
import type { CodeLine } from '../model/code.ts'
import type { CodeBlock } from './code-block.ts'
import type { MarkedCode } from './code-marks.ts'

/** The lines with their marks; the same lines where there are none. */
export function markLines(lines: readonly CodeLine[], block: CodeBlock, marked: MarkedCode): readonly CodeLine[] {
  const { marks, words } = marked
  const focus = new Set([...block.focus, ...marked.focus])
  if (block.highlight.size === 0 && focus.size === 0 && marks.size === 0 && words.length === 0) return lines
  return lines.map((line, index): CodeLine => {
    const number = index + 1
    const mark = marks.get(number) ?? (block.highlight.has(number) ? 'highlight' : undefined)
    const asked = words.filter((word) => word.line <= number && number < word.line + word.count)
    const content = asked.reduce<readonly ElementContent[]>((nodes, { text }) => markWord(nodes, text), line.content)
    return { ...line, content, ...(mark && { mark }), ...(focus.has(number) && { focus: true }) }
  })
}

/** `<mark>` around a word wherever it stands; one that spans several tokens has a mark in each. */
function markWord(nodes: readonly ElementContent[], word: string): readonly ElementContent[] {
  const text = nodes.map(textOf).join('')
  const starts: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) starts.push(at)
  if (starts.length === 0) return nodes
  let done = 0
  const walk = (node: ElementContent): readonly ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: node.children.flatMap(walk) }]
    if (node.type !== 'text') return [node]
    const from = done
    done += node.value.length
    return cut(
      node.value,
      starts.map((start) => [start - from, start - from + word.length]),
    )
  }
  return nodes.flatMap(walk)
}

/** A text in pieces, those within a range marked. Ranges are in order and apart. */
function cut(value: string, ranges: readonly (readonly [start: number, end: number])[]): ElementContent[] {
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
