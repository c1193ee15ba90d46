/** What the browser remembers. Storage may be full, forbidden or absent: then nothing is remembered, and nothing fails. */

/** The stored text, or `undefined`. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether the browser prepares the page in case the reader opens it. */
export function isAhead(): boolean {
  return (document as { readonly prerendering?: boolean }).prerendering === true
}

/** Stores a text; `undefined` forgets it. A page that is prepared ahead waits until it is opened. */
export function remember(key: string, value: string | undefined): void {
  if (isAhead()) return document.addEventListener('prerenderingchange', () => remember(key, value), { once: true })
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Not remembered.
  }
}

export const modeKey = 'flatleaf-mode'
export const bannerKey = 'flatleaf-banner'
