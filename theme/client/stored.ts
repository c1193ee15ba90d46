/** What the browser remembers. Storage may be full, forbidden or absent: then nothing is remembered, and nothing fails. */

/** The stored text, or `undefined`. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text; `undefined` forgets it. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Not remembered.
  }
}

export const modeKey = 'flatleaf-mode'
export const bannerKey = 'flatleaf-banner'
