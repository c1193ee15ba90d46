/** Imports in the text of a module, found without a parser: what is no import costs a look-up. */

/** What a module imports by its written names, also for its effect alone. */
export function importedFrom(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"'\n]{1,300})["']/g)].map(([, written]) => written!)
}

/** Whether a file is imported to be shown or to style, and holds no code. */
export function isShownOnly(file: string): boolean {
  return isStyle(file) || /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mp3|wav|pdf|woff2?)$/i.test(file)
}

/** Whether a file is a stylesheet. */
export function isStyle(file: string): boolean {
  return /\.(?:css|scss|sass|less)$/i.test(file)
}

/** Where a module names what it imports; its start where that is not found. */
export function placeOfImport(text: string, written: string): { readonly line: number; readonly column: number } {
  const found = [`'${written}'`, `"${written}"`].map((each) => text.indexOf(each)).filter((at) => at >= 0)
  const before = text.slice(0, found.length > 0 ? Math.min(...found) : 0).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
