/** A page that wants a feed can have one. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOfKey } from '../../model/key-place.ts'
import type { Site } from '../../model/site.ts'

/** Only where the front matter asks for it: a changelog is fine without. */
export function feeds(site: Site): Diagnostic[] {
  return site.pages.flatMap(({ document }): Diagnostic[] => {
    if (document.frontmatter.rss !== true) return []
    const at = placeOfKey(document, 'rss')
    if (document.feed === undefined) {
      const message = 'The page asks for a feed and has no entries for one.'
      return [
        {
          code: 'feed-empty',
          severity: 'warning',
          message,
          at,
          hint: 'Write entries with "<Update>", or remove "rss".',
        },
      ]
    }
    if (site.config.site.url !== undefined) return []
    const message = 'The page asks for a feed, and the address of the site is not known.'
    return [{ code: 'feed-no-url', severity: 'info', message, at, hint: 'Set "site.url" in docs.json.' }]
  })
}
