/** Where a switch leads: the first page of its section, the default version or language before the others. */
import { pageId } from '../model/route.ts'
import { localPath } from './checks/context.ts'
import type { TreeNode, TreeSection } from './tree.ts'
import { pagesOf } from './tree.ts'

export interface Target {
  readonly page?: string
  readonly href?: string
}
export type TargetOf = (section: TreeSection) => Target | undefined

/** Page id → the sections that it is at home in: those around its first place, in each version by itself. */
export type Homes = ReadonlyMap<string, ReadonlySet<TreeSection>>

/**
 * Targets of sections, each found once. Hidden pages and parts are skipped; without a page the first link counts. A page
 * that is at home elsewhere would show another section: it is the target only of one that has no page of its own, also where the
 * author names it.
 */
export function targets(homes?: Homes): TargetOf {
  const known = new Map<TreeSection, Target | undefined>()
  const ofSection: TargetOf = (section) => {
    if (known.has(section)) return known.get(section)
    const isHome = homes && ((id: string | undefined) => homes.get(id ?? '')?.has(section) === true)
    const target = findTarget(section, ofSection, isHome)
    known.set(section, target)
    return target
  }
  return ofSection
}

type IsHome = (id: string | undefined) => boolean

function findTarget(section: TreeSection, ofSection: TargetOf, isHome?: IsHome): Target | undefined {
  const { href } = section.node
  const ownPage = () => {
    const own = isHome && firstOf(section.children, ofSection, isHome)
    return own && isHome(pageAt(own)) ? own : undefined
  }
  if (href !== undefined) return (isHome && leadsAway(href, section, isHome) ? ownPage() : undefined) ?? { href }
  if (section.first !== undefined) return { page: section.first }
  return ownPage() ?? firstOf(section.children, ofSection)
}

/** Whether an address is that of a page of a section which is at home in another. A place on a page is what the author wants. */
function leadsAway(href: string, section: TreeSection, isHome: IsHome): boolean {
  const target = pageAt({ href })
  if (target === undefined || isHome(target)) return false
  for (const { id } of pagesOf(section)) if (id === target) return true
  return false
}

/** The page that a target is, also one named by its address, if it is no place on it. */
function pageAt({ page, href }: Target): string | undefined {
  const path = href === undefined || /[?#]/.test(href) ? undefined : localPath(href)
  return page ?? (path === undefined ? undefined : pageId(path))
}

/** The first page below some nodes that `isHome` accepts, else their first link. */
export function firstOf(nodes: readonly TreeNode[], ofSection: TargetOf, isHome?: IsHome): Target | undefined {
  let link: Target | undefined
  for (const node of defaultFirst(nodes)) {
    const target = targetOf(node, ofSection, isHome)
    if (target && (isHome ? isHome(pageAt(target)) : target.page !== undefined)) return target
    if (target?.page === undefined) link ??= target
  }
  return link
}

function targetOf(node: TreeNode, ofSection: TargetOf, isHome?: IsHome): Target | undefined {
  if (node.kind === 'page') return node.document.frontmatter.hidden ? undefined : { page: node.document.id }
  if (node.kind === 'link') return { href: node.href }
  if (node.node.visibility === 'never') return undefined
  if (node.kind === 'section') return ofSection(node)
  const root = node.root?.frontmatter.hidden ? undefined : node.root?.id
  if (root !== undefined && (!isHome || isHome(root))) return { page: root }
  return firstOf(node.children, ofSection, isHome)
}

/** The default one stands before its siblings; pages and groups that are written before all of them stay the first. */
function defaultFirst(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const isDefault = (node: TreeNode) => node.kind === 'section' && node.node.isDefault === true
  if (!nodes.some(isDefault)) return nodes
  const start = nodes.findIndex(({ kind }) => kind === 'section')
  const rest = nodes.slice(start)
  return [...nodes.slice(0, start), ...rest.filter(isDefault), ...rest.filter((node) => !isDefault(node))]
}

/** Where each page of a tree is at home. Hidden parts do not count: no switch leads to them. */
export function homesOf(tree: readonly TreeNode[]): Homes {
  const homes = new Map<string, Set<TreeSection>>()
  const note = (id: string, { around, seen }: Surroundings) => {
    if (seen.has(id)) return
    seen.add(id)
    const known = homes.get(id)
    if (!known) homes.set(id, new Set(around))
    else for (const section of around) known.add(section)
  }
  /** Readers choose a version by its name. */
  const versions = new Map<string, Set<string>>()
  const ofVersion = (name: string) => {
    const seen = versions.get(name) ?? new Set()
    versions.set(name, seen)
    return seen
  }
  /** As frames are made: first what lies in the sections, then what stands beside them. */
  const visit = (nodes: readonly TreeNode[], at: Surroundings): void => {
    for (const node of nodes) {
      if (node.kind !== 'section' || node.node.visibility === 'never') continue
      const isVersion = at.around.size === 0 && node.node.as === 'version'
      visit(node.children, {
        around: new Set([...at.around, node]),
        seen: isVersion ? ofVersion(node.node.label) : at.seen,
      })
    }
    inGroup(
      nodes.filter(({ kind }) => kind !== 'section'),
      at,
    )
  }
  const inGroup = (nodes: readonly TreeNode[], at: Surroundings): void => {
    for (const node of nodes) {
      if (node.kind === 'page') note(node.document.id, at)
      if ((node.kind !== 'group' && node.kind !== 'section') || node.node.visibility === 'never') continue
      if (node.kind === 'group' && node.root) note(node.root.id, at)
      inGroup(node.children, node.kind === 'section' ? { ...at, around: new Set([...at.around, node]) } : at)
    }
  }
  visit(tree, { around: new Set(), seen: new Set() })
  return homes
}

interface Surroundings {
  readonly around: ReadonlySet<TreeSection>
  /** Pages that have a home already. */
  readonly seen: Set<string>
}
