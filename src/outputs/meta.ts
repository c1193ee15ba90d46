/** Meta tags of a page: what it says of itself, over what the configuration says of all, over what follows from the page. */
import { layoutMetaNames, previewImageNames } from '../model/meta-names.ts'
import type { Page } from '../model/site.ts'
import type { HeadView } from '../model/view.ts'
import { pageAddress, wholeAddress } from './hrefs.ts'
import type { Press } from './press.ts'

const pageNames = /^(?:og|twitter|article|book|profile|fb|music|video):/

/** In a fixed order: the tool's own names first, then the others as written. */
export function metaTags(
  press: Press,
  page: Page,
  { title, description }: { title: string; description?: string },
): HeadView['meta'] {
  const { config } = press.site
  const { frontmatter } = page.document
  const tags = new Map<string, string>()
  const set = (name: string, content: string | undefined) => {
    if (content !== undefined && content !== '' && !layoutMetaNames.has(name.toLowerCase())) tags.set(name, content)
  }
  set('description', description)
  set('keywords', frontmatter.keywords?.join(', '))
  set('generator', `Flatleaf ${press.tools.version ?? ''}`.trim())
  set('og:type', page.id === press.site.home ? 'website' : 'article')
  set('og:title', title)
  set('og:description', description)
  set('og:url', pageAddress(press.site, page))
  set('og:site_name', config.name)
  for (const [name, content] of Object.entries(config.head.meta)) set(name, content)
  for (const [name, content] of Object.entries(frontmatter)) if (pageNames.test(name)) set(name, textOf(content))
  set('robots', frontmatter.robots ?? (page.visibility.index ? undefined : 'noindex'))
  for (const name of previewImageNames) {
    const image = tags.get(name)
    set(name, image && (wholeAddress(press.site, image) ?? image))
  }
  if (!tags.has('twitter:card'))
    set('twitter:card', tags.has('og:image') || tags.has('twitter:image') ? 'summary_large_image' : 'summary')
  return [...tags].map(([name, content]) => ({ name, content }))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}
