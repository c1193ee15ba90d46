/** Which pages are worth a look at their front matter before they are compiled. */

/** Whether a page may name an operation, an endpoint or a schema: never `false` where it does. */
export function namesOperation(text: string): boolean {
  // Most pages hold nothing like it anywhere, which is seen much faster than that no line begins with it.
  return (
    /api(?:-schema)?["']?\s*[:=]/.test(text) && /^[^\S\n]*["']?(?:openapi|openapi-schema|api)["']?\s*[:=]/m.test(text)
  )
}
