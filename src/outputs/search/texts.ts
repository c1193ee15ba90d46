/** What pages say, in pieces that are loaded for the pages a reader is shown: for excerpts and for the way to a heading. */
import type { Document } from '../../model/document.ts'
import type { PageText, SearchTexts } from '../../model/search.ts'
import type { Page } from '../../model/site.ts'
import { sectionLimit } from './page-words.ts'
import type { Detail } from './records.ts'
import type { Shard } from './shards.ts'

/** Characters at which a piece may end, and which it passes only with a page that is longer by itself. */
const [enough, most] = [14_000, 28_000]

/** The texts of pages, by number of the first page; one piece is in memory at a time. */
export function* textPieces(pages: readonly Page[], detail: Detail): Generator<Shard<number, SearchTexts>> {
  let piece: { readonly from: number; readonly texts: PageText[] } | undefined
  let size = 0
  for (const [index, { id, document }] of pages.entries()) {
    const text = textOf(document, detail)
    const length = text.sections.reduce((sum, [name, body]) => sum + name.length + body.length, 0)
    // Ends hang on the names of pages: a longer text moves the next end or two, not all of them.
    if (piece && (size + length > most || (size >= enough && isEnd(id)))) {
      yield { from: piece.from, value: { texts: piece.texts } }
      piece = undefined
      size = 0
    }
    piece ??= { from: index, texts: [] }
    piece.texts.push(text)
    size += length
  }
  if (piece) yield { from: piece.from, value: { texts: piece.texts } }
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
