/** Where a switch leads: the first page of its section, the default version or language before the others. */
import type { TreeNode, TreeSection } from './tree.ts'

export interface Target {
  readonly page?: string
  readonly href?: string
}
export type TargetOf = (section: TreeSection) => Target | undefined

/** Targets of sections, each found once. Hidden pages and parts are skipped; without a page the first link counts. */
export function targets(): TargetOf {
  const known = new Map<TreeSection, Target | undefined>()
  const ofSection: TargetOf = (section) => {
    if (known.has(section)) return known.get(section)
    const target = findTarget(section, ofSection)
    known.set(section, target)
    return target
  }
  return ofSection
}

function findTarget(section: TreeSection, ofSection: TargetOf): Target | undefined {
  if (section.node.href !== undefined) return { href: section.node.href }
  if (section.first !== undefined) return { page: section.first }
  return firstOf(section.children, ofSection)
}

/** The first page below some nodes, else their first link. */
export function firstOf(nodes: readonly TreeNode[], ofSection: TargetOf): Target | undefined {
  let link: Target | undefined
  for (const node of defaultFirst(nodes)) {
    const target = targetOf(node, ofSection)
    if (target?.page !== undefined) return target
    link ??= target
  }
  return link
}

function targetOf(node: TreeNode, ofSection: TargetOf): Target | undefined {
  if (node.kind === 'page') return node.document.frontmatter.hidden ? undefined : { page: node.document.id }
  if (node.kind === 'link') return { href: node.href }
  if (node.node.visibility === 'never') return undefined
  if (node.kind === 'section') return ofSection(node)
  if (node.root && !node.root.frontmatter.hidden) return { page: node.root.id }
  return firstOf(node.children, ofSection)
}

/** The default one stands before its siblings; pages and groups that are written before all of them stay the first. */
function defaultFirst(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const isDefault = (node: TreeNode) => node.kind === 'section' && node.node.isDefault === true
  if (!nodes.some(isDefault)) return nodes
  const start = nodes.findIndex(({ kind }) => kind === 'section')
  const rest = nodes.slice(start)
  return [...nodes.slice(0, start), ...rest.filter(isDefault), ...rest.filter((node) => !isDefault(node))]
}
