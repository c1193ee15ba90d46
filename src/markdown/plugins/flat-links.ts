/** Links in links, which HTML does not have: browsers end the outer one where the inner one begins. */
import type { Element, ElementContent } from 'hast'
import { textOf } from '../../hast/text.ts'

/** A link whose content holds no other: inner ones give way to their words, links of headings to themselves to nothing. */
export function flatLinks(link: Element): Element {
  if (!holdsLink(link)) return link
  return { ...link, children: link.children.flatMap(flat) }
}

function holdsLink({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)))
}

function flat(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName !== 'a') return [holdsLink(node) ? { ...node, children: node.children.flatMap(flat) } : node]
  const { id, href } = node.properties
  // Notes lead back to the place of their number.
  if (id !== undefined) return [{ ...node, tagName: 'span', properties: { id } }]
  const isOwn = typeof href === 'string' && href.startsWith('#') && isSign(node)
  return isOwn ? [] : node.children
}

/** Nothing but an icon. */
function isSign(node: Element): boolean {
  return (
    textOf(node).trim() === '' && node.children.every((child) => child.type !== 'element' || child.tagName === 'svg')
  )
}
