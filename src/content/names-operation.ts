/** Which pages are worth a look at their front matter before they are compiled. */

/** Whether a page may name an operation, an endpoint or a schema: never `false` where it does. */
export function namesOperation(text: string): boolean {
  return /^[^\S\n]*["']?(?:openapi|openapi-schema|api)["']?\s*[:=]/m.test(text)
}
