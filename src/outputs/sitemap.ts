/** The addresses that search engines are to read, for sites that know their own: `sitemap.xml`, and the file that names it. */
import { isOpen, isTopOfHost } from '../model/machine-lists.ts'
import type { OutputFile } from '../model/output.ts'
import type { Page, Site } from '../model/site.ts'
import { xmlText } from '../util/xml-text.ts'
import { absolute, pageAddress } from './hrefs.ts'
import { ownCanonical } from './head-view.ts'
import type { Press } from './press.ts'

/** One file may name this many addresses (sitemaps.org). */
const most = 50_000

/**
 * None without an address of the site, or where no page may be indexed. More addresses than one file may hold go into
 * several, and `sitemap.xml` names these.
 */
export function sitemap({ site }: Press): OutputFile[] {
  const listed = isOpen(site) ? site.pages.filter((page) => isListed(site, page)) : []
  if (listed.length === 0) return []
  const lists = Array.from({ length: Math.ceil(listed.length / most) }, (_, index) =>
    listed.slice(index * most, (index + 1) * most),
  )
  const pathOf = (index: number) => (lists.length === 1 ? 'sitemap.xml' : `sitemap-${index + 1}.xml`)
  const files = lists.map((pages, index) => ({ path: pathOf(index), body: () => urlSet(site, pages) }))
  const parts = files.map(({ path }) => path)
  return [
    ...(lists.length === 1 ? [] : [{ path: 'sitemap.xml', body: () => indexOf(site, parts) }]),
    ...files,
    ...robots(site),
  ]
}

function robots(site: Site): OutputFile[] {
  if (!isTopOfHost(site)) return []
  const address = absolute(site, '/sitemap.xml')
  return [{ path: 'robots.txt', body: () => `User-agent: *\nAllow: /\n\nSitemap: ${address}\n` }]
}

/** A page that names another address as its own is found there. */
function isListed(site: Site, page: Page): boolean {
  if (!page.visibility.sitemap) return false
  const canonical = ownCanonical(site, page)
  return canonical === undefined || canonical === pageAddress(site, page)
}

function urlSet(site: Site, pages: readonly Page[]): string {
  return xml(
    'urlset',
    pages.map((page) => {
      const { modified } = page
      const day = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`
      return `<url><loc>${xmlText(pageAddress(site, page) ?? '')}</loc>${day}</url>`
    }),
  )
}

function indexOf(site: Site, parts: readonly string[]): string {
  const entries = parts.map((path) => `<sitemap><loc>${xmlText(absolute(site, `/${path}`) ?? '')}</loc></sitemap>`)
  return xml('sitemapindex', entries)
}

function xml(root: string, entries: readonly string[]): string {
  const start = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return `${['<?xml version="1.0" encoding="UTF-8"?>', start, ...entries, `</${root}>`].join('\n')}\n`
}
