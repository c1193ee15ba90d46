/** What the rest of a site may say of a page, as one value for each page: the same value as long as it says the same. */
import type { Document } from '../model/document.ts'
import { createWords } from '../util/words-of.ts'

export interface Faces {
  /** All but its text: its address, titles and front matter, the operation that it shows. */
  readonly faces: (documents: readonly Document[]) => readonly object[]
  /** The ids in its text and around it, which links may name. */
  readonly anchors: (documents: readonly Document[]) => readonly object[]
}

/** Compares each document with the last one of its name. */
export function createFaces(): Faces {
  return {
    faces: sameWhile(({ path, title, description, frontmatter, places, operation, download, feed }) =>
      JSON.stringify([path, title, description, frontmatter, places, operation, download, feed !== undefined]),
    ),
    anchors: sameWhile(({ anchors, toc }) => JSON.stringify([anchors, toc])),
  }
}

function sameWhile(wordOf: (document: Document) => string): Faces['faces'] {
  // A page that is new moves all behind it to other places.
  const known = new WeakMap<Document, object>()
  const latest = new Map<string, { readonly word: string; readonly value: object }>()
  return createWords((document) => {
    const before = known.get(document)
    if (before) return before
    const word = wordOf(document)
    const last = latest.get(document.id)
    const value = last?.word === word ? last.value : {}
    if (last?.value !== value) latest.set(document.id, { word, value })
    known.set(document, value)
    return value
  })
}
