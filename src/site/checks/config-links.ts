/** Links of the configuration that stay inside the site lead to a page: header, footer, logo, navigation. */
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { NavNode } from '../../model/navigation.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { brokenLink } from './broken-links.ts'
import type { CheckContext } from './context.ts'
import { localPath } from './context.ts'

interface Written {
  readonly href: string
  readonly at: Place
}

/** The same message as for a link in a page. */
export function configLinks(site: Site, context: CheckContext): Diagnostic[] {
  const { header, footer, brand } = site.config
  const written: readonly Written[] = [
    ...header.links,
    ...(header.action ? [header.action] : []),
    ...footer.columns.flatMap(({ links }) => links),
    ...(brand.logo ? [brand.logo] : []),
    ...linksOf(context.navigation),
  ]
  return written.flatMap(({ href, at }) => {
    const path = localPath(href)
    if (path === undefined || context.isAlive(pageId(path)) || context.fileExists(path)) return []
    return [brokenLink({ target: pageId(path), written: href, at }, context)]
  })
}

/** Without recursion: the tree as written may be nested without end. */
function linksOf(tree: readonly NavNode[]): Written[] {
  const found: Written[] = []
  const waiting = [...tree].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'link') found.push(node)
    if (node.kind === 'section' && node.href !== undefined) found.push({ href: node.href, at: node.at })
    if (node.kind === 'section' || node.kind === 'group') waiting.push(...[...node.children].reverse())
  }
  return found
}
