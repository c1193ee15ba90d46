/** Classes of elements: a text where JSX drew them, a list where they were read from Markdown. */
import type { Element, ElementContent } from 'hast'

/** Classes as a list, however they were given. */
export function classes(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : []
}

/** Whether a node is an element with this class. */
export function hasClass(node: ElementContent, name: string): node is Element {
  return node.type === 'element' && classes(node.properties.className).includes(name)
}
