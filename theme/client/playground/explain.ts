/** Why a call failed, as far as a page can know: browsers tell scripts no reason. */
import type { BuiltRequest } from './build-request.ts'
import { askedHeaders, hostOf, isAsked, isMixed } from './browser-rules.ts'
import { fromDisk, mixed, say } from './words.ts'

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
    texts: [
      say('The browser did not hand the answer over, and tells pages no reason.'),
      ...(isFromDisk ? [say(fromDisk)] : []),
      say('Most often the API does not allow calls from this page (CORS). It would have to answer with:'),
    ],
    needed: neededHeaders(request, around),
    after: [
      ...(isAsked(request.method, request.headers)
        ? [
            say(
              'Before the call itself the browser asks with OPTIONS; that has to be answered with 2xx and the same headers.',
            ),
          ]
        : []),
      say('The address may also be wrong, or the server unreachable.'),
    ],
  }
}

function knownReason({ url }: BuiltRequest, { online, protocol, refused }: Circumstances): string | undefined {
  if (!online) return say('This device is offline.')
  if (isMixed(protocol, url)) return say(mixed, hostOf(url))
  return refused === undefined
    ? undefined
    : say(
        'The content security policy of this page does not allow calls to {}. It allows the servers of the API description.',
        hostOf(refused),
      )
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
