/** Links that a generated page makes to other generated pages: written as seen from it, and noted for the check of the site. */
import type { Place } from '../../model/diagnostic.ts'
import type { DocumentLink } from '../../model/document.ts'
import { pageHref } from '../../model/route.ts'
import type { Tools } from '../tools.ts'

export interface MadeLinks {
  readonly href: (page: string, hash?: string) => string
  readonly links: readonly DocumentLink[]
}

/** `id`: the page that holds the links; `at`: what it was made from. */
export function madeLinks(id: string, at: Place, { style }: Pick<Tools, 'style'>): MadeLinks {
  const byTarget = new Map<string, DocumentLink>()
  const href = (target: string, hash?: string): string => {
    const key = `${target}#${hash ?? ''}`
    const written = pageHref(target, id, style) + (hash === undefined ? '' : `#${hash}`)
    byTarget.set(key, { target, kind: 'page', ...(hash !== undefined && { hash }), written: `/${target}`, at })
    return written
  }
  return {
    href,
    get links() {
      return [...byTarget.values()]
    },
  }
}
