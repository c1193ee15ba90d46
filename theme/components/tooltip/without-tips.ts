import type { ElementContent } from 'hast'
import { textOf } from '../../../src/hast/text.ts'
import { hasClass } from '../../../src/hast/classes.ts'

/**
 * The same nodes with each tooltip as its term and, in brackets, its explanation: a button may hold no other button.
 * Without `explained`, as its term alone.
 */
export function withoutTips(nodes: readonly ElementContent[], explained = true): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    const { children } = node
    if (!hasClass(node, 'tooltip')) return [Object.assign({}, node, { children: withoutTips(children, explained) })]
    const term = partOf(children, 'tooltip-term')
    const tip = partOf(children, 'tooltip-tip')
    const words = ['tooltip-head', 'tooltip-text'].flatMap((name) => {
      const text = partOf(tip, name).map(textOf).join('').trim()
      return text === '' ? [] : [text]
    })
    if (!explained || words.length === 0) return term
    return [...term, { type: 'text', value: ` (${words.join(': ')})` }]
  })
}

function partOf(nodes: readonly ElementContent[], name: string): ElementContent[] {
  for (const node of nodes) if (hasClass(node, name)) return node.children
  return []
}
