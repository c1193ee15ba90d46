/** Every link inside the site leads to a page. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocumentLink } from '../../model/document.ts'
import { placeOfKey } from '../../model/key-place.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { CheckContext } from './context.ts'
import { localPath } from './context.ts'
import { oncePerText } from './once-per-text.ts'
import { withScheme } from './with-scheme.ts'

/** Redirects, files and entries that lead elsewhere count as alive. The hint names the page that was probably meant. */
export function brokenLinks(_: Site, context: CheckContext): Diagnostic[] {
  const inPages = oncePerText(context, 'links', ({ document }) =>
    document.links
      .filter(({ kind, target }) => kind === 'page' && !context.isAlive(target))
      .map((link) => ({ link, diagnostic: brokenLink(link, context) })),
  )
  return [...inPages, ...brokenEntries(context)]
}

/** Front matter `url` that names a page of the site. */
function brokenEntries(context: CheckContext): Diagnostic[] {
  return [...context.library.pointers.values()].flatMap((document) => {
    const { url = '' } = document.frontmatter
    const path = localPath(url)
    if (path === undefined || !context.isDead(path)) return []
    return [brokenLink({ target: pageId(path), written: url, at: placeOfKey(document, 'url') }, context)]
  })
}

/** The message about one link to a page that is not there. */
export function brokenLink({ target, written, at }: Omit<DocumentLink, 'kind'>, context: CheckContext): Diagnostic {
  const first = context.folders.get(target)
  if (first !== undefined) {
    return {
      code: 'link-broken',
      severity: 'warning',
      message: `The link "${written}" leads to a folder that has no index page.`,
      at,
      hint: `Link to a page in it, for example "/${first}", or create "${target}/index.mdx".`,
    }
  }
  const lost = context.lostBehind(target)
  const address = withScheme(written.trim())
  const near = context.library.index.nearest(lost === undefined ? target : pageId(localPath(lost) ?? ''))
  const [leads, hint] =
    lost === undefined
      ? ['leads to no page', address ? `Write "${address}".` : 'Correct the address, or add a redirect from it.']
      : [`is redirected to "${lost}", where no page is`, 'Correct the address or the redirect.']
  return {
    code: 'link-broken',
    severity: 'warning',
    message: `The link "${written}" ${leads}.`,
    at,
    hint: near ? `Did you mean "/${near}"?` : hint,
  }
}
