/** What of the frame a page has: decided once, for the view that shows it and for the check of links that name it. */
import type { SiteConfig } from './config.ts'
import type { Document } from './document.ts'
import type { Page } from './site.ts'
import type { PageView } from './view.ts'

/** The parts of the frame that some pages have and others have not. */
export interface PageParts {
  readonly layout: PageView['layout']
  readonly toc: PageView['toc']
  /** Links to the pages before and after it. */
  readonly neighbours: boolean
  /** Links that the author recommends. */
  readonly related: boolean
  readonly banner: boolean
}

/** The parts of one page. */
export function pageParts(page: Page, { banner }: Pick<SiteConfig, 'banner'>): PageParts {
  const { hideFooterPagination, related } = page.document.frontmatter
  return {
    layout: layoutOf(page),
    toc: tocOf(page.document),
    neighbours: !hideFooterPagination && (page.previous !== undefined || page.next !== undefined),
    related: Array.isArray(related) && related.length > 0,
    banner: (page.frame.around?.banner ?? banner) !== undefined,
  }
}

/** The layout that front matter `mode` asks for; nothing answers questions, so that layout is a page alone. */
export function layoutOf({ document }: Pick<Page, 'document'>): PageView['layout'] {
  const { mode = 'default' } = document.frontmatter
  return mode === 'assistant' ? 'center' : mode
}

/** The headings that front matter `toc` leaves in the contents. */
export function tocOf({ toc, frontmatter }: Document): PageView['toc'] {
  if (frontmatter.toc === false) return []
  const { min = 1, max = 6 } = typeof frontmatter.toc === 'object' ? frontmatter.toc : {}
  return toc.filter(({ depth }) => depth >= min && depth <= max)
}
