import type { SiteConfig } from '../model/config.ts'

/** Style sheets that every page of some sites loads: that of groups whose names lead to a page. */
export function frameSheets({ look }: Pick<SiteConfig, 'look'>): readonly string[] {
  return look.drilldown ? ['drilldown.css'] : []
}
