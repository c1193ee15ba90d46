import type { Nodes } from 'hast'

/** An element that got another id, and what is around it. */
interface Renamed {
  readonly from: string
  readonly to: string
  readonly outer?: Renamed
}

/**
 * Makes every id of a fresh tree its own: one that stands in `taken`, or earlier in the tree, gets a number. Changes the
 * tree in place. A link to a repeated id leads to the first, as in browsers, but an element's link to itself, inside of it
 * or right behind it, goes on leading to that element.
 */
export function distinctIds<T extends Nodes>(nodes: readonly T[], taken: Iterable<string> = []): readonly T[] {
  const used = new Set(taken)
  const counts = new Map<string, number>()
  const visit = (list: readonly Nodes[], around: Renamed | undefined) => {
    for (let index = 0; index < list.length; index++) {
      const node = list[index]!
      if (!('children' in node)) continue
      const renamed = rename(node, list[index + 1])
      for (let each = around; each && !follow(node, each);) each = each.outer
      visit(node.children, renamed ? { ...renamed, ...(around && { outer: around }) } : around)
    }
  }
  visit(nodes, undefined)
  return nodes

  function rename(node: Nodes, next: Nodes | undefined): Renamed | undefined {
    if (node.type !== 'element' || typeof node.properties.id !== 'string') return undefined
    const from = node.properties.id
    const to = free(from)
    if (to === from) return undefined
    node.properties.id = to
    const renamed = { from, to }
    follow(node, renamed)
    if (next) follow(next, renamed)
    return renamed
  }

  function free(id: string): string {
    let name = id
    for (let count = counts.get(id) ?? 1; used.has(name); counts.set(id, count)) name = `${id}-${++count}`
    used.add(name)
    return name
  }
}

/** Leads a link to the old id to the new one; whether it was such a link. */
function follow(node: Nodes, { from, to }: Renamed): boolean {
  if (node.type !== 'element' || node.tagName !== 'a') return false
  const { href } = node.properties
  if (href !== `#${from}` && href !== `#${encoded(from)}`) return false
  node.properties.href = href === `#${from}` ? `#${to}` : `#${encoded(to)}`
  return true
}

function encoded(id: string): string {
  return encodeURIComponent(id.toWellFormed())
}
