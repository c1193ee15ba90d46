/** Sorts documents: pages that are written, entries that only lead elsewhere, pages that are not for everyone. */
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import type { NavNode } from '../model/navigation.ts'
import { placeOfKey } from '../model/key-place.ts'
import { isForSome } from '../model/readers.ts'
import type { PageIndex } from './page-index.ts'
import { foldCase, pageIndex } from './page-index.ts'
import { restrictedIds } from './readers.ts'

export interface Library {
  /** The pages that are written, in the order given. */
  readonly pages: ReadonlyMap<string, Document>
  /** Front matter `url`: an entry of the menu that leads to another address; no page is written. */
  readonly pointers: ReadonlyMap<string, Document>
  /**
   * Pages that are left out, each with a message: those whose front matter limits who may read them, since a static site
   * can refuse nobody, and those whose name is that of another page on systems that know no case.
   */
  readonly omitted: ReadonlySet<string>
  readonly index: PageIndex
  readonly diagnostics: readonly Diagnostic[]
}

/** Two documents with one id, or with ids that differ only by case: the first stays, the second is an error. */
export function collect(documents: readonly Document[], navigation: readonly NavNode[] = []): Library {
  const closed = restrictedIds(navigation)
  const pages = new Map<string, Document>()
  const pointers = new Map<string, Document>()
  const omitted = new Set<string>()
  /** Pages by their names without case. */
  const folded = new Map<string, Document>()
  const diagnostics: Diagnostic[] = []
  const omit = (document: Document, why: Diagnostic) => {
    omitted.add(document.id)
    diagnostics.push(why)
  }
  for (const document of documents) {
    const { id } = document
    const twin = pages.get(id) ?? pointers.get(id)
    const rival = folded.get(foldCase(id))
    if (twin) diagnostics.push(duplicate(document, twin))
    else if (isForSome(document.frontmatter)) omit(document, leftOut(document))
    else if (closed.has(id) && document.frontmatter.public !== true) omitted.add(id)
    else if (document.frontmatter.url) pointers.set(id, document)
    else if (rival) omit(document, otherCase(document, rival))
    else {
      folded.set(foldCase(id), document)
      pages.set(id, document)
    }
  }
  return { pages, pointers, omitted, index: pageIndex([...pages.keys(), ...pointers.keys()]), diagnostics }
}

function duplicate(document: Document, first: Document): Diagnostic {
  return {
    code: 'page-duplicate',
    severity: 'error',
    message: `"${document.path}" and "${first.path}" are both the page "${document.id}"; only the first found is built.`,
    at: { file: document.path, line: 1, column: 1 },
    hint: 'Rename one of them.',
  }
}

/** On such a system the second page would overwrite the first: the same project would give two different sites. */
function otherCase({ id, path }: Document, first: Document): Diagnostic {
  return {
    code: 'page-name-case',
    severity: 'error',
    message: `The names "${id}" and "${first.id}" are the same where upper and lower case do not count; only "${first.id}" is built.`,
    at: { file: path, line: 1, column: 1 },
    hint: 'Rename one of the two files.',
  }
}

function leftOut(document: Document): Diagnostic {
  return {
    code: 'page-restricted',
    severity: 'warning',
    message: `"${document.path}" is limited to some readers and is left out: a static site is open to everyone.`,
    at: placeOfKey(document, document.frontmatter.public === undefined ? 'groups' : 'public'),
    hint: 'Remove "public: false" and "groups" from the front matter to publish the page.',
  }
}
