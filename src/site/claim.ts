/**
 * Tabs and anchors that name the start of their pages' addresses (`prefix`) and groups beside them: each page goes to
 * the section with the longest prefix that matches whole segments, a tab before an anchor; what nobody claims goes to
 * the section with the prefix `''`. A group that is spread over two sections appears in both with its own pages only.
 */
import type { Document } from '../model/document.ts'
import { foldersOf } from './folder.ts'
import type { TreeGroup, TreeNode, TreeSection } from './tree.ts'

type Claimant = TreeSection | undefined
type Claim = (id: string) => Claimant
/** Parts of a node by the section that they go to. */
type Parts = Map<Claimant, TreeNode[]>

/** Hands the pages beside prefix sections to these sections. `pageAt` finds a page that no menu lists. */
export function claim(nodes: readonly TreeNode[], pageAt: (id: string) => Document | undefined): readonly TreeNode[] {
  const sections = nodes.filter((node) => node.kind === 'section')
  const claiming = sections.filter((section) => prefixOf(section) !== undefined)
  if (claiming.length === 0) return nodes
  const content = nodes.filter((node) => node.kind !== 'section')
  const parts = splitAll(content, claimants(claiming))
  return [
    ...sections.map((section) =>
      prefixOf(section) !== undefined ? withPages(section, parts.get(section) ?? [], pageAt) : section,
    ),
    ...(parts.get(undefined) ?? []),
  ]
}

/** The prefix of a section without slashes at its ends. */
export function prefixOf({ node }: TreeSection): string | undefined {
  return node.href === undefined ? node.prefix?.split('/').filter(Boolean).join('/') : undefined
}

function withPages(section: TreeSection, claimed: readonly TreeNode[], pageAt: (id: string) => Document | undefined) {
  const children = [...section.children, ...claimed]
  const page = children.length > 0 ? undefined : pageAt(prefixOf(section) ?? '')
  return { ...section, children: page ? [{ kind: 'page', document: page } as const] : children }
}

function claimants(sections: readonly TreeSection[]): Claim {
  const byPrefix = new Map<string, TreeSection>()
  for (const section of sections) {
    const prefix = prefixOf(section)!
    const rival = byPrefix.get(prefix)
    if (!rival || (rival.node.as !== 'tab' && section.node.as === 'tab')) byPrefix.set(prefix, section)
  }
  return (id) => {
    for (const folder of [id, ...foldersOf(id)]) {
      const found = folder === '' ? undefined : byPrefix.get(folder)
      if (found) return found
    }
    return byPrefix.get('')
  }
}

function splitAll(nodes: readonly TreeNode[], claimantOf: Claim, fallback = claimantOf('')): Parts {
  const parts: Parts = new Map()
  const add = (claimant: Claimant, node: TreeNode) => {
    const list = parts.get(claimant)
    if (list) list.push(node)
    else parts.set(claimant, [node])
  }
  // A link goes where the page before it went; links at the start wait for the first page.
  let waiting: TreeNode[] = []
  let last: Claimant | 'none' = 'none'
  for (const node of nodes) {
    const found = splitNode(node, claimantOf)
    if (!found) {
      if (last === 'none') waiting.push(node)
      else add(last, node)
      continue
    }
    for (const [claimant, part] of found) {
      if (last === 'none') for (const link of waiting) add(claimant, link)
      waiting = []
      last = claimant
      part.forEach((each) => add(claimant, each))
    }
  }
  for (const link of waiting) add(fallback, link)
  return parts
}

/** `undefined`: a node without pages. */
function splitNode(node: TreeNode, claimantOf: Claim): Parts | undefined {
  if (node.kind === 'page') return new Map([[claimantOf(node.document.id), [node]]])
  if (node.kind !== 'group') return undefined
  const hasPages = (child: TreeNode): boolean =>
    child.kind === 'page' || (child.kind === 'group' && (child.root !== undefined || child.children.some(hasPages)))
  if (!node.root && !node.children.some(hasPages)) return undefined
  if (!node.root) return groupsOf(node, splitAll(node.children, claimantOf))
  const home = claimantOf(node.root.id)
  const parts = splitAll(node.children, claimantOf, home)
  if (!parts.has(home)) parts.set(home, [])
  return groupsOf(node, parts, home)
}

function groupsOf({ root, ...group }: TreeGroup, parts: Parts, home?: Claimant): Parts {
  return new Map(
    [...parts].map(([claimant, children]) => {
      const isHome = root !== undefined && claimant === home
      return [claimant, [{ ...group, ...(isHome && { root }), children }]]
    }),
  )
}
