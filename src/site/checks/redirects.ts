/** Redirects start where no page is and end where one is. */
import type { Redirect } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { isPattern } from '../../model/redirect-match.ts'
import type { CheckContext } from './context.ts'
import { brokenAnchor } from './broken-anchors.ts'
import { localPath } from './context.ts'

/** Loops, chains and malformed sources are told when the configuration is read. Where one that is not used leads does not matter. */
export function redirects(site: Site, context: CheckContext): Diagnostic[] {
  return site.config.redirects.flatMap((redirect) => {
    const unused = overPage(redirect, site)
    return unused.length > 0 || redirect.isEntry ? unused : withoutDestination(redirect, context)
  })
}

function overPage({ source, at }: Redirect, site: Site): Diagnostic[] {
  const id = pageId(localPath(source) ?? '')
  if (isPattern(source) || !site.byId.has(id)) return []
  return [
    {
      code: 'redirect-over-page',
      severity: 'warning',
      message: `There is a page at "${source}", so the redirect from it is not used.`,
      at,
      hint: 'Remove the redirect, or the page.',
    },
  ]
}

function withoutDestination(redirect: Redirect, context: CheckContext): Diagnostic[] {
  const { destination, destinationAt: at = redirect.at } = redirect
  const path = localPath(destination)
  const hash = /#(.+)$/s.exec(destination)?.[1]
  if (path !== undefined && hash !== undefined && context.hasPage(pageId(path)) && !isPattern(destination)) {
    const [found] = brokenAnchor({ target: pageId(path), written: destination, at }, hash, context)
    const message = `The redirect leads to "${destination}", and that page has no "#${hash}".`
    return found ? [{ ...found, code: 'redirect-broken', message }] : []
  }
  if (path === undefined || isPattern(destination) || !context.isDead(path)) return []
  const near = context.library.index.nearest(pageId(path))
  return [
    {
      code: 'redirect-broken',
      severity: 'warning',
      message: `The redirect leads to "${destination}", where no page is.`,
      at,
      hint: near ? `Did you mean "/${near}"?` : 'Lead it to a page that exists.',
    },
  ]
}
