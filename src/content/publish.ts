/** Which of the compiled pages and found files are published. */
import type { StaticFile } from '../model/asset.ts'
import type { Document } from '../model/document.ts'
import type { NavNode } from '../model/navigation.ts'
import { namedFiles } from '../site/named-files.ts'
import { noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import { wordsFor } from '../util/words-of.ts'
import type { Discovery } from './discover.ts'
import { isPage } from './content-dir.ts'
import { referencedFiles } from './static-files.ts'

export interface Published {
  readonly documents: readonly Document[]
  readonly navigation: readonly NavNode[]
  readonly files: readonly StaticFile[]
}

export interface PublishParts {
  readonly root: string
  /** Also pages with `draft: true`. */
  readonly drafts?: boolean
  readonly recall?: Recall
}

/**
 * Leaves out drafts (unless they are wanted) and pages that other pages include (unless the navigation lists them), and
 * adds files of the project root that pages link to.
 */
export function publish(documents: readonly Document[], discovery: Discovery, parts: PublishParts): Published {
  const { root, drafts = false, recall = noRecall } = parts
  const { navigation, listed, downloads, files, unread } = discovery
  const words = wordsFor(recall, 'words for publishing', wordOf)(documents)
  const { shown, hidden, targets } = recall('published', [drafts, listed, words], () =>
    decided(documents, { drafts, listed }),
  )
  const gone = [...hidden, ...unread]
  return {
    documents: shown.map((index) => documents[index]!),
    navigation: recall('shown navigation', [navigation, ...gone], () =>
      gone.length > 0 ? without(navigation, new Set(gone)) : navigation,
    ),
    files: recall('published files', [files, downloads, discovery.project.paths, discovery.rules, ...targets], () =>
      guarded(withReferenced(targets, discovery, root), discovery),
    ),
  }
}

/** All of a document that is looked at here. */
function wordOf(document: Document): string {
  const { id, path, includes, frontmatter } = document
  return JSON.stringify([id, path, includes, frontmatter.draft, namedFiles(document)])
}

interface Deciding {
  readonly drafts: boolean
  readonly listed: ReadonlySet<string>
}

/** `shown`: which of the documents; `hidden`: ids of drafts; `targets`: files that pages link to. */
function decided(documents: readonly Document[], { drafts, listed }: Deciding) {
  const included = new Set<string>()
  const hidden = new Set<string>()
  for (const { id, includes, frontmatter } of documents) {
    for (const path of includes) if (isPage(path)) included.add(path)
    if (!drafts && frontmatter.draft) hidden.add(id)
  }
  const shown = [...documents.keys()].filter((index) => {
    const { id, path } = documents[index]!
    return !hidden.has(id) && (listed.has(id) || !included.has(path))
  })
  return { shown, hidden, targets: targetsOf(shown.map((index) => documents[index]!)) }
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

/** Files that pages link to, or name for previews. */
function targetsOf(documents: readonly Document[]): readonly string[] {
  const targets = new Set<string>()
  for (const document of documents) for (const { target } of namedFiles(document)) targets.add(target)
  return [...targets]
}

function withReferenced(targets: readonly string[], { files, project, rules, contentDir }: Discovery, root: string) {
  const published = new Set(files.map(({ path }) => path))
  return [...files, ...referencedFiles(targets, project.paths, { root, dir: contentDir, rules, published })]
}
