/**
 * All pages that readers may find, by address and title, for the page that says there is none: a classic script, so that
 * it loads from disk too. It is one call, `flatleafPages([[address, title], …])`; an address follows `HeadView.base`.
 */
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { scriptCall } from '../util/script-call.ts'
import { dataHref } from './hrefs.ts'
import type { Press } from './press.ts'

/** Where it stands. The name never changes, so that a new page does not change the page that names it. */
export const pageListPath = '_flatleaf/pages.js'

/** One file, unless nobody is ever shown that page. */
export function pageList({ site }: Press): OutputFile[] {
  if (site.config.notFound.redirect) return []
  return [{ path: pageListPath, body: () => scriptCall('flatleafPages', listOf(site)) }]
}

function listOf(site: Site): readonly (readonly [string, string])[] {
  return site.pages
    .filter(({ visibility }) => visibility.search)
    .map((page) => [dataHref(site, page), page.document.title])
}
