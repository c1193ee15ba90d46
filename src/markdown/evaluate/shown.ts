/** Values as children. */
import type { ElementContent } from 'hast'
import { isTree, unknown } from './value.ts'
import type { Value } from './value.ts'
import { enter, leave, spend, spendNodes } from './work.ts'
import type { Work } from './work.ts'

/** What a value shows as a child: text and nodes; nothing for booleans and empty values, as in JSX. `unknown`: an object. */
export function shown(value: Value, work: Work): readonly ElementContent[] | typeof unknown {
  const nodes: ElementContent[] = []
  return show(value, nodes, work) ? nodes : unknown
}

function show(value: Value, into: ElementContent[], work: Work): boolean {
  if (value === null || value === undefined || typeof value === 'boolean') return spend(work, 1)
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value)
    if (text !== '') into.push({ type: 'text', value: text })
    return spend(work, text.length + 1)
  }
  if (isTree(value)) {
    for (const node of value.nodes) into.push(node)
    return spendNodes(work, value.nodes)
  }
  return Array.isArray(value) && enter(work) && showList(value as readonly Value[], into, work)
}

function showList(list: readonly Value[], into: ElementContent[], work: Work): boolean {
  const isShown = list.every((each) => show(each, into, work))
  leave(work)
  return isShown
}
