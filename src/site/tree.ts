/** The navigation tree with its pages found: what `resolve` makes of `NavNode`s and the later steps cut and walk. */
import type { Document } from '../model/document.ts'
import type { IconRef } from '../model/icon.ts'
import type { GroupNode, SectionNode } from '../model/navigation.ts'

export type TreeNode = TreeSection | TreeGroup | TreePage | TreeLink

export interface TreeSection {
  readonly kind: 'section'
  readonly node: SectionNode
  /** An entry in it has a message and no page. */
  readonly isTold?: true
  readonly children: readonly TreeNode[]
  /** Page that the switch leads to, when it is not the first page below: the first page that only this version has. */
  readonly first?: string
  /** Folder of the pages that only this version has. */
  readonly folder?: string
}

export interface TreeGroup {
  readonly kind: 'group'
  readonly node: GroupNode
  readonly root?: Document
  readonly children: readonly TreeNode[]
}

export interface TreePage {
  readonly kind: 'page'
  readonly document: Document
  /** Badge: an HTTP method or `WEBHOOK`. */
  readonly method?: string
}

export interface TreeLink {
  readonly kind: 'link'
  readonly label: string
  readonly href: string
  readonly icon?: IconRef
}

/** The pages at and below a node, in order; the page of a group's title comes before the group's entries. */
export function* pagesOf(node: TreeNode): Generator<Document> {
  if (node.kind === 'page') yield node.document
  if (node.kind === 'group' && node.root) yield node.root
  if (node.kind === 'section' || node.kind === 'group') for (const child of node.children) yield* pagesOf(child)
}
