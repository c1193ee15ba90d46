/**
 * The navigation of the flat form as the nested one: pages are handed to versions, tabs and anchors by the functions that
 * link a site (`splitVersions`, `claimedTree`), so both files give the same menus.
 */
import type { SiteConfig } from '../../model/config.ts'
import type { Document } from '../../model/document.ts'
import type { NavNode, OpenapiRef, SectionNode } from '../../model/navigation.ts'
import { prefixOf } from '../../site/claim.ts'
import { claimedTree } from '../../site/navigation.ts'
import type { TreeNode } from '../../site/tree.ts'
import { splitVersions } from '../../site/versions.ts'
import { childrenValue, operationText } from './nested-value.ts'
import type { Value, WrittenPage } from './nested-value.ts'

/** The pages of a site by id, for what only pages know: the version in their front matter, whether they are there. */
export type Pages = ReadonlyMap<string, Pick<Document, 'id' | 'frontmatter'>>

/** `listsRoot`: pages are made of what the root of the file names, so one part of the navigation must list them. */
export interface Known {
  readonly pages: Pages
  /** Ids of the pages that are made from descriptions. */
  readonly made: ReadonlySet<string>
  readonly listsRoot: boolean
}

/** The value of `navigation` in the nested form. */
export function nestedNavigation(config: SiteConfig, known: Known): Value {
  const { pages, listsRoot } = known
  const tree = [
    ...config.navigation.map((node) => treeNode(node, known)),
    ...config.navigation.flatMap(ownListing),
    ...(listsRoot && needsParts(config) ? listings(config.api.sources) : []),
  ]
  const listed = listedIds(config.navigation)
  const unlisted = (id: string) => (pages.has(id) && !listed.has(id) ? pageDocument(id, pages) : undefined)
  const { versions } = config
  const { tree: parts } = splitVersions(tree, { versions, ids: pages.keys(), pageAt: unlisted })
  const { nodes } = claimedTree(parts, unlisted)
  const isExact = !needsFolders(nodes) && [...pages.keys()].every((id) => listed.has(id))
  return withGlobals(childrenValue(withWritten(isExact ? nodes.map(withoutFolders) : nodes)))
}

/** Whether sections without pages, or tabs around anchors, are to be told apart by the folders that they claim. */
function needsFolders(nodes: readonly TreeNode[]): boolean {
  const sections = nodes.filter((node) => node.kind === 'section')
  const claiming = sections.filter((section) => prefixOf(section) !== undefined)
  const kinds = new Set(claiming.map(({ node }) => node.as))
  return (
    kinds.size > 1 ||
    claiming.some(({ children }) => children.length === 0) ||
    sections.some(({ children }) => needsFolders(children))
  )
}

function withoutFolders(node: TreeNode): TreeNode {
  if (node.kind !== 'section') return node
  const { prefix: _, ...bare } = node.node
  return { ...node, node: bare, children: node.children.map(withoutFolders) }
}

const defaultDirectory = 'api-reference'
const needsParts = ({ navigation, versions }: SiteConfig) =>
  versions.length > 0 || navigation.some((node) => node.kind === 'section')

function treeNode(node: NavNode, known: Known): TreeNode {
  const { pages } = known
  if (node.kind === 'link') return { kind: 'link', label: node.label, href: node.href }
  if (node.kind === 'page' && isOther(node.page, known)) return { kind: 'link', label: node.page, href: node.page }
  if (node.kind === 'page') return writtenPage(node.page, node.page, pages)
  if (node.kind === 'operation') return writtenPage(`${defaultDirectory}/${node.path}`, operationText(node), pages)
  const children = node.children.map((child) => treeNode(child, known))
  if (node.kind === 'section') return { kind: 'section', node, children }
  const root = node.root === undefined ? undefined : pageDocument(node.root, pages)
  return { kind: 'group', node, ...(root && { root }), children }
}

function writtenPage(id: string, written: WrittenPage['written'], pages: Pages): WrittenPage {
  return { kind: 'page', document: pageDocument(id, pages), written }
}

/** An entry that is known to be no page: its front matter leads elsewhere, or it is missing. */
function isOther(id: string, { pages, made }: Known): boolean {
  return pages.size > 0 && !pages.has(id) && !made.has(id)
}

/** As much of a page as decides where it belongs. */
function pageDocument(id: string, pages: Pages): Document {
  return (pages.get(id) ?? { id, frontmatter: {} }) as Document
}

/** What a tab lists by itself stands in the folder that it claims. */
function ownListing(node: NavNode): WrittenPage[] {
  if (node.kind !== 'section' || node.prefix === undefined || !node.openapi) return []
  const folder = node.prefix
  return listings(node.openapi.map((ref) => ({ ...ref, ...(folder && !ref.directory && { directory: folder }) })))
}

function listings(refs: readonly OpenapiRef[]): WrittenPage[] {
  return refs.map((ref) => writtenPage(`${ref.directory ?? defaultDirectory}/*`, { openapi: [ref] }, new Map()))
}

function listedIds(nodes: readonly NavNode[], ids = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (node.kind === 'page') ids.add(node.page)
    if (node.kind !== 'group' && node.kind !== 'section') continue
    if (node.kind === 'group' && node.root !== undefined) ids.add(node.root)
    listedIds(node.children, ids)
  }
  return ids
}

/** Pages that `claim` found are written by their id; claiming sections list what they claim, not themselves. */
function withWritten(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node): TreeNode => {
    if (node.kind === 'page') return 'written' in node ? node : ({ ...node, written: node.document.id } as WrittenPage)
    if (node.kind === 'link') return node
    const children = withWritten(node.children)
    if (node.kind === 'group') return { ...node, children }
    const { openapi, ...bare } = node.node
    const own = prefixOf(node) === undefined && openapi ? { openapi } : {}
    return { ...node, node: { ...bare, ...own } as SectionNode, children }
  })
}

/** Links beside tabs stand in `global`; the nested form wants one kind of children in one place. */
function withGlobals(value: Value): Value {
  const { anchors, ...rest } = value
  for (const name of ['versions', 'languages'])
    if (Array.isArray(value[name])) return { ...value, [name]: (value[name] as Value[]).map(withGlobals) }
  const others = Object.keys(rest).some((key) => Array.isArray(rest[key]))
  const isLinks = Array.isArray(anchors) && (anchors as Value[]).every((anchor) => 'href' in anchor)
  return isLinks && others ? { ...rest, global: { anchors } } : value
}
