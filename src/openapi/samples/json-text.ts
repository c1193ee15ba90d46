/** JSON for readers, and as literals of languages that have lists and maps of their own. */
import type { Json } from '../../model/operation.ts'
import { jsonOf } from '../../util/json-of.ts'
import { isObject } from '../json.ts'

/** Indented, with everything escaped that no editor shows: it may stand in any raw string that holds its quotes. */
export function jsonText(value: Json): string {
  return jsonOf(value, '  ').replace(
    /[\u007F-\u009F\p{Zl}\p{Zp}\p{Bidi_C}\uFEFF]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Whether a value holds a whole number beyond 2^53 that a language has no literal for: it is sent as a text of JSON then. */
export function isBeyond(value: Json, isKnown: (number: bigint) => boolean): boolean {
  if (typeof value === 'bigint') return !isKnown(value)
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((each: Json) => isBeyond(each, isKnown))
  )
}

/** Whether a whole number has 64 bits. */
export function isLong(number: bigint): boolean {
  return BigInt.asIntN(64, number) === number
}

export interface Literals {
  readonly text: (value: string) => string
  readonly number?: (value: number) => string
  /** `null`, `true` and `false`. */
  readonly words: readonly [nothing: string, yes: string, no: string]
  /** Before and after the entries of a map; PHP also wants to know them. */
  readonly map: (entries: readonly string[]) => readonly [open: string, close: string]
  readonly pair: (key: string, value: string) => string
  readonly step: string
}

/** A value as the language itself writes it, one entry a line. */
export function literalOf(value: Json, as: Literals, indent: string): string {
  const inner = indent + as.step
  const lines = (open: string, entries: readonly string[], close: string) =>
    entries.length === 0
      ? open + close
      : `${open}\n${entries.map((each) => `${inner}${each},\n`).join('')}${indent}${close}`
  if (Array.isArray(value))
    return lines(
      '[',
      value.map((each: Json) => literalOf(each, as, inner)),
      ']',
    )
  if (isObject(value)) {
    const [open, close] = as.map(Object.keys(value))
    return lines(
      open,
      Object.entries(value).map(([key, each]) => as.pair(key, literalOf(each, as, inner))),
      close,
    )
  }
  if (typeof value === 'string') return as.text(value)
  if (typeof value === 'number') return as.number?.(value) ?? JSON.stringify(value)
  if (typeof value === 'bigint') return String(value)
  return as.words[value === null ? 0 : value ? 1 : 2]
}
