import type { ElementContent } from 'hast'

/** Whether a reader would see something of the node. */
export function isVisible(node: ElementContent): boolean {
  return node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')
}
