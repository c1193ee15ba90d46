/** Addresses as one page sees them. What authors write passes here once: schemes that run code become harmless. */
import { encodePath, fileHref, outputOf, pageHref, pageId } from '../model/route.ts'
import type { UrlStyle } from '../model/route.ts'
import type { Page, Site } from '../model/site.ts'
import { legalUrl } from '../util/legal-url.ts'
import { filePath } from '../util/file-path.ts'
import { isExternal } from '../util/is-external.ts'
import { cleanAddress, unsafeScheme } from '../util/link-scheme.ts'

export interface Hrefs {
  readonly page: (id: string) => string
  readonly file: (path: string) => string
  /** An address of the configuration: a page, a file, or elsewhere. */
  readonly of: (written: string) => { readonly href: string; readonly external: boolean }
  /** An image of the configuration; `undefined`: the file is not there, or no address an image may have. */
  readonly image: (written: string) => string | undefined
}

/** What answers at addresses of a site. */
export interface Answering {
  readonly files: Pick<ReadonlySet<string>, 'has'>
  /** Ids of addresses that moved and have a page that leads on. */
  readonly moved: ReadonlySet<string>
}

/** Addresses as seen from the page `from`. */
export function hrefsFrom(site: Pick<Site, 'byId' | 'config'>, { files, moved }: Answering, from: string): Hrefs {
  const style = site.config.site
  const page = (id: string) => pageHref(id, from, style)
  const file = (path: string) => fileHref(path, from, style)
  return {
    page,
    file,
    of(written) {
      const text = cleanAddress(written)
      if (isExternal(text)) {
        if (unsafeScheme(text) !== undefined) return { href: '#', external: false }
        return { href: legalUrl(text), external: /^(?:https?:)?\/\//i.test(text) }
      }
      if (text === '' || text.startsWith('#') || text.startsWith('?')) return { href: text, external: false }
      const path = filePath(text)
      const id = pageId(path)
      const isPage = site.byId.has(id) || (!files.has(path) && (id === 'index' || moved.has(id)))
      const suffix = /[?#].*$/s.exec(text)?.[0] ?? ''
      return { href: (isPage ? page(id) : file(path)) + suffix, external: false }
    },
    image(written) {
      const text = cleanAddress(written)
      if (isExternal(text)) return /^(?:(?:https?:)?\/\/|data:image\/)/i.test(text) ? legalUrl(text) : undefined
      const path = filePath(text)
      return files.has(path) ? file(path) : undefined
    },
  }
}

/** How many folders a file of the output lies deep. */
export function depthOf(path: string): number {
  return path.split('/').length - 1
}

/**
 * A page id that stands for all pages of one depth: addresses seen from it fit each of them. Its parts are no names that
 * a page can have, so nothing is taken for a neighbour.
 */
export function anyPageAt(depth: number, style: UrlStyle): string {
  if (style.shape === 'directory') return depth === 0 ? 'index' : Array<string>(depth).fill('\0').join('/')
  return Array<string>(depth + 1)
    .fill('\0')
    .join('/')
}

/** The address of a page in a data file; `HeadView.base` goes before it. */
export function dataHref({ config }: Pick<Site, 'config'>, { id, route }: Pick<Page, 'id' | 'route'>): string {
  return encodePath(config.site.relative ? outputOf(id, config.site) : route.slice(1))
}

/** The address of something on the site with scheme and host; `undefined` when the site does not know its own. */
export function absolute(site: Pick<Site, 'config'>, route: string): string | undefined {
  const { url, base } = site.config.site
  if (!url) return undefined
  const folder = base.slice(0, -1)
  const start = url.replace(/\/$/, '')
  return (folder !== '' && start.endsWith(folder) ? start : start + folder) + route
}

/** The address of a page with scheme and host, as the sitemap lists it; `undefined` when the site does not know its own. */
export function pageAddress(site: Pick<Site, 'config'>, { route }: Pick<Page, 'route'>): string | undefined {
  return absolute(site, encodePath(route))
}

/** An address of the configuration in full: who reads it elsewhere takes no other. `undefined` as above. */
export function wholeAddress(site: Pick<Site, 'config'>, written: string): string | undefined {
  return isExternal(written) ? written : absolute(site, written.startsWith('/') ? written : `/${written}`)
}
