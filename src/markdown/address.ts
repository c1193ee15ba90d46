/** Where an address leads: one pure rule for links, images, media and props. Nothing is looked up on the disk but by `fileExists`. */
import { decoded } from '../util/decoded.ts'
import { legalUrl } from '../util/legal-url.ts'
import { isSafeScheme } from '../util/link-scheme.ts'
import { fileEndings, fileHref, pageHref, pageId } from '../model/route.ts'
import type { UrlStyle } from '../model/route.ts'

/** Where the page stands, and what is known of the project. */
export interface From {
  readonly id: string
  /** Path of the file the address stands in, from the root: a snippet's own, where it has one. */
  readonly path: string
  readonly contentDir: string
  readonly style: UrlStyle
  readonly fileExists?: (path: string) => boolean
}

export type Address =
  /** Another host, mail or telephone. */
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'page' | 'file'; readonly href: string; readonly target: string; readonly hash?: string }
  /** An image inside the address. */
  | { readonly kind: 'data'; readonly href: string }
  /** A scheme that pages may not use. */
  | { readonly kind: 'unsafe'; readonly scheme: string }

export const dataImage = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)[;,]/i

/** A path of plain letters, as nearly all addresses inside a site are: nothing in it needs a second look. */
const plainPath = /^(?!\/\/)[\w./-]+(?:#[\w-]*)?$/

/** Resolves an address as the author wrote it (decoded). */
export function resolveAddress(written: string, from: From, use: 'link' | 'asset' = 'link'): Address {
  if (plainPath.test(written)) return internal(written, from, use)
  // What browsers ignore inside a scheme.
  const plain = written.replace(/[\p{Cc}\u0020\u200b-\u200f\u2028\u2029\ufeff]/gu, '')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  if (scheme === 'data' && use === 'asset' && dataImage.test(plain)) return { kind: 'data', href: plain }
  if (scheme)
    return isSafeScheme(scheme) ? { kind: 'external', href: legalUrl(written.trim()) } : { kind: 'unsafe', scheme }
  if (/^[\\/]{2}/.test(plain)) return { kind: 'external', href: legalUrl(written.trim().replaceAll('\\', '/')) }
  return internal(written.trim().replaceAll('\\', '/'), from, use)
}

function internal(written: string, from: From, use: 'link' | 'asset'): Address {
  const { path, query, hash } = partsOf(written)
  const suffix = query + (hash === undefined ? '' : `#${encodeFragment(hash)}`)
  const noted = hash ? { hash: decoded(hash) } : {}
  if (path === '') return { kind: 'page', target: from.id, href: suffix || '#', ...noted }
  const clean = decoded(path)
  const file = target(clean, from)
  if (use === 'asset' || isFile(clean, file, from))
    return { kind: 'file', target: file, href: fileHref(file, from.id, from.style) + suffix, ...noted }
  const id = pageId(file.replace(/\.html?$/i, ''))
  return { kind: 'page', target: id, href: pageHref(id, from.id, from.style) + suffix, ...noted }
}

function partsOf(written: string): { path: string; query: string; hash: string | undefined } {
  const start = written.indexOf('#')
  const whole = start < 0 ? written : written.slice(0, start)
  const mark = whole.indexOf('?')
  return {
    path: mark < 0 ? whole : whole.slice(0, mark),
    query: mark < 0 ? '' : whole.slice(mark),
    hash: start < 0 ? undefined : written.slice(start + 1),
  }
}

/** Path in the output folder. */
function target(path: string, from: From): string {
  if (path.startsWith('/')) return normal(path)
  const folder = from.path.slice(0, Math.max(0, from.path.lastIndexOf('/')))
  const file = normal(`${folder}/${path}`)
  if (from.contentDir && file.startsWith(`${from.contentDir}/`)) return file.slice(from.contentDir.length + 1)
  return file.startsWith('public/') ? file.slice('public/'.length) : file
}

function isFile(path: string, file: string, from: From): boolean {
  if (path.endsWith('/')) return false
  const ending = /\.([A-Za-z][A-Za-z\d]{0,11})$/.exec(path)?.[1]?.toLowerCase()
  if (!ending || ending === 'md' || ending === 'mdx') return false
  return fileEndings.has(ending) || isInProject(file, from)
}

/** Whether a file that would be published under this path stands in the project. */
export function isInProject(
  file: string,
  { contentDir, fileExists }: Pick<From, 'contentDir' | 'fileExists'>,
): boolean {
  if (!fileExists) return false
  return [contentDir ? `${contentDir}/${file}` : file, `public/${file}`, file].some((path) => fileExists(path))
}

/** Without `.`, `..`, doubled slashes; never above the root. */
function normal(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function encodeFragment(hash: string): string {
  return hash.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/?%]/gu, encodeURIComponent)
}
