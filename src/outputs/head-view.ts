/** The head of a page: what it loads, what it may load, and what machines read. */
import type { Embed } from '../model/document.ts'
import { feedFileOf, outputOf, pageId } from '../model/route.ts'
import type { Page, Site } from '../model/site.ts'
import type { HeadView } from '../model/view.ts'
import { contentPolicy } from './csp.ts'
import { feedbackEmbeds, feedbackOf } from './feedback.ts'
import { hasFeed } from './feed-of.ts'
import type { Hrefs } from './hrefs.ts'
import { integrationEmbeds } from './integrations.ts'
import { absolute, depthOf, pageAddress } from './hrefs.ts'
import { metaTags } from './meta.ts'
import { pageNeeds } from './needs.ts'
import { organizationData } from './organization.ts'
import type { Press } from './press.ts'
import { hasContentCss } from './press.ts'
import { filePath } from '../util/file-path.ts'
import { isExternal } from '../util/is-external.ts'
import { languageOf } from './language.ts'
import { counterpart } from './switches.ts'

/** `title` and `description` are those that the page is shared with. */
export function headView(press: Press, page: Page, texts: { title: string; description?: string }): HeadView {
  const { config, manifest } = press.site
  const hrefs = press.hrefs(page.id)
  const feedback = feedbackOf(press.site, page)
  const needs = pageNeeds(config, page.document)
  const asset = (name: string) => (manifest[name] === undefined ? [] : [hrefs.file(manifest[name])])
  const needed = (kind: string) => needs.filter((name) => name.endsWith(kind)).flatMap(asset)
  const own = hasContentCss(press, page) ? [hrefs.file(press.contentCss!.path)] : []
  const canonical = ownCanonical(press.site, page) ?? pageAddress(press.site, page)
  const favicon = faviconOf(press, hrefs)
  const data = organizationData(press.site, page)
  const [font] = asset(press.tools.font ?? 'inter.woff2')
  return {
    ...(canonical !== undefined && { canonical }),
    csp: contentPolicy(
      [
        ...page.document.embeds,
        ...remoteImages(press.site),
        ...(press.tools.styleEmbeds ?? []),
        ...feedbackEmbeds(feedback),
        ...integrationEmbeds(config),
      ],
      press.ahead,
    ),
    meta: metaTags(press, page, texts),
    ...(data !== undefined && { data }),
    ...(favicon && { favicon }),
    ...(config.head.links && {
      links: config.head.links.map(({ attributes }) => ({ ...attributes, href: hrefs.of(attributes.href).href })),
    }),
    alternates: alternates(press.site, page, hrefs),
    ...(hasFeed(press.site, page) && { feed: { href: hrefs.file(feedFileOf(page.id)), title: texts.title } }),
    // In the order in which they win: what a page names itself over the theme, the project's own sheets over all.
    styles: [...asset('site.css'), ...needed('.css'), ...own, ...press.ownStyles.map(hrefs.file)],
    early: asset('early.js')[0] ?? '',
    scripts: [...asset('site.js'), ...needed('.js'), ...press.ownScripts.map(hrefs.file)],
    // From the disk browsers refuse to preload a font, and load it all the same.
    ...(font !== undefined && !press.site.config.site.relative && { font }),
    mode: config.look.mode,
    ...(press.grounds && { grounds: press.grounds }),
    searchIndex: hrefs.file(press.scopeOf(page.frame).entry),
    base: baseOf(press.site, page.id),
  }
}

/** What addresses in data files start with: the base path, or the way up to the top. */
function baseOf({ config }: Site, id: string): string {
  const { base, relative } = config.site
  return relative ? '../'.repeat(depthOf(outputOf(id, config.site))) || './' : base
}

/** Browsers look for these at the top of a host; a site may stand below it. */
const rootIcons = ['favicon.svg', 'favicon.png', 'favicon.ico']

/** What home screens show, in pixels; smaller pictures are blurred there. */
const touchSide = 180

