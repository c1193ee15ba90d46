/** An element that nobody knows: its title and its children, so that no word is lost. */
import type { Element, ElementContent } from 'hast'
import { isTree } from '../evaluate/value.ts'
import { isBlock } from '../plugins/paragraph.ts'
import type { Call } from './call.ts'

/** What stands in place of an unknown element. */
export function unknownElement({ name, props, children, node }: Call): readonly ElementContent[] {
  // A placeholder such as `<your-key>` in lower case has no title worth showing.
  const isComponent = /^[^a-z]|\./.test(name)
  const title = isComponent ? titleOf(props) : []
  if (title.length === 0) return children
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: [...title] }
  const inline = node.type === 'mdxJsxTextElement' && !children.some(isBlock)
  if (inline) return children.length > 0 ? [strong, { type: 'text', value: ' ' }, ...children] : [strong]
  return [{ type: 'element', tagName: 'p', properties: {}, children: [strong] }, ...children]
}

function titleOf(props: Call['props']): readonly ElementContent[] {
  for (const name of ['title', 'label', 'name']) {
    const value = props.get(name)
    if (typeof value === 'string' && value.trim() !== '') return [{ type: 'text', value }]
    if (isTree(value)) return value.nodes
  }
  return []
}
