/**
 * Versions as names beside the tree (`versions`, and `version` on groups, anchors and pages) become sections: one per
 * name, holding what belongs to it and what belongs to none. Where sections are versions already, nothing changes.
 */
import type { VersionName } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import type { Belonging } from './belonging.ts'
import { belonging } from './belonging.ts'
import { claim } from './claim.ts'
import { withOwnPages } from './shared-versions.ts'
import { targets } from './target.ts'
import type { TreeNode, TreeSection } from './tree.ts'
import { pagesOf } from './tree.ts'

interface Versioned {
  readonly tree: readonly TreeNode[]
  readonly diagnostics: readonly Diagnostic[]
}

interface Known {
  readonly versions: readonly VersionName[]
  /** The pages of the site: a version that lists nothing leads into the folder of its name, if there is one. */
  readonly ids: Iterable<string>
  /** Finds a page that no menu lists: a tab or anchor may name one by its address. */
  readonly pageAt: (id: string) => Document | undefined
}

/** Code: `version-unused` (info). */
export function splitVersions(tree: readonly TreeNode[], known: Known): Versioned {
  const { versions, pageAt } = known
  if (tree.some(hasVersionSections)) return { tree: withLandings(withOwnPages(tree, pageAt), known), diagnostics: [] }
  if (versions.length === 0) return { tree, diagnostics: [] }
  const belongs = belonging(tree, new Set(versions.map(({ name }) => name)))
  const used = usesOf(tree, belongs)
  const as = areLanguages(versions) ? 'language' : 'version'
  const sections = versions.map(({ name, language, at }, index): TreeSection => {
    const node = { kind: 'section', as, label: name, visibility: 'always', children: [], at } as const
    const children = used.has(name) || index === 0 ? tree.flatMap((each) => onlyFor(each, { name, belongs })) : []
    return { kind: 'section', node: { ...node, ...(language && { language }) }, children }
  })
  if (as === 'language') return withoutUntranslated(sections, pageAt)
  return { tree: withLandings(withOwnPages(sections, pageAt), known), diagnostics: unused(versions, used) }
}

/** A version may be no more than a name to show; a language is one that pages are written in. */
function withoutUntranslated(sections: readonly TreeSection[], pageAt: Known['pageAt']): Versioned {
  const holds = (node: TreeNode): boolean =>
    node.kind !== 'section' || node.node.href !== undefined || claim(node.children, pageAt).some(holds)
  const tree = sections.filter(holds)
  const lost = sections.filter((section) => !tree.includes(section))
  const becomes = 'the menu of languages leaves it out'
  const diagnostics = lost.map(({ node: { label, at } }) => unusedVersion({ name: label, at }, becomes))
  return { tree, diagnostics }
}

/** Whether each version is a language of its own: then the menu is one of languages (docs-json.md 1.2). */
export function areLanguages(versions: readonly VersionName[]): boolean {
  const codes = new Set(versions.map(({ language }) => language?.code))
  return versions.length > 0 && codes.size === versions.length && !codes.has(undefined)
}

/** A version that shows nothing leads into the folder of its name, if there is one. */
function withLandings(tree: readonly TreeNode[], { ids, pageAt }: Known): readonly TreeNode[] {
  const targetOf = targets()
  let all: readonly string[] | undefined
  return tree.map((node) => {
    if (node.kind !== 'section' || node.node.as !== 'version') return node
    if (targetOf({ ...node, children: claim(node.children, pageAt) }) !== undefined) return node
    const first = landingOf(node.node.label, (all ??= [...ids]))
    return first === undefined ? node : { ...node, first, folder: '' }
  })
}

function hasVersionSections(node: TreeNode): boolean {
  return node.kind === 'section' && (node.node.as === 'version' || node.children.some(hasVersionSections))
}

function landingOf(name: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => id.startsWith(`${name}/`) || id.startsWith(`v${name}/`))
}

/** Versions that a page, a group or a section names. */
function usesOf(tree: readonly TreeNode[], { of, ofPage }: Belonging): ReadonlySet<string> {
  const used = new Set<string>()
  const visit = (node: TreeNode, around: string | undefined): void => {
    const version = of(node, around)
    if (version !== undefined) used.add(version)
    if (node.kind !== 'group' && node.kind !== 'section') return
    const ofRoot = node.kind === 'group' && node.root ? ofPage(node.root, version) : undefined
    if (ofRoot !== undefined) used.add(ofRoot)
    node.children.forEach((child) => visit(child, version))
  }
  tree.forEach((node) => visit(node, undefined))
  return used
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
  const isEmptied = hasPages(node) ? !hasPages(cut) : children.length === 0 && (!fits || node.children.length > 0)
  return isEmptied ? [] : [cut]
}

function hasPages(node: TreeNode): boolean {
  return pagesOf(node).next().done !== true
}

/** The default version holds all that has none, so it is used as soon as any version is. */
function unused(versions: readonly VersionName[], used: ReadonlySet<string>): Diagnostic[] {
  return versions
    .filter(({ name }, index) => !used.has(name) && !(index === 0 && used.size > 0))
    .map((version) => unusedVersion(version, 'the menu shows it all the same'))
}

function unusedVersion({ name, at }: Pick<VersionName, 'name' | 'at'>, becomes: string): Diagnostic {
  return {
    code: 'version-unused',
    severity: 'info',
    message: `No page, group or anchor belongs to version "${name}"; ${becomes}.`,
    at,
    hint: `Give a group "version": "${name}".`,
  }
}
