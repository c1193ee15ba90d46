/** What both sides hold, each kind in order. */
interface Pieces {
  readonly words: readonly string[]
  readonly links: readonly string[]
  readonly images: readonly string[]
  /** Code without blanks. */
  readonly code: readonly string[]
}
export interface SourcePieces extends Pieces {
  readonly title?: string
  /** Words of attributes and of the front matter that readers see. */
  readonly labels: readonly string[]
  readonly isAside: boolean
  /** Words of the labels of each diagram. */
  readonly diagrams: readonly (readonly string[])[]
}
export interface HtmlPieces extends Pieces {
  /** Words in drawings. */
  readonly drawings: readonly string[]
  /** Words of attributes that name an element. */
  readonly names: readonly string[]
}
/** The pieces of a Markdown or MDX text. */
export function sourcePieces(
  source: string,
  options?: { readonly mdx?: boolean; readonly absent?: ReadonlySet<string> },
): SourcePieces
/** The pieces of the main content of an HTML page. */
export function htmlPieces(html: string): HtmlPieces
