/** Who publishes the site, for search engines: JSON-LD of schema.org, which the home page carries. */
import { notFoundId } from '../model/route.ts'
import type { Page, Site } from '../model/site.ts'
import { wholeAddress } from './hrefs.ts'

/** Text for a script element, where nothing in it can end that element; `undefined`: nobody is named, or another page says so. */
export function organizationData(site: Site, page: Page): string | undefined {
  const { organization: named } = site.config.head
  if (!named || page.id !== site.home || page.document.id === notFoundId) return undefined
  const { config } = site
  const whole = (written: string | undefined) => (written === undefined ? undefined : wholeAddress(site, written))
  const url = whole(named.url) ?? config.site.url
  const logo = whole(named.logo ?? config.brand.logo?.light)
  const publisher = {
    '@type': 'Organization',
    ...(named.id !== undefined && { '@id': named.id }),
    name: named.name ?? config.name,
    ...(named.legalName !== undefined && { legalName: named.legalName }),
    ...(url !== undefined && { url }),
    ...(logo !== undefined && { logo }),
    ...(named.sameAs && { sameAs: named.sameAs }),
  }
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: config.name,
    ...(config.site.url !== undefined && { url: config.site.url }),
    publisher,
  }
  return JSON.stringify(website).replaceAll('<', '\\u003c')
}
