/** Links that a generated page makes to other generated pages: written as seen from it, and noted for the check of the site. */
import type { Place } from '../../model/diagnostic.ts'
import type { DocumentLink } from '../../model/document.ts'
import { pageHref } from '../../model/route.ts'
import { hash } from '../../util/hash.ts'
import type { Tools } from '../tools.ts'
import { isInDescription } from './operation-prose.ts'

export interface MadeLinks {
  readonly href: (page: string, hash?: string) => string
  /** Notes links of a text, with the place of what the page was made from. */
  readonly note: (links: readonly DocumentLink[], text: string) => void
  readonly links: readonly DocumentLink[]
}

/** `id`: the page that holds the links; `at`: what it was made from. */
export function madeLinks(id: string, at: Place, { style }: Pick<Tools, 'style'>): MadeLinks {
  const byTarget = new Map<string, DocumentLink>()
  const href = (target: string, part?: string): string => {
    const key = `${target}#${part ?? ''}`
    const written = pageHref(target, id, style) + (part === undefined ? '' : `#${part}`)
    byTarget.set(key, { target, kind: 'page', ...(part !== undefined && { hash: part }), written: `/${target}`, at })
    return written
  }
  const note = (links: readonly DocumentLink[], written: string): void => {
    if (links.length === 0) return
    const text = hash(written).slice(0, 8)
    for (const each of links) {
      // Addresses within the description.
      if (isInDescription(`#${each.hash ?? ''}`)) continue
      byTarget.set(`${each.kind} ${each.target}#${each.hash ?? ''}`, { ...each, at, text })
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
