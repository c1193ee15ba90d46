/** Schemes of links. */

/**
 * What a link may have; the others could run code or read files. Editors ask before they do what a link says: documentation
 * installs extensions and servers that way.
 */
const safe =
  /^(?:https?|mailto|tel|sms|ftps?|ircs?|xmpp|matrix|slack|discord|vscode(?:-insiders)?|cursor|webcal|feed)$/i

/** Whether a link may have this scheme, written without its colon. */
export function isSafeScheme(scheme: string): boolean {
  return safe.test(scheme)
}

/** An address as browsers read it: they drop control characters before they look at the scheme. */
export function cleanAddress(written: string): string {
  // eslint-disable-next-line no-control-regex
  return written.replace(/[\u0000-\u001F\u007F]/g, '').trim()
}

/** The scheme that keeps an address from being a link: `javascript`; `undefined`: it may be one. */
export function unsafeScheme(written: string): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(cleanAddress(written))?.[1]
  return scheme === undefined || isSafeScheme(scheme) ? undefined : scheme.toLowerCase()
}
