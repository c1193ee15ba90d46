/** Links in links, which HTML does not have: browsers end the outer one where the inner one begins. Nor has it buttons there. */
import type { Element, ElementContent } from 'hast'
import { textOf } from '../../hast/text.ts'

/**
 * A link whose content holds nothing else to press: inner links give way to their words, links of headings to themselves to
 * nothing; buttons and labels look as they did, and the link is what they press.
 */
export function flatLinks(link: Element): Element {
  if (!holdsControl(link)) return link
  return { ...link, children: link.children.flatMap(flat) }
}

const controls = new Set(['a', 'button', 'label'])

function holdsControl({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (controls.has(child.tagName) || holdsControl(child)))
}

function flat(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'button' || node.tagName === 'label') return [inert(node)]
  if (node.tagName !== 'a') return [holdsControl(node) ? { ...node, children: node.children.flatMap(flat) } : node]
  const { id, href } = node.properties
  // Notes lead back to the place of their number.
  if (id !== undefined) return [{ ...node, tagName: 'span', properties: { id } }]
  const isOwn = typeof href === 'string' && href.startsWith('#') && isSign(node)
  return isOwn ? [] : node.children
}

function inert({ children, properties, ...node }: Element): Element {
  const { type: _, disabled: __, htmlFor: ___, ...rest } = properties
  return { ...node, tagName: 'span', properties: rest, children: children.flatMap(flat) }
}

/** Nothing but an icon. */
function isSign(node: Element): boolean {
  return (
    textOf(node).trim() === '' && node.children.every((child) => child.type !== 'element' || child.tagName === 'svg')
  )
}
