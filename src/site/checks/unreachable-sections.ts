/** The address of a part of the navigation that has pages is that of one of them: readers get to the others from there. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SectionNode } from '../../model/navigation.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { nodesIn } from '../nodes-in.ts'
import type { CheckContext } from './context.ts'
import { localPath } from './context.ts'

/** Where the pages of descriptions are known. Code: `section-unreachable` (warning). */
export function unreachableSections(_site: Site, { navigation, isDead }: CheckContext): Diagnostic[] {
  const found: Diagnostic[] = []
  for (const node of nodesIn(navigation)) {
    if (node.kind !== 'section' || node.href === undefined || node.children.length === 0 || node.restricted) continue
    const { href } = node
    const path = localPath(href)
    // What leads nowhere is told as such.
    if (path !== undefined && (isDead(path) || leadsInside(path, node))) continue
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

/** Whether an address is that of a page below a part. What a description that cannot be read would have made may be anywhere. */
function leadsInside(path: string, part: SectionNode): boolean {
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
