/** Addresses that start with "/" in the markup of islands, written as the build writes them: base path, relative links. */
import { options } from 'preact'
import type { VNode } from 'preact'
import type { UrlStyle } from '../../../src/model/route.ts'
import { fileEndings, fileHref, pageHref, pageId } from '../../../src/model/route.ts'

/** From here on elements of islands get final addresses. `route` is that of the page. */
export function writeAddresses(route: string, style: UrlStyle): void {
  // An element that is made again from another (`cloneElement`) has them already.
  const made = new Set<string>()
  const final = (written: string, isLink: boolean) => {
    if (made.has(written) || !/^\/(?!\/)/.test(written)) return written
    const address = finalAddress(written, isLink, { id: pageId(route), style })
    made.add(address)
    return address
  }
  const before = options.vnode
  options.vnode = (vnode) => {
    if (typeof vnode.type === 'string') vnode.props = withFinal(vnode as VNode<Props>, final) as typeof vnode.props
    before?.(vnode)
  }
}

type Props = Record<string, unknown>
type Final = (written: string, isLink: boolean) => string

function withFinal({ type, props }: VNode<Props>, final: Final): Props {
  const changes: Props = {}
  for (const name of ['href', 'src', 'poster', 'srcset', 'srcSet']) {
    const value = props[name]
    if (typeof value !== 'string') continue
    const changed = /set$/i.test(name)
      ? value.replace(/(^|,\s*)(\/[^\s,]*)/g, (_, start: string, each: string) => start + final(each, false))
      : final(value, type === 'a' || type === 'area')
    if (changed !== value) changes[name] = changed
  }
  return { ...props, ...changes }
}

/** Of a path from the top of the site, as the page with this id names it. */
function finalAddress(written: string, isLink: boolean, { id, style }: { id: string; style: UrlStyle }): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written)!
  const clean = decoded(path).replace(/^\/+/, '')
  const ending = /\.([A-Za-z][A-Za-z\d]{0,11})$/.exec(clean)?.[1]?.toLowerCase() ?? ''
  if (!isLink || fileEndings.has(ending)) return fileHref(clean, id, style) + rest
  return pageHref(pageId(clean.replace(/\.html?$/i, '')), id, style) + rest
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
