/** Who may ask: the page's own origin, under a name of this machine (reliability.md J10–J16). */
import type { IncomingHttpHeaders } from 'node:http'

/** What a request says about who sent it. */
export interface RequestHead {
  readonly method: string | undefined
  readonly headers: IncomingHttpHeaders
  /** How many Host headers were sent; Node keeps the first. */
  readonly hosts: number
}

export interface Refusal {
  readonly status: 400 | 403 | 405
  readonly text: string
}

/** Names that mean this machine and cannot be pointed elsewhere by a stranger's DNS. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Why a request is refused; `undefined` when it may pass. `names` are the host names we answer to, in lower case. */
export function refusal({ method, headers, hosts }: RequestHead, names: ReadonlySet<string>): Refusal | undefined {
  if (hosts !== 1) return { status: 400, text: 'One Host header is needed.' }
  if (!names.has(hostName(headers.host ?? '')))
    return { status: 403, text: 'This host name is not served. See --host.' }
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Only GET and HEAD are answered.' }
  if (isForeign(headers)) return { status: 403, text: 'Requests from other origins are not answered.' }
  return undefined
}

/** Host name of a Host header without its port, in lower case; empty when it is none. */
export function hostName(header: string): string {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header)?.[1]?.toLowerCase() ?? ''
}

/**
 * Whether another origin asks. A browser says so in Sec-Fetch-Site; a link that is followed from elsewhere is fine, an
 * image, script, frame or fetch is not. An Origin that is sent must be ours: `null` is an origin, too.
 */
function isForeign(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  const followed = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if ((site === 'cross-site' || site === 'same-site') && !followed) return true
  const { origin } = headers
  return origin !== undefined && origin !== `http://${headers.host}` && origin !== `https://${headers.host}`
}
