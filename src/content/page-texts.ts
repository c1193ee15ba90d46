/** Texts of pages, until they are compiled. */
import type { PageSource } from '../model/source.ts'
import { hash } from '../util/hash.ts'
import type { Text } from './read-text.ts'

type Page = Omit<PageSource, 'kind' | 'text'>

export interface PageTexts {
  /** The source of a page whose text is held here. */
  readonly source: (page: Page, text: string) => PageSource
  /**
   * That of a page whose text is known by its hash, and read when it is asked for: most are not. Asking throws when it is
   * another one by then, which is known as a change of the cache is.
   */
  readonly known: (page: Page, read: () => Text) => PageSource
  /** Lets go of the text of a page. Who asks for it afterwards gets none, or has it read again. */
  readonly letGo: (path: string) => void
  /** Lets go of all texts. Who asks for one afterwards gets none: nobody compiles a page then. */
  readonly letGoOfAll: () => void
}

/** Holds texts: of 10,000 pages they are 65 MB that what is made of them has better use for. */
export function pageTexts(): PageTexts {
  const texts = new Map<string, string>()
  let isGone = false
  const sourceOf = (page: Page, read: () => string): PageSource => ({
    kind: 'page',
    ...page,
    get text() {
      const text = texts.get(page.path) ?? (isGone ? '' : read())
      if (!isGone) texts.set(page.path, text)
      return text
    },
  })
  return {
    source(page, text) {
      texts.set(page.path, text)
      return sourceOf(page, () => '')
    },
    known: (page, read) =>
      sourceOf(page, () => {
        const found = read()
        if ('problem' in found || hash(found.text) !== page.hash) throw changedError(page.path)
        return found.text
      }),
    letGo: (path) => void texts.delete(path),
    letGoOfAll() {
      isGone = true
      texts.clear()
    },
  }
}

function changedError(path: string): Error {
  return Object.assign(new Error(`"${path}" was changed while the site was built.`), { reason: 'cache-changed' })
}
