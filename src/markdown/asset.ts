/** Addresses of what a page shows: images, media. Made final, recorded, other hosts noted for the content security policy. */
import type { Element } from 'hast'
import type { Embed } from '../model/document.ts'
import type { ImageSize } from '../model/image.ts'
import { isInProject, resolveAddress } from './address.ts'
import type { From } from './address.ts'
import type { Range } from './nodes.ts'
import { placeOf, warn } from './page.ts'
import type { Scope } from './page.ts'
import { decoded } from '../util/decoded.ts'

/** The final address of a file that the page shows; `undefined` for one that pages may not have. */
export function assetHref(
  written: string,
  node: { readonly position?: Range },
  scope: Scope,
  kind: 'img' | 'media',
): string | undefined {
  const { page, module } = scope
  const from = fromOf(written, scope)
  const found = resolveAddress(written, from, 'asset')
  const isWeb = found.kind === 'external' && /^(?:https?:)?\/\//i.test(found.href)
  if (found.kind === 'unsafe' || (found.kind === 'external' && !(isWeb && recordEmbed(scope, kind, found.href)))) {
    const message = `The address "${written.slice(0, 60)}" is not allowed here.`
    warn(scope, node, {
      code: 'image-unsafe',
      message,
      hint: 'Use http, https or a path; data: images must be in a bitmap format.',
    })
    return undefined
  }
  if (found.kind === 'data' || found.kind === 'external') return found.href
  page.links.push({ target: found.target, kind: 'file', written, at: placeOf(node, module.file) })
  if (kind === 'img') recordSize(found, scope)
  return found.href
}

/** Notes how large an image of the project is. */
function recordSize({ href, target }: { readonly href: string; readonly target: string }, { page }: Scope): void {
  const { imageSize, fileExists, contentDir } = page.tools
  if (!imageSize || !fileExists || page.sizes.has(href)) return
  const places = [`public/${target}`, contentDir ? `${contentDir}/${target}` : target, target]
  const path = places.find(fileExists)
  const size = path === undefined ? undefined : imageSize(path)
  if (size) page.sizes.set(href, size)
}

/** The size of an image by its final address. */
export function sizeOf(href: string | undefined, { page }: Scope): ImageSize | undefined {
  return href === undefined ? undefined : page.sizes.get(href)
}

/** A snippet's own neighbours come first; else addresses count from the page. */
function fromOf(written: string, { page, module }: Scope): From {
  const { contentDir, style, fileExists } = page.tools
  const base = { id: page.id, path: page.path, contentDir, style, fileExists }
  if (module.file === page.path || written.startsWith('/')) return base
  const own = resolveAddress(written, { ...base, path: module.file }, 'asset')
  return own.kind === 'file' && isInProject(own.target, base) ? { ...base, path: module.file } : base
}

/** `a.png 1x, b.png 2x` with final addresses. */
export function srcSetOf(value: unknown, node: Element, scope: Scope): string | undefined {
  if (value === undefined || value === null) return undefined
  const parts = (Array.isArray(value) ? value.map(String) : String(value).split(/,\s+|,(?=https?:)/)).flatMap(
    (part) => {
      const [address = '', size = ''] = part.trim().split(/\s+/)
      const final = address && assetHref(decoded(address), node, scope, 'img')
      return final ? [size ? `${final} ${size}` : final] : []
    },
  )
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** Notes that the page loads something from another host. `false`: the host has no plain name, and nothing may be loaded. */
export function recordEmbed(scope: Scope, kind: Embed['kind'], href: string): boolean {
  const base = 'https://x.invalid'
  const origin = URL.canParse(href, base) ? new URL(href, base).origin : ''
  // `*` and `;` are letters of a host to browsers, and words of their own in a content security policy.
  if (!/^https?:\/\/[a-z\d_.-]+(?::\d+)?$/.test(origin)) return false
  scope.page.embeds.set(`${kind} ${origin}`, { kind, origin })
  return true
}
