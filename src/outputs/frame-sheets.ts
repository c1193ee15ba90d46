import type { SiteConfig } from '../model/config.ts'

/** Assets that every page loads, of what few sites have around their pages. */
export function frameSheets({ look }: Pick<SiteConfig, 'look'>): readonly string[] {
  return look.drilldown ? ['drilldown.css'] : []
}
