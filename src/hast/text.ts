/** Reading text from trees. */
import type { Nodes } from 'hast'

/** The text of a node as a reader sees it, without any markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  let text = ''
  for (const child of node.children) text += textOf(child)
  return text
}
