/**
 * Versions as names beside the tree (`versions`, and `version` on groups, anchors and pages) become sections: one per
 * name, holding what belongs to it and what belongs to none. Where sections are versions already, nothing changes.
 */
import type { VersionName } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Belonging } from './belonging.ts'
import { belonging } from './belonging.ts'
import { prefixOf } from './claim.ts'
import { commonFolder } from './folder.ts'
import { withOwnPages } from './shared-versions.ts'
import type { TreeNode, TreeSection } from './tree.ts'
import { pagesOf } from './tree.ts'

interface Versioned {
  readonly tree: readonly TreeNode[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * `ids` are the pages of the site: a version that no page names leads to the page at the address of its anchor or tab,
 * else into the folder of its name, if there is one. Code: `version-unused` (info).
 */
export function splitVersions(
  tree: readonly TreeNode[],
  { versions, ids }: { versions: readonly VersionName[]; ids: Iterable<string> },
): Versioned {
  if (tree.some(hasVersionSections)) return { tree: withLandings(withOwnPages(tree), ids), diagnostics: [] }
  if (versions.length === 0) return { tree, diagnostics: [] }
  const belongs = belonging(tree, new Set(versions.map(({ name }) => name)))
  const { pages, used } = usesOf(tree, belongs)
  const all = new Set(ids)
  const sections = versions.map(({ name, language, at }, index): TreeSection => {
    const own = pages.get(name) ?? []
    // The default version begins with its first page, whoever else has it; a switch to another leads to a page of its own.
    const first = index === 0 ? undefined : (own[0] ?? landingOf(name, tree, all))
    const folder = commonFolder(own)
    return {
      kind: 'section',
      node: {
        kind: 'section',
        as: 'version',
        label: name,
        ...(language && { language }),
        visibility: 'always',
        children: [],
        at,
      },
      children: used.has(name) || index === 0 ? tree.flatMap((node) => onlyFor(node, { name, belongs })) : [],
      ...(first !== undefined && { first }),
      // The folder of shared pages is not that of a version which has no others.
      ...((folder !== '' || index > 0) && { folder }),
    }
  })
  return { tree: sections, diagnostics: unused(versions, used) }
}

/** A version that lists nothing leads into the folder of its name, if there is one. */
function withLandings(tree: readonly TreeNode[], ids: Iterable<string>): readonly TreeNode[] {
  let all: ReadonlySet<string> | undefined
  return tree.map((node) => {
    if (node.kind !== 'section' || node.node.as !== 'version' || node.children.length > 0) return node
    if (node.node.href !== undefined || node.first !== undefined) return node
    const first = landingOf(node.node.label, tree, (all ??= new Set(ids)))
    return first === undefined ? node : { ...node, first, folder: '' }
  })
}

function hasVersionSections(node: TreeNode): boolean {
  return node.kind === 'section' && (node.node.as === 'version' || node.children.some(hasVersionSections))
}

function landingOf(name: string, tree: readonly TreeNode[], ids: ReadonlySet<string>): string | undefined {
  const sections = tree.filter((node) => node.kind === 'section').filter(({ node }) => node.version === name)
  const named = sections.map(prefixOf).find((prefix) => prefix !== undefined && ids.has(prefix))
  return named ?? [...ids].find((id) => id.startsWith(`${name}/`) || id.startsWith(`v${name}/`))
}

interface Uses {
  /** Version → its own pages, in order. */
  readonly pages: ReadonlyMap<string, readonly string[]>
  /** Versions that a page, a group or a section names. */
  readonly used: ReadonlySet<string>
}

function usesOf(tree: readonly TreeNode[], { of, ofPage }: Belonging): Uses {
  const pages = new Map<string, string[]>()
  const used = new Set<string>()
  const add = (version: string | undefined, id: string) => {
    if (version === undefined) return
    used.add(version)
    const list = pages.get(version)
    if (list) list.push(id)
    else pages.set(version, [id])
  }
  const visit = (node: TreeNode, around: string | undefined): void => {
    const version = of(node, around)
    if (node.kind === 'page') add(version, node.document.id)
    if (node.kind !== 'group' && node.kind !== 'section') return
    if (version !== undefined) used.add(version)
    if (node.kind === 'group' && node.root) add(ofPage(node.root, version), node.root.id)
    node.children.forEach((child) => visit(child, version))
  }
  tree.forEach((node) => visit(node, undefined))
  return { pages, used }
}

interface Wanted {
  readonly name: string
  readonly belongs: Belonging
  readonly around?: string
}

/** The node with what belongs to one version; nothing when all below it belongs to others. */
function onlyFor(node: TreeNode, wanted: Wanted): TreeNode[] {
  const version = wanted.belongs.of(node, wanted.around)
  const fits = version === undefined || version === wanted.name
  if (node.kind === 'page' || node.kind === 'link') return fits ? [node] : []
  const inside: Wanted = { ...wanted, ...(version !== undefined && { around: version }) }
  const children = node.children.flatMap((child) => onlyFor(child, inside))
  if (node.kind === 'section') return fits || children.length > 0 ? [{ ...node, children }] : []
  const { root, ...group } = node
  const rootVersion = root && wanted.belongs.ofPage(root, version)
  const hasRoot = root && (rootVersion === undefined || rootVersion === wanted.name)
  const cut: TreeNode = { ...group, ...(hasRoot && { root }), children }
  // Links alone do not keep a group whose pages are all of other versions.
  const isEmptied = hasPages(node) ? !hasPages(cut) : !fits && children.length === 0
  return isEmptied ? [] : [cut]
}

function hasPages(node: TreeNode): boolean {
  return pagesOf(node).next().done !== true
}

/** The default version holds all that has none, so it is used as soon as any version is. */
function unused(versions: readonly VersionName[], used: ReadonlySet<string>): Diagnostic[] {
  return versions
    .filter(({ name }, index) => !used.has(name) && !(index === 0 && used.size > 0))
    .map(({ name, at }) => ({
      code: 'version-unused',
      severity: 'info',
      message: `No page, group or anchor belongs to version "${name}"; the menu shows it all the same.`,
      at,
      hint: `Give a group "version": "${name}".`,
    }))
}
