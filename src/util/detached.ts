/** A copy: what is cut from a text is a view of it in V8, and would hold all of a page for one of its words. */
export function detached(text: string): string {
  return text.length < 13 ? text : text.split('').join('')
}
