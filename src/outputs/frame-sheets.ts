import type { SiteConfig } from '../model/config.ts'

/** Style sheets that every page of some sites loads: of groups whose names lead to a page, of search in the sidebar. */
export function frameSheets({ look, search }: Pick<SiteConfig, 'look' | 'search'>): readonly string[] {
  return [...(look.drilldown ? ['drilldown.css'] : []), ...(search.place === 'side' ? ['search-side.css'] : [])]
}
