/**
 * `{first} {last}` alone on a line: MDX takes such expressions out of their paragraph, one by one. They are one line of text, so
 * they are put back into one.
 */
import type { Element, RootContent } from 'hast'
import { isExpression, isJsx } from './nodes.ts'
import type { Expression, Jsx } from './nodes.ts'

/** The nodes with expressions that share a line in a paragraph. */
export function sameLines(nodes: readonly RootContent[]): readonly RootContent[] {
  if (!nodes.some(isFlow)) return nodes
  const out: RootContent[] = []
  for (let index = 0; index < nodes.length; index++) {
    const end = endOfLine(nodes, index)
    const line = nodes.slice(index, end)
    if (end - index < 2 || !line.some(isFlow)) out.push(nodes[index]!)
    else {
      out.push(paragraph(line.filter((node) => isExpression(node) || isJsx(node)) as (Jsx | Expression)[]))
      index = end - 1
    }
  }
  return out
}

function isFlow(node: RootContent): boolean {
  return (node.type as string) === 'mdxFlowExpression'
}

/** Behind the last element or expression of the line that starts at a node. */
function endOfLine(nodes: readonly RootContent[], start: number): number {
  const first = nodes[start]!
  if (!isInline(first)) return start + 1
  let end = start + 1
  let line = first.position?.end.line
  for (let at = end; at < nodes.length; at++) {
    const node = nodes[at]!
    if (node.type === 'text' && node.value.trim() === '') continue
    if (!isInline(node) || line === undefined || node.position?.start.line !== line) break
    line = node.position.end.line
    end = at + 1
  }
  return end
}

function isInline(node: RootContent): boolean {
  return isExpression(node) || isJsx(node)
}

function paragraph(line: readonly (Jsx | Expression)[]): Element {
  const children = line.flatMap((node, index) => {
    const before = line[index - 1]
    const isApart = before !== undefined && before.position?.end.offset !== node.position?.start.offset
    const type = isJsx(node) ? 'mdxJsxTextElement' : 'mdxTextExpression'
    return [...(isApart ? [{ type: 'text', value: ' ' }] : []), { ...node, type }]
  })
  return { type: 'element', tagName: 'p', properties: {}, children: children as Element['children'] }
}
