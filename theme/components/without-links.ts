import type { ElementContent } from 'hast'

/** The same nodes with the text of links in their place: a link may stand in no other link, and in no button. */
export function withoutLinks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node): ElementContent => {
    if (node.type !== 'element') return node
    const children = withoutLinks(node.children)
    return node.tagName === 'a' ? { type: 'element', tagName: 'span', properties: {}, children } : { ...node, children }
  })
}
