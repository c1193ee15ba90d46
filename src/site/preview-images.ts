import type { Document, DocumentLink } from '../model/document.ts'
import { placeOfKey } from '../model/key-place.ts'
import { previewImageNames } from '../model/meta-names.ts'
import { localPath } from './checks/context.ts'

/** Images of the project that the front matter of a page names for previews. */
export function previewImages(document: Document): Omit<DocumentLink, 'kind'>[] {
  return previewImageNames.flatMap((name) => {
    const written = (document.frontmatter as Readonly<Record<string, unknown>>)[name]
    const target = typeof written === 'string' ? localPath(written) : undefined
    return target === undefined ? [] : [{ target, written: String(written), at: placeOfKey(document, name) }]
  })
}
