/** Documents as texts of a store. What only the printing of a page needs is read when it is asked for, and not held. */
import type { Document, Section } from '../model/document.ts'
import type { Stored } from '../store/store.ts'

type Head = Omit<Document, 'sections' | 'html' | 'markdown'>

/** The texts of a document: what linking reads, then the parts by themselves. */
export function textsOf({ sections, html, markdown, ...head }: Document): readonly string[] {
  return [JSON.stringify(head), JSON.stringify(sections), html, markdown]
}

/** A document from its texts. Sections are the same ones each time: the search knows pages by them. */
export function documentOf(stored: Stored): Document {
  const head = JSON.parse(stored.text(0)) as Head
  let sections: readonly Section[] | undefined
  const lazy = {
    sections: () => (sections ??= JSON.parse(stored.text(1)) as readonly Section[]),
    html: () => stored.text(2),
    markdown: () => stored.text(3),
  }
  const getters = Object.entries(lazy).map(([name, get]) => [name, { get, enumerable: true }] as const)
  return Object.defineProperties(head, Object.fromEntries(getters)) as Document
}
