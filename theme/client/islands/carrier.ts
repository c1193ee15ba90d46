/** Nodes of Preact inside of the trees that components draw: they travel as they are. */
import type { Element } from 'hast'
import type { ComponentChild, VNode } from 'preact'

export interface Carrier extends Element {
  readonly vnode?: VNode
}

/** An element that stands for a node; components that ask for its text get that. */
export function carrier(vnode: VNode): Carrier {
  const value = textOf(vnode)
  const children = value === '' ? [] : [{ type: 'text' as const, value }]
  return { type: 'element', tagName: 'span', properties: {}, children, vnode }
}

export function isVNode(value: unknown): value is VNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'props' in value
}

function textOf(child: unknown): string {
  if (typeof child === 'string' || typeof child === 'number') return String(child)
  if (Array.isArray(child)) return child.map(textOf).join('')
  return isVNode(child) ? textOf((child.props as { readonly children?: ComponentChild }).children) : ''
}
