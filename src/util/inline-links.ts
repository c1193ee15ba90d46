/** Links in a line of Markdown: `[words](address)`, each with the words and the address. */
export const inlineLink = /\[([^[\]]+)\]\(([^()\s]+)\)/g

/** The addresses that a line of Markdown leads to. */
export function inlineLinks(text: string): string[] {
  return [...text.matchAll(inlineLink)].map(([, , href]) => href!)
}
