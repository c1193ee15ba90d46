/** Where keys of front matter stand, for messages that are only known once every page is. */
import type { Place } from './diagnostic.ts'

/** Keys that such messages are about; the places of others are not kept. */
export const placedKeys: ReadonlySet<string> = new Set(
  'aliases api canonical groups icon og:image openapi openapi-schema public related rss twitter:image url'.split(' '),
)

/** Line and column of a key, then of each entry of its list: `[3, 1, 4, 5, 5, 5]`. */
export type KeyPlaces = Readonly<Record<string, readonly number[]>>

/** The place of a key of a page, or of an entry of its list. Where neither is known: the start of the file. */
export function placeOfKey(
  { path: file, places }: { readonly path: string; readonly places?: KeyPlaces },
  key: string,
  entry?: number,
): Place {
  const numbers = (places && Object.hasOwn(places, key) && places[key]) || []
  const [line = 1, column = 1] = numbers
  if (entry !== undefined) {
    const [itsLine, itsColumn] = numbers.slice(2 * entry + 2)
    if (itsLine !== undefined && itsColumn !== undefined) return { file, line: itsLine, column: itsColumn }
  }
  return { file, line, column, ...(numbers.length > 0 && { endLine: line, endColumn: column + key.length }) }
}
