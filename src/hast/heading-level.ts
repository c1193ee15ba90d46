import type { Element } from 'hast'

/** 1 to 6 for `h1` to `h6`, 0 for any other element. Asked of every element of every page, so without a pattern. */
export function headingLevel({ tagName }: Element): number {
  if (tagName.length !== 2 || tagName.charCodeAt(0) !== 104) return 0
  const level = tagName.charCodeAt(1) - 48
  return level >= 1 && level <= 6 ? level : 0
}
