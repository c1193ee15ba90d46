/** What a migration takes from the built site: things that only pages and descriptions know. */
import type { NavNode } from '../../model/navigation.ts'
import type { Page, Site } from '../../model/site.ts'
import type { Known } from './navigation.ts'

/** Whether a page was made from a description. */
export function isGenerated({ document }: Page): boolean {
  return !/\.mdx?$/i.test(document.path)
}

/** Without a site nothing is known, and the navigation is taken as it is written. */
export function knownOf(site: Site | undefined): Known {
  const all = site?.pages ?? []
  const written = all.filter((page) => !isGenerated(page))
  const made = new Set(all.filter(isGenerated).map(({ id }) => id))
  const isMade = site !== undefined && made.size > 0 && !namesOperations(site.config.navigation)
  return { pages: new Map(written.map(({ id, document }) => [id, document])), made, listsRoot: isMade }
}

/** Then nothing is made of what the root of the file names. */
function namesOperations(nodes: readonly NavNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'operation') return true
    if (node.kind !== 'section' && node.kind !== 'group') return false
    return node.openapi !== undefined || namesOperations(node.children)
  })
}
