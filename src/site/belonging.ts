/** Which version a part of the navigation belongs to. */
import type { Document } from '../model/document.ts'
import { prefixOf } from './claim.ts'
import { foldersOf } from './folder.ts'
import type { TreeNode } from './tree.ts'

/** `around`: the version of what holds the node or the page. A name that is not listed is none. */
export interface Belonging {
  readonly of: (node: TreeNode, around: string | undefined) => string | undefined
  readonly ofPage: (document: Document, around: string | undefined) => string | undefined
}

/** Of a page: its front matter's, else that of the nearest node around it, else that of the section that claims it. */
export function belonging(tree: readonly TreeNode[], known: ReadonlySet<string>): Belonging {
  const listed = (name: string | undefined) => (name !== undefined && known.has(name) ? name : undefined)
  const claimed = claims(tree, listed)
  const ofPage: Belonging['ofPage'] = ({ id, frontmatter }, around) =>
    listed(frontmatter.version) ?? around ?? claimed(id)
  return {
    ofPage,
    of(node, around) {
      if (node.kind === 'page') return ofPage(node.document, around)
      return node.kind === 'link' ? around : (listed(node.node.version) ?? around)
    },
  }
}

/** The version of the longest prefix that has one. Sections of different versions with one prefix decide nothing. */
function claims(tree: readonly TreeNode[], listed: (name: string | undefined) => string | undefined) {
  const byPrefix = new Map<string, string | undefined>()
  for (const node of tree) {
    const prefix = node.kind === 'section' && prefixOf(node)
    if (!prefix) continue
    const version = listed(node.node.version)
    const agrees = !byPrefix.has(prefix) || byPrefix.get(prefix) === version
    byPrefix.set(prefix, agrees ? version : undefined)
  }
  return (id: string): string | undefined => {
    if (byPrefix.size === 0) return undefined
    for (const folder of [id, ...foldersOf(id)]) {
      const version = byPrefix.get(folder)
      if (version !== undefined) return version
    }
    return undefined
  }
}
