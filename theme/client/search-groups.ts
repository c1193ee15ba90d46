/** From hits to what is shown: by page, the best page first, under it the best of its sections. Pure. */
import type { SearchRecord } from '../../src/model/search.ts'
import type { Found } from './search-index.ts'
import { excerpt } from './search-words.ts'

export interface HitGroup {
  readonly record: SearchRecord
  readonly terms: readonly string[]
  /** What the page says before its first heading, where that matched. */
  readonly excerpt?: string
  readonly sections: readonly HitSection[]
}

export interface HitSection {
  readonly anchor: string
  readonly title: string
  readonly excerpt?: string
  readonly terms: readonly string[]
}

/** At most `limit` pages with three sections each. */
export function groups(hits: readonly Found[], pages: readonly SearchRecord[], limit = 10): readonly HitGroup[] {
  const byPage = new Map<number, Found[]>()
  for (const hit of hits) {
    const known = byPage.get(hit.page)
    if (known) known.push(hit)
    else if (byPage.size < limit) byPage.set(hit.page, [hit])
  }
  return [...byPage].flatMap(([page, found]) => {
    const record = pages[page]
    if (!record) return []
    const terms = termsOf(found)
    const own = found.find(({ anchor, text }) => anchor === '' && text !== undefined)?.text
    return [{ record, terms, ...(own && { excerpt: excerpt(own, terms) }), sections: sectionsOf(record, found) }]
  })
}

/** A heading and the text under it are one section; the text before the first heading belongs to the page. */
function sectionsOf(record: SearchRecord, found: readonly Found[]): readonly HitSection[] {
  const titles = new Map(record.headings)
  const byAnchor = new Map<string, Found[]>()
  for (const hit of found) {
    if (hit.anchor === '') continue
    byAnchor.set(hit.anchor, [...(byAnchor.get(hit.anchor) ?? []), hit])
  }
  return [...byAnchor].slice(0, 3).map(([anchor, hits]) => {
    const terms = termsOf(hits)
    const text = hits.find((hit) => hit.text !== undefined)?.text
    const title = titles.get(anchor) ?? record.title
    return text ? { anchor, title, terms, excerpt: excerpt(text, terms) } : { anchor, title, terms }
  })
}

function termsOf(hits: readonly Found[]): readonly string[] {
  return [...new Set(hits.flatMap((hit) => hit.terms))]
}

/** The way to a page; a tab and a group of the same name are said once. */
export function trailOf({ trail }: Pick<SearchRecord, 'trail'>): readonly string[] {
  return trail.filter((part, at) => part !== trail[at - 1])
}
