/** What the search knows of all pages at once, in as many bytes as a reader should wait for. */
import type { SearchRecord, SearchRecords } from '../../model/search.ts'
import type { Page, Site } from '../../model/site.ts'
import { dataHref } from '../hrefs.ts'
import { activeItems, partLevels } from '../switches.ts'
import type { PageFacts } from './page-words.ts'

/**
 * What the records hold beside titles: on a site too large for it, headings and then descriptions stand in the full text
 * instead, where they count as much.
 */
export type Detail = 'headings' | 'descriptions' | 'titles'

/** Characters of all records: about a quarter of it travels. */
const limit = 240_000
/** Descriptions may take more than headings: of a page they say the most. */
const descriptionLimit = 320_000

/** The records of a scope, and how much they say. `facts`: of each page. */
export function recordsOf(
  site: Site,
  pages: readonly Page[],
  facts: readonly PageFacts[],
): { records: SearchRecords; detail: Detail } {
  const trails = new Map<string, number>()
  const all = pages.map((page, index) =>
    recordOf(site, page, { trail: trailIndex(page, trails), headings: facts[index]!.headings }),
  )
  const ways = [...trails.keys()].map((key) => JSON.parse(key) as string[])
  const short = all.map(withoutHeadings)
  const given: { detail: Detail; pages: readonly SearchRecord[] } =
    sizeOf(all) <= limit
      ? { detail: 'headings', pages: all }
      : sizeOf(short) <= descriptionLimit
        ? { detail: 'descriptions', pages: short }
        : { detail: 'titles', pages: short.map(withoutDescription) }
  return { records: { trails: ways, pages: given.pages }, detail: given.detail }
}

function withoutHeadings(record: SearchRecord): SearchRecord {
  const { headings: _, ...rest } = record
  return rest
}

function withoutDescription(record: SearchRecord): SearchRecord {
  const { description: _, ...rest } = record
  return rest
}

function sizeOf(records: readonly SearchRecord[]): number {
  // Without what stands between and around them.
  return JSON.stringify(records).length - Math.max(0, records.length - 1) - 2
}

function trailIndex({ frame, groups }: Page, trails: Map<string, number>): number {
  const sections = activeItems(partLevels(frame)).map(({ label }) => label)
  const key = JSON.stringify([...sections, ...groups.flatMap(({ label }) => label ?? [])])
  const index = trails.get(key) ?? trails.size
  trails.set(key, index)
  return index
}

function recordOf(
  site: Site,
  page: Page,
  { trail, headings }: Pick<PageFacts, 'headings'> & { readonly trail: number },
): SearchRecord {
  const { document, boost } = page
  const { description, operation } = document
  const { keywords } = document.frontmatter
  return {
    href: dataHref(site, page),
    title: document.title,
    trail,
    ...(description && { description }),
    ...(keywords && keywords.length > 0 && { keywords }),
    ...(headings.length > 0 && { headings }),
    ...(operation && { method: operation.method, path: operation.path }),
    ...(operation?.parameters && { parameters: operation.parameters }),
    ...(boost !== 1 && { boost }),
  }
}
