/** Which of the compiled pages and found files are published. */
import type { StaticFile } from '../model/asset.ts'
import type { Document } from '../model/document.ts'
import type { NavNode } from '../model/navigation.ts'
import type { Discovery } from './discover.ts'
import { isPage } from './content-dir.ts'
import { referencedFiles } from './static-files.ts'

export interface Published {
  readonly documents: readonly Document[]
  readonly navigation: readonly NavNode[]
  readonly files: readonly StaticFile[]
}

/**
 * Leaves out drafts (unless they are wanted) and pages that other pages include (unless the navigation lists them), and
 * adds files of the project root that pages link to.
 */
export function publish(documents: readonly Document[], discovery: Discovery, root: string, drafts = false): Published {
  const included = new Set(documents.flatMap(({ includes }) => includes).filter(isPage))
  const hidden = new Set(drafts ? [] : documents.filter(({ frontmatter }) => frontmatter.draft).map(({ id }) => id))
  const gone = new Set([...hidden, ...discovery.unread])
  const pages = documents.filter(({ id, path }) => !hidden.has(id) && (discovery.listed.has(id) || !included.has(path)))
  return {
    documents: pages,
    navigation: gone.size > 0 ? without(discovery.navigation, gone) : discovery.navigation,
    files: guarded(withReferenced(pages, discovery, root), discovery),
  }
}

/** Descriptions lose what their owner keeps back. */
function guarded(files: readonly StaticFile[], { downloads }: Discovery): StaticFile[] {
  return files.flatMap((file): StaticFile[] => {
    if (file.text || !downloads.guarded.has(file.file)) return [file]
    const text = downloads.guarded.get(file.file)
    return text ? [{ ...file, text }] : []
  })
}

function without(nodes: readonly NavNode[], ids: ReadonlySet<string>): NavNode[] {
  return nodes.flatMap((node): NavNode[] => {
    if (node.kind === 'page' && ids.has(node.page)) return []
    if (node.kind === 'section') return [{ ...node, children: without(node.children, ids) }]
    if (node.kind !== 'group') return [node]
    const { root, ...group } = node
    const isGone = root !== undefined && ids.has(root)
    return [{ ...group, ...(root !== undefined && !isGone && { root }), children: without(node.children, ids) }]
  })
}

function withReferenced(
  documents: readonly Document[],
  { files, project, rules, contentDir }: Discovery,
  root: string,
) {
  const targets = new Set<string>()
  for (const { links } of documents) for (const { kind, target } of links) if (kind === 'file') targets.add(target)
  const published = new Set(files.map(({ path }) => path))
  return [...files, ...referencedFiles(targets, project.paths, { root, dir: contentDir, rules, published })]
}
