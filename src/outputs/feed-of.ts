import type { Page, Site } from '../model/site.ts'

/** Whether a feed is made for a page: readers of feeds need whole addresses. */
export function hasFeed(site: Pick<Site, 'config'>, { document }: Page): boolean {
  return site.config.site.url !== undefined && document.frontmatter.rss !== false && document.feed !== undefined
}
