/** What the browser remembers. Storage may be full, forbidden or absent: then nothing is remembered, and nothing fails. */

/** For good, or while the window is open. */
type Store = 'localStorage' | 'sessionStorage'

/** The stored text, or `undefined`. */
export function recall(key: string, from: Store = 'localStorage'): string | undefined {
  try {
    return window[from].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The stored list; an empty one where there is none, or something else. */
export function recallList(key: string, from?: Store): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(recall(key, from) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Whether the browser prepares the page in case the reader opens it. */
function isAhead(): boolean {
  return (document as { readonly prerendering?: boolean }).prerendering === true
}

/** Stores a text; `undefined` forgets it. A page that is prepared ahead waits until it is opened. */
export function remember(key: string, value: string | undefined, to: Store = 'localStorage'): void {
  if (isAhead()) return document.addEventListener('prerenderingchange', () => remember(key, value, to), { once: true })
  try {
    if (value === undefined) window[to].removeItem(key)
    else window[to].setItem(key, value)
  } catch {
    // Not remembered.
  }
}

export const modeKey = 'flatleaf-mode'
export const bannerKey = 'flatleaf-banner'
