/** CSS Syntax 4.3.7: a backslash and up to six hexadecimal digits, or any other sign as it is; at the end of a line, nothing. */
export function cssUnescape(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(
    /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(\r\n|[\s\S]))/gi,
    (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (sign ?? '').replace(/^[\r\n\f]+$/, '') : signOf(Number.parseInt(code, 16)),
  )
}

function signOf(code: number): string {
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
  return isNone ? '\ufffd' : String.fromCodePoint(code)
}
