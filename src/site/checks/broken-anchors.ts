/** Every `#…` of a link names something on the page it leads to. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocumentLink } from '../../model/document.ts'
import type { Site } from '../../model/site.ts'
import type { CheckContext } from './context.ts'
import { oncePerText } from './once-per-text.ts'
import { nearest } from '../../util/suggest.ts'
import { decoded } from '../../util/decoded.ts'

/** Same page and across pages; `#top` and text fragments are the browser's own, some ids are those of the page's frame. */
export function brokenAnchors(_: Site, context: CheckContext): readonly Diagnostic[] {
  return oncePerText(context, 'anchors', ({ document }) =>
    document.links.flatMap((link) => {
      const found = link.kind === 'page' && link.hash ? brokenAnchor(link, link.hash, context) : []
      return found.map((diagnostic) => ({ link, diagnostic }))
    }),
  )
}

/** The message about the `#…` of one link to a page that is there and does not have it. */
export function brokenAnchor(link: Omit<DocumentLink, 'kind'>, hash: string, context: CheckContext): Diagnostic[] {
  const { frameIdsOf, anchorsOf, hasPage } = context
  if (!hasPage(link.target) || isKnown(hash, anchorsOf(link.target)) || frameIdsOf(link.target).has(hash)) return []
  return [broken(link, hash, anchorsOf(link.target))]
}

function isKnown(hash: string, anchors: ReadonlySet<string>): boolean {
  return hash === 'top' || hash.includes(':~:') || anchors.has(hash) || anchors.has(decoded(hash))
}

function broken(
  { written, at, target }: Omit<DocumentLink, 'kind'>,
  hash: string,
  anchors: ReadonlySet<string>,
): Diagnostic {
  const near = nearest(decoded(hash), anchors)
  return {
    code: 'anchor-broken',
    severity: 'warning',
    message: `The link "${written}" names "#${hash}", which the page "${target}" does not have.`,
    at,
    hint: near ? `Did you mean "#${near}"?` : 'Use the id of a heading on that page.',
  }
}
