/** Words that stand on many pages, written once: those who read a page find their text in it, block by block. */
import type { ElementContent } from 'hast'
import { htmlSize } from './html-size.ts'
import { textOf } from './text.ts'
import { toHtml } from './to-html.ts'

interface Sealed {
  readonly type: 'raw'
  readonly value: string
  /** What reads the same. */
  readonly nodes: readonly ElementContent[]
  /** Bytes that the nodes are taken for. */
  readonly size: number
}

/** One node that stands for others, which hold no ids, headings and links. */
export function sealedText(nodes: readonly ElementContent[]): ElementContent {
  const node: Sealed = { type: 'raw', value: toHtml(nodes).value, nodes: brief(nodes), size: htmlSize(nodes) }
  return node as unknown as ElementContent
}

const inline = new Set(['code', 'em', 'strong', 'del', 'span', 'small'])

function brief(nodes: readonly ElementContent[]): ElementContent[] {
  if (nodes.every(isInline)) return [{ type: 'text', value: nodes.map(textOf).join('') }]
  return nodes.map((node) => (node.type === 'element' ? { ...node, children: brief(node.children) } : node))
}

function isInline(node: ElementContent): boolean {
  if (node.type === 'text') return true
  return node.type === 'element' && inline.has(node.tagName) && !node.data && node.children.every(isInline)
}
