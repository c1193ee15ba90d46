/** Reading text from trees. */
import type { Nodes } from 'hast'
import { opened } from './opened.ts'

/** The text of a node as a reader sees it, without any markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  const children = 'children' in node ? node.children : opened(node)
  if (!children) return ''
  let text = ''
  for (const child of children) text += textOf(child)
  return text
}