/** The icon that the configuration names, else a file of the project, else our own. */
function faviconOf({ site, files, tools }: Press, hrefs: Hrefs): HeadView['favicon'] {
  const { config, manifest } = site
  const { favicon = sameInBoth(rootIcons.find((path) => files.has(path))) } = config.brand
  const own = manifest['favicon.svg'] && hrefs.file(manifest['favicon.svg'])
  const light = (favicon && hrefs.image(favicon.light)) ?? own
  const dark = (favicon && hrefs.image(favicon.dark)) ?? own
  if (!light || !dark) return undefined
  const file = favicon && /\.png$/i.test(favicon.light) ? files.get(filePath(favicon.light)) : undefined
  const { width = 0, height = 0 } = (file !== undefined && tools.imageSize?.(file)) || {}
  return { light, dark, ...(Math.min(width, height) >= touchSide && { touch: light }) }
}

function sameInBoth(path: string | undefined) {
  return path === undefined ? undefined : { light: path, dark: path }
}

/** Images of the frame that stand on other hosts. */
function remoteImages({ config }: Site): Embed[] {
  const { brand, look } = config
  return [brand.logo, brand.favicon, look.backgroundImage]
    .flatMap((pair) => (pair ? [pair.light, pair.dark] : []))
    .flatMap((address): Embed[] => {
      const origin = /^(?:https?:)?\/\/[^/?#]+/i.exec(address)?.[0]
      return origin ? [{ kind: 'img', origin: origin.startsWith('//') ? `https:${origin}` : origin }] : []
    })
}

/** The page in its languages, where search engines may list it and there are several; readers of none of them get that of the home page, else the first. */
function alternates(site: Site, page: Page, hrefs: Hrefs): HeadView['alternates'] {
  if (!page.visibility.index) return []
  const level = page.frame.levels.find(({ items }) => items.some(({ language }) => language))
  if (!level || !level.items.some(({ active }) => active)) return []
  const pages = new Map<string, Page>()
  for (const item of level.items) {
    const id = counterpart(page.id, { level, item }, site.byId)
    const other = id === undefined ? undefined : site.byId.get(id)
    if (!other?.visibility.index || !item.language) continue
    const { tag } = item.language
    pages.set(tag, nearer(page.id, pages.get(tag), other))
  }
  const found = [...pages].map(([lang, other]) => ({ lang, href: pageAddress(site, other) ?? hrefs.page(other.id) }))
  if (found.length < 2) return []
  const home = site.byId.get(site.home ?? '')
  const main = home && found.find(({ lang }) => lang === languageOf(home.frame))
  return [...found, { lang: 'x-default', href: (main ?? found[0]!).href }]
}

/** Versions may have one language: then that page stands for it whose id has more parts in common with `id`. */
function nearer(id: string, first: Page | undefined, second: Page): Page {
  const parts = id.split('/')
  const common = (page: Page) => page.id.split('/').filter((part, index) => part === parts[index]).length
  return first && common(first) >= common(second) ? first : second
}

/**
 * The address that a page names as its own, in full: machines take no other. `undefined`: it names none, or one of a site
 * that does not know its address. Texts of strangers' API descriptions come here too: only an address of the web, or of
 * this site, is one.
 */
export function ownCanonical(site: Site, page: Page): string | undefined {
  const { canonical } = page.document.frontmatter
  if (canonical === undefined) return undefined
  if (isExternal(canonical) && !/^(?:https?:)?\/\//i.test(canonical)) return undefined
  const own = pageAddress(site, page)
  const written = canonical.startsWith('//') ? `https:${canonical}` : rooted(site, canonical)
  if (!URL.canParse(written, own)) return undefined
  const url = new URL(written, own)
  return pageAddressOf(site, url) ?? url.href
}

/** Authors write paths from the top of the site, or from that of the host. Where either may be meant, pages decide. */
function rooted(site: Site, written: string): string {
  const { base } = site.config.site
  if (!written.startsWith('/')) return written
  const isFromHost = base !== '/' && `${written.replace(/[?#].*$/s, '')}/`.startsWith(base)
  return isFromHost && !site.byId.has(pageId(filePath(written))) ? written : (absolute(site, written) ?? written)
}

/** Where an address leads to a page, it is written as that of the page everywhere else. */
function pageAddressOf(site: Site, { href, search, hash }: URL): string | undefined {
  const top = absolute(site, '/')
  if (top === undefined) return undefined
  const start = new URL(top).href
  const path = href.slice(0, href.length - search.length - hash.length)
  if (!`${path}/`.startsWith(start)) return undefined
  const page = site.byId.get(pageId(filePath(`/${path.slice(start.length)}`)))
  return page && `${pageAddress(site, page)}${search}${hash}`
}
