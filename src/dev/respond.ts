/** Answers: bytes with an ETag, files of the project as streams with ranges. */
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { hash } from '../util/hash.ts'
import { mediaType } from './media-type.ts'
import { filePolicy, securityHeaders, strictPolicy } from './policy.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly policy?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends bytes; a browser that has them already gets 304. */
export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const body = Buffer.from(answer.body as Uint8Array)
  const etag = answer.status === 200 ? `"${hash(body)}"` : undefined
  const fresh = etag !== undefined && request.headers['if-none-match'] === etag
  response.writeHead(fresh ? 304 : answer.status, {
    ...securityHeaders,
    'Content-Security-Policy': answer.policy ?? strictPolicy,
    'Content-Type': answer.type,
    ...(fresh ? {} : { 'Content-Length': body.length }),
    ...(etag && { ETag: etag }),
    ...answer.headers,
  })
  response.end(fresh || request.method === 'HEAD' ? undefined : body)
}

/** A short text: refusals and redirects. It never repeats what the request said. */
export function respondText(request: IncomingMessage, response: ServerResponse, answer: Omit<Answer, 'type'>): void {
  respond(request, response, { ...answer, type: 'text/plain; charset=utf-8' })
}

/** Streams a file that the output copies; one range is honoured, since players of films ask for one. */
export async function respondFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: { path: string; copyOf: string },
) {
  const handle = await open(file.copyOf, plainly)
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) throw Object.assign(new Error('not a regular file'), { code: 'ENOENT' })
    const etag = `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`
    const range = rangeOf(request.headers.range, stat.size)
    const fresh = request.headers['if-none-match'] === etag
    const status = fresh ? 304 : range === 'unsatisfiable' ? 416 : range ? 206 : 200
    const [start, end] = Array.isArray(range) ? range : [0, stat.size - 1]
    response.writeHead(status, {
      ...securityHeaders,
      'Content-Security-Policy': filePolicy(file.path),
      'Content-Type': mediaType(file.path),
      'Accept-Ranges': 'bytes',
      ETag: etag,
      ...(status === 206 && { 'Content-Range': `bytes ${start}-${end}/${stat.size}` }),
      ...(status === 416 && { 'Content-Range': `bytes */${stat.size}`, 'Content-Length': 0 }),
      ...(status === 200 || status === 206 ? { 'Content-Length': end - start + 1 } : {}),
    })
    if (status >= 300 || request.method === 'HEAD' || stat.size === 0) return void response.end()
    await pipeline(handle.createReadStream({ start, end, autoClose: false }), response).catch(() => response.destroy())
  } finally {
    await handle.close()
  }
}

/** A link or a pipe that took the place of a file since it was listed is not followed. */
const plainly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Start and end of a single range; anything else is answered in full. */
export function rangeOf(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const last = size - 1
  const [start, end] =
    match[1] === ''
      ? [Math.max(0, size - Number(match[2])), last]
      : [Number(match[1]), match[2] === '' ? last : Math.min(Number(match[2]), last)]
  return start > last || start > end ? 'unsatisfiable' : [start, end]
}
