/** JSON with the whole numbers that its author wrote: those beyond 2^53, which JSON.parse rounds, are BigInt. */
import type { Json } from '../model/operation.ts'

/** Throws where JSON.parse does. */
export function readJson(text: string): Json {
  const value = JSON.parse(text) as Json
  if (!/\d{16}/.test(text)) return value
  const mark = unusedIn(JSON.stringify(value))
  const marked = text.replace(word, (each) => (isBeyond(each) ? `"${mark}${each}"` : each))
  return JSON.parse(marked, (_, each: unknown) =>
    typeof each === 'string' && each.startsWith(mark) ? BigInt(each.slice(mark.length)) : each,
  ) as Json
}

/** Texts, so that no number is sought in them, and numbers. */
const word = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g

/** Whether a word is a whole number that a double cannot hold. */
export function isBeyond(text: string): boolean {
  return /^[-+]?\d{16,}$|^0x[\da-f]{13,}$|^0o[0-7]{17,}$/i.test(text) && !Number.isSafeInteger(Number(text))
}

function unusedIn(text: string): string {
  let mark = 'whole number '
  while (text.includes(mark)) mark += '- '
  return mark
}
