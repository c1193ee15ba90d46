/** Addresses that moved: a small page for each that names no pattern, and one rule file for hosts that read it. */
import type { Redirect } from '../model/config.ts'
import type { OutputFile } from '../model/output.ts'
import { isPattern } from '../model/redirect-match.ts'
import { encodePath, outputOf, pageId } from '../model/route.ts'
import { isExternal } from '../util/is-external.ts'
import { anyPageAt, depthOf, pageAddress } from './hrefs.ts'
import { languageOf } from './language.ts'
import type { Page, Site } from '../model/site.ts'
import type { Press } from './press.ts'
import { printDocument } from './print-document.ts'
import { decoded } from '../util/decoded.ts'
import { isPortable } from '../util/is-portable.ts'

/** A page wins over a redirect from its address. */
export function redirects(press: Press): OutputFile[] {
  const { config, byId } = press.site
  const usable = config.redirects.filter(
    (each) => isSafeSource(each.source) && isSafeTarget(each.destination) && !byId.has(pageId(decoded(each.source))),
  )
  const rules = usable.length > 0 ? [{ path: '_redirects', body: () => ruleFile(press, usable) }] : []
  const plain = usable.filter(({ source }) => !isPattern(source))
  return [...distinct(plain, press).map((redirect) => pageOf(press, redirect)), ...rules]
}

/**
 * Where upper and lower case are one, a file of an old address must not stand in the place of a page or of another one.
 * An address that cannot be a file everywhere, or lies where the rules are, has its rule only.
 */
function distinct(list: readonly Redirect[], press: Press): Redirect[] {
  const taken = new Set([...press.site.byId.keys()].map((id) => outputOf(id, press.site.config.site).toLowerCase()))
  return list.filter(({ source }) => {
    const path = fileOf(decoded(source), press).toLowerCase()
    const isRoom = !taken.has(path) && !path.startsWith('_redirects/')
    return isRoom && isPortable(decoded(source)) && taken.add(path)
  })
}

function pageOf(press: Press, { source, destination }: Redirect): OutputFile {
  const { config } = press.site
  const path = fileOf(decoded(source), press)
  return {
    path,
    body() {
      const depth = config.site.relative ? depthOf(path) : 0
      const { href } = press.hrefs(anyPageAt(depth, config.site)).of(destination)
      const canonical = isExternal(destination) ? destination : canonicalOf(press, destination)
      const page = pageAt(press.site, destination)
      const lang = page ? languageOf(page.frame) : 'en'
      return printDocument(press.theme.redirect({ href, lang, ...(canonical !== undefined && { canonical }) }))
    },
  }
}

function canonicalOf({ site }: Press, destination: string): string | undefined {
  const page = pageAt(site, destination)
  return page && pageAddress(site, page)
}

function pageAt({ byId }: Site, destination: string): Page | undefined {
  return byId.get(pageId(decoded(destination.replace(/[?#].*$/s, ''))))
}

/** Old addresses often end in `.html`; they are files as they stand. */
function fileOf(source: string, { site }: Press): string {
  const path = source.replace(/^\/+/, '')
  return path.endsWith('.html') ? path : outputOf(pageId(path), site.config.site)
}

function isSafeSource(source: string): boolean {
  const parts = decoded(source).split('/').slice(1)
  // eslint-disable-next-line no-control-regex
  const isClean = source.startsWith('/') && !/[\u0000-\u001F\u007F\\?#]/.test(decoded(source))
  return (
    isClean &&
    parts.every((part, index) => part !== '.' && part !== '..' && (part !== '' || index === parts.length - 1))
  )
}

function isSafeTarget(destination: string): boolean {
  return (
    destination !== '' && !destination.includes('\\') && (!isExternal(destination) || /^https?:\/\//i.test(destination))
  )
}

/**
 * `source destination status` a line, as Netlify and Cloudflare Pages read it: rules without patterns first, since the
 * first that fits counts; `:rest*` and a final `*` become the splat that both know.
 */
function ruleFile(press: Press, all: readonly Redirect[]): string {
  const base = press.site.config.site.base.slice(0, -1)
  const line = ({ source, destination, permanent }: Redirect) => {
    const splat = /:[A-Za-z_]\w*\*/.exec(source)?.[0] ?? '*'
    const from = base + source.replace(splat, '*')
    const to = splat === '*' ? destination.replace(/\*$/, ':splat') : destination.replace(splat, ':splat')
    return `${rulePath(from)} ${rulePath(targetOf(press, to))} ${permanent ? 301 : 302}\n`
  }
  return [...all.filter(({ source }) => !isPattern(source)), ...all.filter(({ source }) => isPattern(source))]
    .map(line)
    .join('')
}

/** The address at which the page answers, so that one step is enough. */
function targetOf({ site }: Press, destination: string): string {
  if (isExternal(destination)) return destination
  const { base } = site.config.site
  const page = pageAt(site, destination)
  const suffix = /[?#].*$/s.exec(destination)?.[0] ?? ''
  return page ? encodePath(base + page.route.slice(1)) + suffix : base + destination.replace(/^\/+/, '')
}

/** Blanks and line ends would end the rule; what is encoded already stays. */
function rulePath(path: string): string {
  return path.replace(/[^!-~]+/gu, (found) => encodePath(found))
}
