/** Base64 of a text in UTF-8, as HTTP Basic wants it (RFC 7617). */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
