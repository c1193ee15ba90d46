/** What browsers do not let pages send (Fetch standard), and which calls they ask about first. */

const forbidden = new Set(
  (
    'accept-charset accept-encoding access-control-request-headers access-control-request-method connection content-length ' +
    'cookie cookie2 date dnt expect host keep-alive origin referer set-cookie te trailer transfer-encoding upgrade via'
  ).split(' '),
)

/** Whether a page may not set this header. */
export function isForbidden(name: string): boolean {
  return forbidden.has(name.toLowerCase()) || /^(?:proxy|sec)-/i.test(name)
}

/** Whether a page may not use this method. */
export function isForbiddenMethod(method: string): boolean {
  return /^(?:CONNECT|TRACE|TRACK)$/i.test(method)
}

/** Whether requests of this method have no body in a browser. */
export function isBodyless(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** A header holds bytes. */
export function isHeaderText(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
}

/** Headers that the API must allow by name before a page may send them. */
export function askedHeaders(headers: readonly (readonly [string, string])[]): readonly string[] {
  return headers.flatMap(([name, value]) => {
    const lower = name.toLowerCase()
    const isPlain = /^(?:accept|accept-language|content-language)$/.test(lower) && value.length <= 128
    const isPlainType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(value)
    return isPlain || (lower === 'content-type' && isPlainType) ? [] : [lower]
  })
}

/** Whether the browser asks the API first, with OPTIONS. */
export function isAsked(method: string, headers: readonly (readonly [string, string])[]): boolean {
  return !/^(?:GET|HEAD|POST)$/.test(method) || askedHeaders(headers).length > 0
}

/** Whether a page that came over https may not call this address: http, and not this machine. */
export function isMixed(protocol: string, url: string): boolean {
  if (protocol !== 'https:' || !URL.canParse(url)) return false
  const { protocol: own, hostname } = new URL(url)
  return own === 'http:' && !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** The host of an address, or the address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
