/** How much of a page each of its words is, as one byte: a large site has millions of words on pages. */
import type { Detail } from './records.ts'

/** The level of a word that stands with what the records hold. Others go from 0 to 3. */
export const absent = 255

const weights: Readonly<Record<Detail, number>> = { headings: 1, descriptions: 5, titles: 25 }

/** The levels of one word for the three details in one byte. */
export function packedLevels({ headings, descriptions, titles }: Readonly<Record<Detail, number>>): number {
  const kind = (level: number) => (level === absent ? 4 : level)
  return kind(headings) + weights.descriptions * kind(descriptions) + weights.titles * kind(titles)
}

/** By such a byte: the level of a detail, or `absent`. */
export function levelsIn(detail: Detail): Uint8Array {
  return Uint8Array.from({ length: 125 }, (_, value) => {
    const kind = Math.floor(value / weights[detail]) % 5
    return kind === 4 ? absent : kind
  })
}
