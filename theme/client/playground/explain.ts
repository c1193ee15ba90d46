/** Why a call failed, as far as a page can know: browsers tell scripts no reason. */
import type { BuiltRequest } from './build-request.ts'
import { askedHeaders, isAsked, isMixed } from './browser-rules.ts'
import { words } from './words.ts'

export interface Circumstances {
  readonly online: boolean
  /** Protocol and origin of the page. */
  readonly protocol: string
  readonly origin: string
  /** The policy of the page refused an address during the call. */
  readonly refused?: string
  readonly credentials: boolean
}

export interface Explanation {
  readonly texts: readonly string[]
  /** Headers that would let this page read the answer. */
  readonly needed: readonly string[]
  readonly after: readonly string[]
}

/** Known reasons first; without any, the likely one, and what the API would have to say. */
export function explain(request: BuiltRequest, around: Circumstances): Explanation {
  const known = knownReason(request, around)
  if (known !== undefined) return { texts: [known], needed: [], after: [] }
  const isFromDisk = around.protocol === 'file:'
  return {
    texts: [words.failure.unknown, ...(isFromDisk ? [words.failure.disk] : []), words.failure.cors],
    needed: neededHeaders(request, around),
    after: [...(isAsked(request.method, request.headers) ? [words.failure.preflight] : []), words.failure.other],
  }
}

function knownReason({ url }: BuiltRequest, { online, protocol, refused }: Circumstances): string | undefined {
  if (!online) return words.failure.offline
  if (isMixed(protocol, url)) return words.failure.mixed(hostOf(url))
  return refused === undefined ? undefined : words.failure.policy(hostOf(refused))
}

/** The host of an address, or the address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

function neededHeaders({ method, headers }: BuiltRequest, { origin, credentials }: Circumstances): readonly string[] {
  const names = askedHeaders(headers)
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(credentials ? ['Access-Control-Allow-Credentials: true'] : []),
    ...(/^(?:GET|HEAD|POST)$/.test(method) ? [] : [`Access-Control-Allow-Methods: ${method}`]),
    ...(names.length > 0 ? [`Access-Control-Allow-Headers: ${names.join(', ')}`] : []),
  ]
}
