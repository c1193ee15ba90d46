/** Documents as texts on the disk. What only the printing of a page needs is read when it is asked for, and not held. */
import type { Document, Section, TocEntry } from '../model/document.ts'
import { stringBytes } from '../util/string-bytes.ts'

type Part = 'sections' | 'html' | 'markdown' | 'request'
/** The contents are read of few pages only, and by themselves they are one text and not twenty values. */
type Head = Omit<Document, Part | 'toc'> & { readonly request?: true; readonly toc: string }

/** A document as what linking reads, and the texts of the parts by themselves. */
export function partsOf(document: Document) {
  const { sections, html, markdown, request, toc } = document
  const texts = [JSON.stringify(sections), html, markdown]
  // To copy a document without some of its parts takes five times as long as to copy it.
  const head = {
    ...document,
    ...noParts,
    toc: JSON.stringify(toc),
    ...(request !== undefined && { request: true }),
  } as Head
  return { head, texts: request === undefined ? texts : [...texts, request] }
}

/** No text has what is `undefined`. */
const noParts = { sections: undefined, html: undefined, markdown: undefined }

/** Bytes that the parts take in memory, about. */
export function heldBytes({ sections, html, markdown, request = '' }: Document): number {
  const plain = sections.reduce((sum, { text, heading }) => sum + stringBytes(text) + stringBytes(heading), 0)
  return plain + stringBytes(html) + stringBytes(markdown) + stringBytes(request)
}

/** A document from such parts. Each is read, and made, anew for whoever asks. */
export function documentOf(head: Head, text: (part: number) => string): Document {
  const document: Document = {
    ...(head as Omit<Head, 'request' | 'toc'>),
    get toc() {
      return JSON.parse(head.toc) as readonly TocEntry[]
    },
    get sections() {
      return JSON.parse(text(0)) as readonly Section[]
    },
    get html() {
      return text(1)
    },
    get markdown() {
      return text(2)
    },
  }
  if (head.request) Object.defineProperty(document, 'request', { get: () => text(3), enumerable: true })
  return document
}

/** The texts of a document for a store: its head is the first, then what is kept of its code (`stored-code.ts`). */
export function textsOf(document: Document, code = ''): readonly string[] {
  const { head, texts } = partsOf(document)
  return [JSON.stringify(head), code, ...texts]
}

/** Which of the texts is the code. */
export const codePiece = 1

/** A document from its texts in a store. */
export function storedDocument(text: (piece: number) => string): Document {
  return parsedDocument(text(0), text)
}

/** The same where the head is at hand. It is parsed all the same: then it holds nothing of the texts that it was cut from. */
export function parsedDocument(head: string, text: (piece: number) => string): Document {
  return documentOf(JSON.parse(head) as Head, (part) => text(part + codePiece + 1))
}
