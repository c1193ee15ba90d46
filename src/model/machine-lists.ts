/** Files at the top of a site that name its pages for machines, and when a build makes them. */
import type { Site } from './site.ts'

/** Their paths. */
export function machineLists(site: Pick<Site, 'config' | 'pages'>): string[] {
  if (!site.pages.some(({ visibility }) => visibility.sitemap)) return []
  if (!isOpen(site)) return ['llms.txt']
  return ['llms.txt', 'sitemap.xml', ...(isTopOfHost(site) ? ['robots.txt'] : [])]
}

/** Whether search engines may come, and can be told where. */
export function isOpen({ config }: Pick<Site, 'config'>): boolean {
  return config.site.url !== undefined && !/\b(?:noindex|none)\b/i.test(config.head.meta['robots'] ?? '')
}

/** Only there do machines ask for `robots.txt`. */
export function isTopOfHost({ config }: Pick<Site, 'config'>): boolean {
  const { url, base } = config.site
  return url !== undefined && base === '/' && new URL(url).pathname === '/'
}
