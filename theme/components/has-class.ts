import type { Element, ElementContent } from 'hast'

/** Whether a node is an element with this class. */
export function hasClass(node: ElementContent, name: string): node is Element {
  return node.type === 'element' && classesOf(node).includes(name)
}

/** Its classes: one text where JSX drew it, a list where it was read from Markdown. */
export function classesOf({ properties }: Element): readonly string[] {
  const names: unknown = properties.className
  return Array.isArray(names)
    ? names.map(String)
    : String(names ?? '')
        .split(' ')
        .filter(Boolean)
}

/** Whether a reader would see something of the node. */
export function isVisible(node: ElementContent): boolean {
  return node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')
}
