import type { Document, DocumentLink } from '../model/document.ts'
import { placeOfKey } from '../model/key-place.ts'
import { previewImageNames } from '../model/meta-names.ts'
import { localPath } from './checks/context.ts'

/** Files of the project that a page names: what its text shows or offers, and images for previews in its front matter. */
export function namedFiles(document: Document): Omit<DocumentLink, 'kind'>[] {
  return [...document.links.filter(({ kind }) => kind === 'file'), ...previewImages(document)]
}

function previewImages(document: Document): Omit<DocumentLink, 'kind'>[] {
  return previewImageNames.flatMap((name) => {
    const written = (document.frontmatter as Readonly<Record<string, unknown>>)[name]
    const target = typeof written === 'string' ? localPath(written) : undefined
    return target === undefined ? [] : [{ target, written: String(written), at: placeOfKey(document, name) }]
  })
}
