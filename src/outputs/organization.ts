/** Who publishes the site, for search engines: JSON-LD of schema.org, which the home page carries. */
import type { Page, Site } from '../model/site.ts'
import { isExternal } from '../util/is-external.ts'
import { absolute } from './hrefs.ts'

/** Text for a script element, where nothing in it can end that element; `undefined`: nobody is named, or another page says so. */
export function organizationData(site: Site, page: Page): string | undefined {
  const { organization: named } = site.config.head
  if (!named || page.id !== site.home || page.route === '/404') return undefined
  const { config } = site
  const url = named.url ?? config.site.url
  const logo = wholeAddress(site, named.logo ?? config.brand.logo?.light)
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

/** Machines elsewhere need the whole address; without one of the site there is none. */
function wholeAddress(site: Site, written: string | undefined): string | undefined {
  if (written === undefined || isExternal(written)) return written
  return absolute(site, written.startsWith('/') ? written : `/${written}`)
}
