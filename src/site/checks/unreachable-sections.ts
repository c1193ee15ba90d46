/** The address of a part of the navigation that has pages is that of one of them: readers get to the others from there. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { NavNode, SectionNode } from '../../model/navigation.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { CheckContext } from './context.ts'
import { localPath } from './context.ts'

/** Where the pages of descriptions are known. Code: `section-unreachable` (warning). */
export function unreachableSections(_site: Site, { navigation, isAlive, fileExists }: CheckContext): Diagnostic[] {
  const found: Diagnostic[] = []
  for (const { node, href } of linkedSections(navigation)) {
    const path = localPath(href)
    // What leads nowhere is told as such.
    const isDead = path !== undefined && !isAlive(pageId(path)) && !fileExists(path)
    if (isDead || node.children.length === 0 || node.restricted || leadsInside(path, node)) continue
    found.push({
      code: 'section-unreachable',
      severity: 'warning',
      message: `The ${node.as} "${node.label}" leads to "${href}", so no menu leads to its pages.`,
      at: node.hrefAt ?? node.at,
      hint: 'Remove "href", or name one of its pages.',
    })
  }
  return found
}

function* linkedSections(tree: readonly NavNode[]): Generator<{ node: SectionNode; href: string }> {
  for (const node of nodesIn(tree))
    if (node.kind === 'section' && node.href !== undefined) yield { node, href: node.href }
}

/** Whether an address is that of a page below a part. What a description that cannot be read would have made may be anywhere. */
function leadsInside(path: string | undefined, part: SectionNode): boolean {
  if (path === undefined) return false
  const id = pageId(path)
  let [isDescribed, isLacking] = [false, false]
  for (const node of nodesIn([part])) {
    if ((node.kind === 'page' || node.kind === 'operation') && node.page === id) return true
    if (node.kind === 'group' && node.root === id) return true
    if (node.kind === 'operation') isLacking ||= node.page === undefined
    if (node.kind !== 'group' && node.kind !== 'section') continue
    if (node.isUnread) return true
    isDescribed ||= node.openapi !== undefined
  }
  return isDescribed && isLacking
}

/** Without recursion: the tree as written may be nested without end. */
function* nodesIn(tree: readonly NavNode[]): Generator<NavNode> {
  const waiting = [...tree].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    if (node.kind === 'section' || node.kind === 'group')
      for (const child of node.children.toReversed()) waiting.push(child)
  }
}
