/** The ids that the layout uses, and which of them a page has. */
import type { PageParts } from '../../src/model/page-parts.ts'
import type { PageView } from '../../src/model/view.ts'

const everywhere = ['content', 'content-area', 'footer', 'navbar', 'search-bar-entry', 'sidebar', 'sidebar-content']
const contents = ['table-of-contents', 'toc-panel']

/** All of them; `search-results` is made by a script when a reader searches. */
export const frameIds: readonly string[] = [
  ...everywhere,
  ...contents,
  'banner',
  'page-title',
  'pagination',
  'related',
  'search-results',
]

/** Those in the HTML of a page with these parts. */
export function frameIdsOn(parts: PageParts): readonly string[] {
  const isFree = parts.layout === 'custom' || parts.layout === 'frame'
  return [
    ...everywhere,
    ...(parts.banner ? ['banner'] : []),
    ...(isFree ? [] : ['page-title']),
    ...(parts.neighbours && !isFree ? ['pagination'] : []),
    ...(parts.related && !isFree ? ['related'] : []),
    ...(contentsOf(parts).length > 0 ? contents : []),
  ]
}

/** The heading that notes get: nothing to look for in the contents. */
const footnotes = 'footnote-label'

/** What the contents beside a page list. */
export function contentsOf({ layout, toc }: Pick<PageView, 'layout' | 'toc'>): PageView['toc'] {
  return layout === 'default' ? toc.filter(({ id }) => id !== footnotes) : []
}
