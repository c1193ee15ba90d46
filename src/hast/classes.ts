/** Classes of elements: a text where JSX drew them, a list where they were read from Markdown. */
import type { Element, ElementContent } from 'hast'

/** Classes as a list, however they were given. */
export function classes(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== 'string' || value === '') return []
  return /\s/.test(value) ? value.split(/\s+/).filter(Boolean) : [value]
}

/** Whether a node is an element with this class. */
export function hasClass(node: ElementContent, name: string): node is Element {
  return node.type === 'element' && classes(node.properties.className).includes(name)
}
