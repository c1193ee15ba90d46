/** A text with its percent-encoding undone; as it is where that is no UTF-8. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
