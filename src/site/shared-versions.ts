/** Versions that are sections and hold pages of each other: the switch to one must lead to a page that only it has. */
import type { Document } from '../model/document.ts'
import { claim } from './claim.ts'
import { commonFolder } from './folder.ts'
import type { TreeNode, TreeSection } from './tree.ts'
import { pagesOf } from './tree.ts'

/**
 * Sets `first` and `folder` of versions that share pages; without shared pages the tree stays as it is. Pages count in the
 * order of the menus, tab by tab.
 */
export function withOwnPages(
  tree: readonly TreeNode[],
  pageAt: (id: string) => Document | undefined,
): readonly TreeNode[] {
  const versions = tree.filter((node): node is TreeSection => node.kind === 'section' && node.node.as === 'version')
  if (versions.length < 2) return tree
  const ids = new Map(versions.map((node) => [node, new Set(idsIn(node, pageAt))]))
  const uses = new Map<string, number>()
  for (const set of ids.values()) for (const id of set) uses.set(id, (uses.get(id) ?? 0) + 1)
  if (![...uses.values()].some((count) => count > 1)) return tree
  const start = versions.find(({ node }) => node.isDefault) ?? versions[0]
  return tree.map((node) => {
    if (node.kind !== 'section') return node
    const own = ids.get(node) && [...ids.get(node)!].filter((id) => uses.get(id) === 1)
    return own ? withOwn(node, own, node === start) : node
  })
}

function idsIn({ children }: TreeSection, pageAt: (id: string) => Document | undefined): string[] {
  return claim(children, pageAt).flatMap((node) => [...pagesOf(node)].map(({ id }) => id))
}

/** The default version starts with its first page, whoever else has it. */
function withOwn(section: TreeSection, own: readonly string[], isStart: boolean): TreeSection {
  const folder = commonFolder(own)
  return {
    ...section,
    ...(own.length > 0 && !isStart && { first: own[0]! }),
    ...((folder !== '' || !isStart) && { folder }),
  }
}
