/** Assets on demand that a finished body needs, by the classes in it: whoever drew an element need not think of its sheet. */
import type { ElementContent } from 'hast'
import type { Theme } from '../model/theme.ts'
import { classes } from '../hast/classes.ts'

/** Names of the assets with a mark among the elements. */
export function neededAssets(nodes: readonly ElementContent[], { assets }: Pick<Theme, 'assets'>): ReadonlySet<string> {
  const byMark = marksOf(assets)
  const needed = new Set<string>()
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return
    const { className } = node.properties
    // Most elements have none.
    if (className !== undefined) {
      for (const name of classes(className)) {
        const asset = byMark.get(name)
        if (asset !== undefined) needed.add(asset)
      }
    }
    for (const child of node.children) visit(child)
  }
  if (byMark.size > 0) nodes.forEach(visit)
  return needed
}

/** Asset by mark, read once for the assets of a theme. */
function marksOf(assets: Theme['assets']): ReadonlyMap<string, string> {
  const known = read.get(assets)
  if (known) return known
  const byMark = new Map(assets.flatMap(({ name, marks = [] }) => marks.map((mark) => [mark, name] as const)))
  read.set(assets, byMark)
  return byMark
}
const read = new WeakMap<Theme['assets'], ReadonlyMap<string, string>>()
