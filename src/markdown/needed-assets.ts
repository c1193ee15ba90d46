/** Assets on demand that a finished body needs, by the classes in it: whoever drew an element need not think of its sheet. */
import type { Theme } from '../model/theme.ts'
import { classes } from '../hast/classes.ts'

/** Names of the assets with a mark among classes, which may be several in one text. */
export function neededAssets(classNames: Iterable<string>, { assets }: Pick<Theme, 'assets'>): ReadonlySet<string> {
  const byMark = marksOf(assets)
  const needed = new Set<string>()
  for (const className of classNames) {
    for (const name of classes(className)) {
      const asset = byMark.get(name)
      if (asset !== undefined) needed.add(asset)
    }
  }
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
