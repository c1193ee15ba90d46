/** A walk over the navigation as written. */
import type { NavNode } from '../model/navigation.ts'

/** All nodes, each before what is in it, in order. Without recursion: the tree may be nested without end. */
export function* nodesIn(tree: readonly NavNode[]): Generator<NavNode> {
  const waiting = tree.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    if (node.kind === 'section' || node.kind === 'group')
      for (const child of node.children.toReversed()) waiting.push(child)
  }
}
