/** The bytes of a file as text: UTF-16 by its byte order mark, else UTF-8. The mark is no part of the text. */
export function fileText(bytes: Uint8Array): string {
  const [a, b] = bytes
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
