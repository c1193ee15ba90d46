/** Values of attributes as they stand in HTML that `to-html.ts` has made, between double quotes. */

/** A value as it is written. */
export function attributeText(value: string): string {
  return value.replace(/["&'`]/g, reference)
}

/** A sign as a character reference. */
export function reference(sign: string): string {
  return `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`
}

/** What is written, as a value. */
export function attributeValue(written: string): string {
  if (!written.includes('&')) return written
  return written.replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}
