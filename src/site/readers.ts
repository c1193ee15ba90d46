/** Who may read the pages that the navigation names. */
import type { NavNode } from '../model/navigation.ts'

export interface Readers {
  /** Pages that a part for everyone names. */
  readonly open: ReadonlySet<string>
  /** Pages that a part for some readers names; they may be open as well. */
  readonly closed: ReadonlySet<string>
}

/** Without recursion: the tree as written may be nested without end. */
export function readersOf(navigation: readonly NavNode[]): Readers {
  const open = new Set<string>()
  const closed = new Set<string>()
  const waiting = navigation.map((node) => ({ node, into: open }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, into } = next
    if (node.kind === 'page' || node.kind === 'operation') into.add(node.page ?? '')
    if (node.kind !== 'group' && node.kind !== 'section') continue
    const inner = node.restricted ? closed : into
    if (node.kind === 'group' && node.root !== undefined) inner.add(node.root)
    for (const child of node.children) waiting.push({ node: child, into: inner })
  }
  return { open, closed }
}

/** Pages below a node that is not for everyone, unless another part of the navigation is open and names them too. */
export function restrictedIds(navigation: readonly NavNode[]): ReadonlySet<string> {
  const { open, closed } = readersOf(navigation)
  return new Set([...closed].filter((id) => !open.has(id)))
}
