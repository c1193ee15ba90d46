/** Which pages are worth a look at their front matter before they are compiled. */

/** Whether a page may name an operation, an endpoint or a schema: never `false` where it does. */
export function namesOperation(text: string): boolean {
  const head = text.startsWith('---') ? text.slice(0, closing.exec(text)?.index) : text
  // Most hold nothing like it anywhere, which is seen much faster than that no line begins with it.
  return (
    /api(?:-schema)?["']?\s*[:=]/.test(head) && /^[^\S\n]*["']?(?:openapi|openapi-schema|api)["']?\s*[:=]/m.test(head)
  )
}

/** The line that ends front matter, at the soonest. */
const closing = /\n---[ \t]*(?:[\r\n]|$)/
