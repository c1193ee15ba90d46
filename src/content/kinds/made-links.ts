/** Links that a generated page makes to other generated pages: written as seen from it, and noted for the check of the site. */
import type { Place } from '../../model/diagnostic.ts'
import type { DocumentLink } from '../../model/document.ts'
import { pageHref } from '../../model/route.ts'
import type { Tools } from '../tools.ts'
import { isInDescription } from './operation-prose.ts'

export interface MadeLinks {
  readonly href: (page: string, hash?: string) => string
  /** Notes links of a text, with the place of what it belongs to. */
  readonly note: (links: readonly DocumentLink[]) => void
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
  const note = (links: readonly DocumentLink[]): void => {
    for (const each of links) {
      // Addresses within the description.
      if (isInDescription(`#${each.hash ?? ''}`)) continue
      byTarget.set(`${each.kind} ${each.target}#${each.hash ?? ''}`, { ...each, at })
    }
  }
  return {
    href,
    note,
    get links() {
      return [...byTarget.values()]
    },
  }
}
