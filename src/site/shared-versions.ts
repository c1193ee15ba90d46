/** Versions that are sections and hold pages of each other: the switch to one must lead to a page that only it has. */
import { commonFolder } from './folder.ts'
import type { TreeNode, TreeSection } from './tree.ts'
import { pagesOf } from './tree.ts'

/** Sets `first` and `folder` of versions that share pages; without shared pages the tree stays as it is. */
export function withOwnPages(tree: readonly TreeNode[]): readonly TreeNode[] {
  const versions = tree.filter((node): node is TreeSection => node.kind === 'section' && node.node.as === 'version')
  if (versions.length < 2) return tree
  const ids = new Map(versions.map((node) => [node, new Set([...pagesOf(node)].map(({ id }) => id))]))
  const uses = new Map<string, number>()
  for (const set of ids.values()) for (const id of set) uses.set(id, (uses.get(id) ?? 0) + 1)
  if (![...uses.values()].some((count) => count > 1)) return tree
  return tree.map((node) => {
    const set = node.kind === 'section' ? ids.get(node) : undefined
    return set ? withOwn(node as TreeSection, [...set], uses) : node
  })
}

/** The default version starts with its first page, whoever else has it. */
function withOwn(section: TreeSection, ids: readonly string[], uses: ReadonlyMap<string, number>): TreeSection {
  const own = ids.filter((id) => uses.get(id) === 1)
  const folder = commonFolder(own)
  const isDefault = section.node.isDefault === true
  return {
    ...section,
    ...(own.length > 0 && !isDefault && { first: own[0]! }),
    ...((folder !== '' || !isDefault) && { folder }),
  }
}
