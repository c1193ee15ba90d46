/** docs-json.md 2.4 as one function: in which lists a page shows up. */
import type { FrontMatter } from '../model/frontmatter.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Visibility } from '../model/site.ts'

export interface Standing {
  /** The navigation names the page. */
  readonly listed: boolean
  /** A node around the page is hidden. */
  readonly hidden: boolean
  /** `searchable` of the nearest node that says so. */
  readonly searchable?: boolean
  /** Shown in place of pages that are not there: nobody looks for it. */
  readonly notFound?: boolean
}

/**
 * A hidden page is in no list. `noindex` keeps a page out of search and sitemap, not out of menus. A hidden node that is
 * `searchable`, or a page inside it with `hidden: false`, is only kept out of menus. `indexing: all` lifts everything
 * but what the page or its node says outright about search.
 */
export function visibility(
  standing: Standing,
  frontmatter: Pick<FrontMatter, 'hidden' | 'noindex' | 'searchable' | 'robots'>,
  indexing: SiteConfig['indexing'],
): Visibility {
  const { listed, hidden, searchable, notFound } = standing
  const refused = frontmatter.noindex === true || /\b(?:noindex|none)\b/i.test(frontmatter.robots ?? '')
  const concealed = frontmatter.hidden ?? (hidden && searchable !== true)
  const open = indexing === 'all' || (listed && !concealed)
  return {
    menu: listed && !hidden && frontmatter.hidden !== true,
    search: !notFound && !refused && open && frontmatter.searchable !== false && searchable !== false,
    sitemap: !notFound && !refused && open,
    index: !refused && (indexing === 'all' || !concealed),
  }
}
