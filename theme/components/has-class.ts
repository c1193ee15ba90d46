import type { Element, ElementContent } from 'hast'

/** Whether a node is an element with this class. */
export function hasClass(node: ElementContent, name: string): node is Element {
  if (node.type !== 'element') return false
  // One text where JSX drew it, a list where it was read from Markdown.
  const names: unknown = node.properties.className
  return (Array.isArray(names) ? names.map(String) : String(names ?? '').split(' ')).includes(name)
}

/** Whether a reader would see something of the node. */
export function isVisible(node: ElementContent): boolean {
  return node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')
}
