/** Pages that the navigation lists more than once. */
import type { Place } from '../../model/diagnostic.ts'
import type { NavNode } from '../../model/navigation.ts'
import type { Reading } from '../reading.ts'

/**
 * Code: `page-repeated` (info), once for each page, at its second place in one section, or once for each file whose list is used
 * twice there. That several sections show one page (versions, languages) is common and says nothing.
 */
export function mentionRepeats(nodes: readonly NavNode[], reading: Reading): void {
  const told = new Set<string>()
  const shared = new Set<string>()
  const visit = (node: NavNode, first: Map<string, Place>): void => {
    if (node.kind === 'section' || node.kind === 'group') {
      const inner = node.kind === 'section' ? new Map<string, Place>() : first
      for (const child of node.children) visit(child, inner)
    }
    if (node.kind !== 'page') return
    const earlier = first.get(node.page)
    if (!earlier) first.set(node.page, node.at)
    else if (isSame(earlier, node.at)) {
      if (shared.has(node.at.file)) return
      shared.add(node.at.file)
      reading.info('page-repeated', node.at, sharedList(node.page, node.at), 'Use the list once, unless you want both.')
    } else if (!told.has(node.page)) {
      told.add(node.page)
      reading.info('page-repeated', node.at, repeated(node.page, earlier), 'Remove one of them, unless you want both.')
    }
  }
  const top = new Map<string, Place>()
  for (const node of nodes) visit(node, top)
}

function repeated(page: string, { file, line, column }: Place): string {
  return `The page "${page}" is already listed (${file}:${line}:${column}); its first place decides what comes before and after it.`
}

function isSame(a: Place, b: Place): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column
}

function sharedList(page: string, { file }: Place): string {
  return `The list in "${file}" is used more than once, so "${page}" is listed again; its first place decides what comes before and after it.`
}
