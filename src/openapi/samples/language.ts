/** What a language of code samples is. */
import type { SampleRequest } from './request.ts'

export interface Language {
  /** Name for readers. */
  readonly label: string
  /** Names by which the configuration asks for it, the first one first. */
  readonly names: readonly string[]
  /** Name for the highlighter. */
  readonly language: string
  /** Shown when the configuration names no languages. */
  readonly usual?: true
  readonly print: (request: SampleRequest) => string
  readonly lexis: Lexis
}

/** As much of a language as its samples use. */
export interface Lexis {
  /** Regular expressions of its string literals. */
  readonly strings: readonly string[]
  /** Words of the language itself. */
  readonly keywords: string
}

/** A string literal with escapes, in either kind of quotes. */
export const doubleQuoted = String.raw`"(?:[^"\\\n]|\\.)*"`
export const singleQuoted = String.raw`'(?:[^'\\\n]|\\.)*'`

/** Drops what is empty: parts of a sample that a request does not have. */
export function joined(parts: readonly (string | false | undefined)[], between = '\n'): string {
  return parts.filter((part) => typeof part === 'string').join(between)
}
