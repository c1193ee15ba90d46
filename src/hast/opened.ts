import type { ElementContent, Nodes } from 'hast'

/** The nodes that a sealed one stands for. Apart from what seals: scripts of the browser read texts, and write no HTML. */
export function opened(node: Nodes): readonly ElementContent[] | undefined {
  return (node as unknown as { readonly nodes?: readonly ElementContent[] }).nodes
}
