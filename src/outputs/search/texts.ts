/** What pages say, in pieces that are loaded for the pages a reader is shown: for excerpts and for the way to a heading. */
import type { Document } from '../../model/document.ts'
import type { PageText, SearchTexts } from '../../model/search.ts'
import type { Page } from '../../model/site.ts'
import type { PageFacts } from './page-words.ts'
import { sectionLimit } from './page-words.ts'
import type { Detail } from './records.ts'

/** Characters at which a piece may end, and which it passes only with a page that is longer by itself. */
const [enough, most] = [14_000, 28_000]

/** Pages that share a piece, by number. */
export interface TextPiece {
  readonly from: number
  readonly pages: readonly Page[]
}

/** Where the pieces end. `facts`: of each page. */
export function textPieces(pages: readonly Page[], facts: readonly PageFacts[], detail: Detail): TextPiece[] {
  const pieces: { readonly from: number; readonly pages: Page[] }[] = []
  let size = Infinity
  for (const [index, page] of pages.entries()) {
    const length = facts[index]!.sizes[detail === 'headings' ? 0 : 1]
    // Ends hang on the names of pages: a longer text moves the next end or two, not all of them.
    if (size + length > most || (size >= enough && isEnd(page.id))) {
      pieces.push({ from: index, pages: [] })
      size = 0
    }
    pieces.at(-1)!.pages.push(page)
    size += length
  }
  return pieces
}

/** What the pages of a piece say. */
export function textsOf({ pages }: TextPiece, detail: Detail): SearchTexts {
  return { texts: pages.map(({ document }) => textOf(document, detail)) }
}

function textOf({ sections, description }: Document, detail: Detail): PageText {
  const isKnown = detail === 'headings'
  const shown = sections
    .filter(({ text, heading }) => text !== '' || (!isKnown && heading !== ''))
    .map(({ id, text, heading }) => {
      const body = text.slice(0, sectionLimit)
      return isKnown || heading === '' ? ([id, body] as const) : ([id, body, heading] as const)
    })
  return { ...(detail === 'titles' && description && { description }), sections: shown }
}

/** One page in three. */
function isEnd(id: string): boolean {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 65_521
  return sum % 3 === 0
}
