/** Icons that are files or drawings of the project's own, where a name of a set may stand as well. */
import type { Drawing, IconFinder } from '../model/icon.ts'
import type { Hrefs } from './hrefs.ts'

/** A finder that also knows paths and inline SVG. Both are shown as images: nothing in them runs, and they keep their colours. */
export function ownIcons(find: IconFinder, hrefs: Hrefs): IconFinder {
  return (ref) => find(ref) ?? imageIcon(sourceOf(ref.name, hrefs))
}

/** An icon from another host would be a request to it on every page, so there is none. */
function sourceOf(name: string, hrefs: Hrefs): string | undefined {
  const text = name.trim()
  if (/^<svg[\s>]/i.test(text)) return `data:image/svg+xml,${encodeURIComponent(withNamespace(text).toWellFormed())}`
  const src = /[./]/.test(text) ? hrefs.image(text) : undefined
  return src !== undefined && !/^(?:https?:)?\/\//i.test(src) ? src : undefined
}

/** In a page SVG needs no namespace, as an image it does. */
function withNamespace(svg: string): string {
  return /^<svg[^>]*\sxmlns=/i.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
}

function imageIcon(src: string | undefined): Drawing | undefined {
  if (src === undefined) return undefined
  const href = src.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return {
    viewBox: '0 0 24 24',
    body: `<image href="${href}" width="24" height="24"/>`,
    set: 'project',
    paint: 'fill',
  }
}
