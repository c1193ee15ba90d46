/**
 * Bytes that a text takes in memory: V8 holds one with a single letter outside of Latin-1, such as a dash or an ellipsis, in
 * twice the bytes.
 */
export function stringBytes(text: string): number {
  return /[^\0-\xff]/.test(text) ? text.length * 2 : text.length
}
