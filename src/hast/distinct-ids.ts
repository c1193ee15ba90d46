import type { Nodes } from 'hast'

/**
 * Makes every id of a fresh tree its own: one that stands in `taken`, or earlier in the tree, gets a number. Changes the
 * tree in place; a link to a repeated id leads to the first, as in browsers.
 */
export function distinctIds<T extends Nodes>(nodes: readonly T[], taken: Iterable<string> = []): readonly T[] {
  const used = new Set(taken)
  const counts = new Map<string, number>()
  const open: Nodes[] = nodes.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if ('properties' in node && typeof node.properties?.id === 'string') node.properties.id = free(node.properties.id)
    if ('children' in node) for (let index = node.children.length; index--;) open.push(node.children[index]!)
  }
  return nodes

  function free(id: string): string {
    let name = id
    for (let count = counts.get(id) ?? 1; used.has(name); counts.set(id, count)) name = `${id}-${++count}`
    used.add(name)
    return name
  }
}
