/** Links of the configuration that stay inside the site lead to a page: header, footer, accounts, logo, navigation, head. */
import type { SiteConfig } from '../../model/config.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { AroundPages, NavNode } from '../../model/navigation.ts'
import { startOf } from '../../model/page-option.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { nodesIn } from '../nodes-in.ts'
import { brokenAnchor } from './broken-anchors.ts'
import { brokenLink } from './broken-links.ts'
import { withScheme } from './with-scheme.ts'
import type { CheckContext } from './context.ts'
import { localPath } from './context.ts'
import { inlineLinks } from '../../util/inline-links.ts'

interface Written {
  readonly href: string
  readonly at: Place
}

/** The links of the configuration, with their places. */
export function writtenLinks(config: SiteConfig, navigation: readonly NavNode[]): readonly Written[] {
  const { header, footer, brand, banner, head, pageMenu } = config
  return [
    ...aroundLinks({ header, footer, ...(banner && { banner }) }),
    ...(brand.logo ? [{ href: brand.logo.href, at: brand.logo.hrefAt ?? brand.logo.at }] : []),
    ...pageMenu.options.flatMap((option) => {
      const href = typeof option === 'string' ? '' : startOf(option)
      return pageMenu.at && !href.includes('$') ? [{ href, at: pageMenu.at }] : []
    }),
    ...(head.links ?? []).map(({ attributes, at }) => ({ href: attributes.href, at })),
    ...linksOf(navigation),
  ]
}

/** The same message as for a link in a page; a host or a mailbox gets the scheme that it lacks. */
export function configLinks(site: Site, context: CheckContext): Diagnostic[] {
  const onLostPage = (site.lost?.links ?? []).map(({ written, at }) => ({ href: written, at }))
  return [...writtenLinks(site.config, context.navigation), ...onLostPage].flatMap(({ href, at }) => {
    const path = localPath(href)
    const target = pageId(path ?? '')
    const hash = /#(.+)$/s.exec(href.trim())?.[1]
    if (path !== undefined && hash !== undefined && context.hasPage(target))
      return brokenAnchor({ target, written: href, at }, hash, context)
    if (path === undefined || !context.isDead(path)) return []
    const broken = brokenLink({ target, written: href, at }, context)
    const address = withScheme(href.trim())
    return [address === undefined ? broken : { ...broken, hint: `Write "${address}".` }]
  })
}

/** Links in a line of Markdown. */
function linksIn(text: string | undefined, at: Place | undefined): Written[] {
  return text === undefined || at === undefined ? [] : inlineLinks(text).map((href) => ({ href, at }))
}

function aroundLinks({ header, footer, banner }: AroundPages): Written[] {
  return [
    ...(header?.links ?? []),
    ...(header?.action ? [header.action] : []),
    ...(footer?.columns ?? []).flatMap(({ links }) => links),
    ...(footer?.socials ?? []),
    ...linksIn(banner?.content, banner?.at),
  ]
}

function linksOf(tree: readonly NavNode[]): Written[] {
  const found: Written[] = []
  for (const node of nodesIn(tree)) {
    if (node.kind === 'link') found.push(node)
    if (node.kind === 'section' && node.href !== undefined) found.push({ href: node.href, at: node.hrefAt ?? node.at })
    if (node.kind === 'section' && node.around) found.push(...aroundLinks(node.around))
  }
  return found
}
