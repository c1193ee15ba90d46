/** Words of a Markdown or MDX text. `mdx: false`: braces and imports are plain text. */
export function proseWords(source: string, options?: { readonly mdx?: boolean }): string[]
/** Words of the main content of an HTML page. */
export function mainWords(html: string): string[]
/** How many of the words stand in the others, each as often as it is wanted; and those that do not. */
export function covered(
  wanted: readonly string[],
  there: readonly string[],
): { readonly total: number; readonly found: number; readonly missing: readonly string[] }
/** Words of a plain text. */
export function wordsOf(text: string): string[]
