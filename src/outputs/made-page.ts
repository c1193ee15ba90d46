/** Pages that we make beside those of the project: their document, and how they are shown. */
import type { Document } from '../model/document.ts'
import type { PageView } from '../model/view.ts'

/** Style sheet of what such pages show. */
export const madePagesSheet = 'made-pages.css'

/** A document that holds nothing but what is given. Nobody is asked whether such a page was helpful. */
export function madeDocument(given: Pick<Document, 'id' | 'path' | 'title'> & Partial<Document>): Document {
  return {
    frontmatter: { feedback: false },
    html: '',
    toc: [],
    sections: [],
    markdown: '',
    links: [],
    anchors: [],
    includes: [],
    styles: [],
    embeds: [],
    diagnostics: [],
    ...given,
  }
}

/** The view of a page that has no address to be known by, and no source to do anything with. */
export function madeView(view: PageView): PageView {
  const { canonical: _, meta, ...head } = view.head
  const named = meta.filter(({ name }) => name !== 'og:url')
  return { ...view, actions: { markdown: '' }, head: { ...head, meta: named } }
}
