/**
 * A full address with all that URLs may not hold escaped, as browsers do when they follow it: spaces, braces, a second `#`.
 * Scheme and host stay as written.
 */
export function legalUrl(address: string): string {
  const start = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?/i.exec(address)?.[0] ?? ''
  const rest = address.slice(start.length)
  const hash = rest.indexOf('#')
  if (hash < 0) return start + escaped(rest)
  return `${start}${escaped(rest.slice(0, hash))}#${escaped(rest.slice(hash + 1))}`
}

/** Letters of other scripts are legal; a `%` that begins no escape is not. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/?%\u00a0-\u{10ffff}]/giu, encodeURIComponent)
}
