import type { HtmlPieces, SourcePieces } from './pieces.mjs'

export interface Gap {
  readonly kind: string
  readonly count: number
  readonly sample: readonly string[]
}
interface Told {
  readonly code: string
  readonly message: string
}
/** The gaps of a page, by kind. A page without gaps is complete. */
export function gapsOf(source: SourcePieces, html: HtmlPieces): readonly Gap[]
/** What is wanted and not there, and what is there but in another order. */
export function inOrder(
  wanted: readonly string[],
  there: readonly string[],
): { readonly missing: readonly string[]; readonly moved: readonly string[] }
/** What is wanted more often than it is there. */
export function bagged(wanted: readonly string[], there: readonly string[]): readonly string[]
/** What the build itself says that it could not draw. */
export function toldGaps(diagnostics: readonly Told[], defined?: ReadonlySet<string>): readonly Gap[]
/** Names of components that the project does not hold. */
export function absentNames(diagnostics: readonly Told[]): ReadonlySet<string>
/** Names of components that a text defines. */
export function definitions(text: string): readonly string[]
