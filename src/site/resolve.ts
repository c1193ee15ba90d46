/** From the tree as the configuration states it to a tree of pages that exist, with a message for each that does not. */
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { NavNode, OperationNode } from '../model/navigation.ts'
import { pageId } from '../model/route.ts'
import { unreadFolder } from '../model/unread-folder.ts'
import type { Library } from './collect.ts'
import { iconOf, labelOf } from './entry.ts'
import type { PageIndex } from './page-index.ts'
import type { TreeLink, TreeNode, TreePage } from './tree.ts'

/** Levels of nesting that are followed; real sites have nine. */
const deepest = 64

interface State {
  readonly library: Library
  readonly diagnostics: Diagnostic[]
  readonly listed: Set<string>
  /** Entries that have a message and no page. */
  faults: number
}

export interface Resolved {
  readonly tree: readonly TreeNode[]
  /** Ids of the pages that the navigation names. */
  readonly listed: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Finds the page of every node. Missing pages and wrong case are told with the node's place; pages that are listed twice
 * are told when the configuration is read.
 */
export function resolve(nodes: readonly NavNode[], library: Library): Resolved {
  const state: State = { library, diagnostics: [], listed: new Set(), faults: 0 }
  const tree = resolveAll(nodes, state, 0)
  return { tree, listed: state.listed, diagnostics: state.diagnostics }
}

function resolveAll(nodes: readonly NavNode[], state: State, level: number): TreeNode[] {
  const first = nodes[0]
  if (!first || level <= deepest) return nodes.flatMap((node) => resolveNode(node, state, level))
  state.diagnostics.push({
    code: 'navigation-deep',
    severity: 'error',
    message: `The navigation is nested more than ${deepest} levels deep; what lies deeper is left out.`,
    at: first.at,
    hint: 'Use fewer groups inside groups.',
  })
  return []
}

function resolveNode(node: NavNode, state: State, level: number): TreeNode[] {
  if ('restricted' in node) return []
  switch (node.kind) {
    case 'section': {
      const before = state.faults
      const children = resolveAll(node.children, state, level + 1)
      if (node.isUnread) state.faults++
      return [{ kind: 'section', node, ...(state.faults > before && { isTold: true }), children }]
    }
    case 'group': {
      const [found] = node.root === undefined ? [] : findPage({ id: node.root, at: node.rootAt ?? node.at }, state)
      const root = found?.kind === 'page' ? found.document : undefined
      if (node.isUnread) state.faults++
      // A page that only leads elsewhere cannot be the title: it is the first entry.
      const children = [...(found?.kind === 'link' ? [found] : []), ...resolveAll(node.children, state, level + 1)]
      return [{ kind: 'group', node, ...(root && { root }), children }]
    }
    case 'page':
      return findPage({ id: node.page, at: node.at }, state)
    case 'operation':
      return findOperation(node, state)
    case 'link':
      return [{ kind: 'link', label: node.label, href: node.href, ...(node.icon && { icon: node.icon }) }]
  }
}

/** An operation that discovery found no page for has its message from there. */
function findOperation(node: OperationNode, state: State): TreeNode[] {
  if (node.page === undefined) {
    state.faults++
    return []
  }
  const [found] = findPage({ id: node.page, at: node.at }, state)
  if (found?.kind !== 'page') return found ? [found] : []
  return [{ ...found, method: node.method }]
}

function findPage({ id, at }: { id: string; at: Place }, state: State): (TreePage | TreeLink)[] {
  const { library, diagnostics, listed } = state
  if (library.omitted.has(id)) return []
  const other = library.index.otherCase(id)
  if (other !== undefined) diagnostics.push(wrongCase(id, other, at))
  const name = other ?? id
  const pointer = library.pointers.get(name)
  if (pointer?.frontmatter.hidden) return []
  if (pointer) {
    const icon = iconOf(pointer)
    return [{ kind: 'link', label: labelOf(pointer), href: pointer.frontmatter.url ?? '', ...(icon && { icon }) }]
  }
  const document = library.pages.get(name)
  if (!document) {
    state.faults++
    diagnostics.push(missing(id, library.index, at))
    return []
  }
  listed.add(name)
  return [{ kind: 'page', document }]
}

function missing(id: string, index: PageIndex, at: Place): Diagnostic {
  const wrong = wrongParts(id)
  const plain = plainPath(id)
  const told = { code: 'page-missing', severity: 'error', at } as const
  const unread = unreadFolder(id)
  if (unread !== undefined) {
    const message = `There is no page "${id}": nothing is read from a folder "${unread}".`
    return { ...told, message, hint: 'Keep the page in a folder of the project.' }
  }
  if (wrong) {
    const name = index.has(plain) ? plain : index.nearest(plain)
    const hint = name ? `Write "${name}".` : 'Write the path of the page from the root, such as "guides/start".'
    return { ...told, message: `There is no page "${id}": ${wrong}.`, hint }
  }
  const near = index.nearest(id)
  const hint = near ? `Did you mean "${near}"?` : `Create "${id}.mdx" or remove the entry.`
  return { ...told, message: `There is no page "${id}".`, hint }
}

/** What no name of a page has. */
function wrongParts(id: string): string | undefined {
  const parts = id.split('/')
  if (parts.includes('..') || parts.includes('.'))
    return 'entries start at the root of the project, so "." and ".." lead nowhere'
  if (/[#?]/.test(id)) return 'entries name whole pages, without "#" and "?"'
  return parts.includes('') ? 'two slashes stand where one belongs' : undefined
}

/** The name without what no name has; `..` takes back the part before it. */
function plainPath(id: string): string {
  const parts: string[] = []
  for (const part of id.replace(/[#?].*$/, '').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return pageId(parts.join('/'))
}

function wrongCase(id: string, other: string, at: Place): Diagnostic {
  return {
    code: 'page-case',
    severity: 'error',
    message: `The page "${id}" is named "${other}"; upper and lower case count on most servers.`,
    at,
    hint: `Write "${other}".`,
  }
}
