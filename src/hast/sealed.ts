/**
 * Nodes that nobody changes any more, written at once: half the elements of a page are words of code, and each of a dozen walks
 * over a page would look at all of them. `opened` gives the nodes.
 */
import type { ElementContent } from 'hast'
import { toHtml } from './to-html.ts'

interface Sealed {
  readonly type: 'raw'
  readonly value: string
  readonly nodes: readonly ElementContent[]
}

/** One node that stands for many. */
export function sealed(nodes: readonly ElementContent[]): ElementContent {
  const node: Sealed = { type: 'raw', value: toHtml(nodes).value, nodes }
  return node as unknown as ElementContent
}
