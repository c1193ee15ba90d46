/**
 * What the compiler notes on elements while it builds a page, in hast's `data`, which is never printed. Components read the
 * notes of their children: a code group its tab names, a table of contents its entries.
 */
export interface CodeNote {
  /** Title of the block, as its header shows it. */
  readonly title?: string
  /** Language as the author named it; empty when none was given. */
  readonly language: string
  /** The code itself, without markers. */
  readonly code: string
}

declare module 'hast' {
  interface ElementData {
    /** On what `theme.markdown.code` returned. */
    code?: CodeNote
    /** Text for search and the table of contents, where the element shows more than the author wrote. */
    text?: string
    /** On what `theme.markdown.heading` returned. */
    heading?: { readonly id: string; readonly level: number; readonly text: string }
    /** On what a component returned: its name and the props it got. */
    component?: { readonly name: string; readonly props: Readonly<Record<string, unknown>> }
  }
}
