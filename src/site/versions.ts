/**
 * Versions as names beside the tree (`versions`, and `version` on groups, anchors and pages) become sections: one per
 * name, holding what belongs to it and what belongs to none. Where sections are versions already, nothing changes.
 */
import type { VersionName } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { commonFolder } from './folder.ts'
import type { TreeNode, TreeSection } from './tree.ts'

interface Versioned {
  readonly tree: readonly TreeNode[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * `ids` are the pages of the site: a version that no page names leads into the folder of its name, if there is one.
 * Code: `version-unused` (info).
 */
export function splitVersions(
  tree: readonly TreeNode[],
  { versions, ids }: { versions: readonly VersionName[]; ids: Iterable<string> },
): Versioned {
  if (versions.length === 0 || tree.some(hasVersionSections)) return { tree, diagnostics: [] }
  const known = new Set(versions.map(({ name }) => name))
  const own = ownPages(tree, known)
  const folders = [...ids]
  const sections = versions.map(({ name, at }, index): TreeSection => {
    const used = own.get(name) ?? []
    const isUsed = used.length > 0 || index === 0
    const first = used[0] ?? (index === 0 ? undefined : folders.find((id) => inFolderOf(name, id)))
    const folder = commonFolder(used)
    return {
      kind: 'section',
      node: { kind: 'section', as: 'version', label: name, visibility: 'always', children: [], at },
      children: isUsed ? tree.flatMap((node) => onlyFor(node, { name, known })) : [],
      ...(first !== undefined && { first }),
      ...(folder !== '' && { folder }),
    }
  })
  return { tree: sections, diagnostics: unused(versions, own) }
}

function hasVersionSections(node: TreeNode): boolean {
  return node.kind === 'section' && (node.node.as === 'version' || node.children.some(hasVersionSections))
}

function inFolderOf(name: string, id: string): boolean {
  return id.startsWith(`${name}/`) || id.startsWith(`v${name}/`)
}

/** Version of a page: its front matter's, else that of the nearest node around it. A name that is not listed is none. */
function versionOf(node: TreeNode, known: ReadonlySet<string>, around: string | undefined): string | undefined {
  const named =
    node.kind === 'page' ? node.document.frontmatter.version : node.kind === 'link' ? undefined : node.node.version
  return named !== undefined && known.has(named) ? named : around
}

function ownPages(tree: readonly TreeNode[], known: ReadonlySet<string>): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  const add = (version: string | undefined, id: string) => {
    if (version === undefined) return
    const list = pages.get(version)
    if (list) list.push(id)
    else pages.set(version, [id])
  }
  const visit = (node: TreeNode, around: string | undefined): void => {
    const version = versionOf(node, known, around)
    if (node.kind === 'page') add(version, node.document.id)
    if (node.kind === 'group' && node.root) add(version, node.root.id)
    if (node.kind === 'group' || node.kind === 'section') node.children.forEach((child) => visit(child, version))
  }
  tree.forEach((node) => visit(node, undefined))
  return pages
}

interface Wanted {
  readonly name: string
  readonly known: ReadonlySet<string>
  readonly around?: string
}

/** The node with what belongs to one version; nothing when all below it belongs to others. */
function onlyFor(node: TreeNode, wanted: Wanted): TreeNode[] {
  const version = versionOf(node, wanted.known, wanted.around)
  const fits = version === undefined || version === wanted.name
  if (node.kind === 'page' || node.kind === 'link') return fits ? [node] : []
  const inside: Wanted = { ...wanted, ...(version !== undefined && { around: version }) }
  const children = node.children.flatMap((child) => onlyFor(child, inside))
  if (node.kind === 'section') return fits || children.length > 0 ? [{ ...node, children }] : []
  if (!fits && children.length === 0) return []
  const { root, ...group } = node
  return [{ ...group, ...(root && fits && { root }), children }]
}

/** The default version holds all that has none, so it is used as soon as any version is. */
function unused(versions: readonly VersionName[], own: ReadonlyMap<string, readonly string[]>): Diagnostic[] {
  const isDefaultUsed = own.size > 0
  return versions
    .filter(({ name }, index) => !own.has(name) && !(index === 0 && isDefaultUsed))
    .map(({ name, at }) => ({
      code: 'version-unused',
      severity: 'info',
      message: `No page, group or anchor belongs to version "${name}"; the menu shows it all the same.`,
      at,
      hint: `Give a group "version": "${name}".`,
    }))
}
