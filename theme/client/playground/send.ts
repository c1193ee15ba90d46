/** Sends a request and reads the answer as it arrives. Of a long text only the beginning is decoded; the bytes are kept. */
import type { BuiltRequest, SentBody } from './build-request.ts'

export interface Answer {
  readonly status: number
  readonly statusText: string
  /** Milliseconds since the request was sent. */
  readonly ms: number
  /** Bytes so far. */
  readonly size: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Where the answer came from in the end, if it was elsewhere. */
  readonly from?: string
  readonly type: string
  readonly kind: AnswerKind
  /** The beginning of a text. */
  readonly text: string
  /** When all has arrived. */
  readonly blob?: Blob
  /** Reading ended here, though there was more. */
  readonly stopped?: true
}

export type AnswerKind = 'json' | 'lines' | 'text' | 'image' | 'audio' | 'video' | 'bytes'

export interface SendOptions {
  readonly signal: AbortSignal
  readonly credentials: boolean
  readonly proxy?: string
  readonly onProgress: (answer: Answer) => void
}

/** Characters of a text that are decoded. */
export const mostText = 400_000
/** Bytes that are kept for the download. */
const mostBytes = 256_000_000
const pause = 100

/** Rejects as `fetch` does; an answer of any status is an answer. */
export async function send(request: BuiltRequest, options: SendOptions): Promise<Answer> {
  const { signal, credentials, proxy, onProgress } = options
  const started = performance.now()
  const { body, headers } = request.body ? await sentBody(request.body) : {}
  const response = await fetch(proxy === undefined ? request.url : throughProxy(proxy, request.url), {
    method: request.method,
    headers: [...request.headers.map(([name, value]): [string, string] => [name, value]), ...(headers ?? [])],
    ...(body === undefined ? {} : { body }),
    credentials: credentials ? 'include' : 'omit',
    redirect: 'follow',
    cache: 'no-store',
    signal,
  })
  const type = response.headers.get('content-type') ?? ''
  const head = {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    type,
    ...(response.redirected ? { from: response.url } : {}),
  }
  const seen = reading(type)
  let shown = 0
  const now = (): Answer => ({ ...head, ...seen.state(), ms: performance.now() - started })
  onProgress(now())
  const isWhole = await readAll(response.body, (chunk) => {
    const isEnough = seen.take(chunk)
    if (performance.now() - shown >= pause) {
      shown = performance.now()
      onProgress(now())
    }
    return isEnough
  })
  if (!isWhole) return { ...now(), blob: seen.blob(), stopped: true }
  seen.end()
  return { ...now(), blob: seen.blob() }
}

/** Hands every piece over until somebody has enough; whether it came to the end. */
async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  take: (chunk: Uint8Array<ArrayBuffer>) => boolean,
): Promise<boolean> {
  if (!body) return true
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return true
    if (!take(value)) continue
    await reader.cancel()
    return false
  }
}

/** The owner's server gets the address in its query, beside what it has there already. `here`: the page, which a path belongs to. */
export function throughProxy(proxy: string, url: string, here: string = location.href): string {
  const own = new URL(proxy, here)
  own.hash = ''
  own.searchParams.set('url', url)
  return own.href
}

interface Sent {
  readonly body?: BodyInit
  readonly headers?: readonly [string, string][]
}

/** Parts of another kind are written as those of a form, under their own name. */
export async function sentBody(body: SentBody): Promise<Sent> {
  if (body.kind === 'text') return { body: body.text }
  if (body.kind === 'file') return { body: body.file }
  const data = new FormData()
  for (const { name, value, type } of body.parts) {
    if (typeof value !== 'string') data.append(name, value)
    // A part of a type of its own cannot be a plain field.
    else if (type !== undefined) data.append(name, new Blob([value], { type }))
    else data.append(name, value)
  }
  if (body.type === undefined) return { body: data }
  const written = new Response(data)
  const [, boundary = ''] = (written.headers.get('content-type') ?? '').split('; ')
  return { body: await written.arrayBuffer(), headers: [['Content-Type', `${body.type}; ${boundary}`]] }
}

function reading(type: string) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let kind = kindOf(type)
  let size = 0
  let text = ''
  let decoder: TextDecoder | undefined
  return {
    /** Takes what arrived; whether that is enough. */
    take(chunk: Uint8Array<ArrayBuffer>): boolean {
      // What names no type shows by its first bytes whether it is text.
      if (size === 0 && kind === 'bytes' && isOpen(type) && isText(chunk)) kind = 'text'
      chunks.push(chunk)
      size += chunk.length
      if (isTextKind(kind) && text.length < mostText)
        text += (decoder ??= decoderOf(type)).decode(chunk, { stream: true })
      return size >= mostBytes
    },
    end() {
      if (decoder && text.length < mostText) text += decoder.decode()
    },
    state: () => ({ kind, size, text: text.slice(0, mostText) }),
    blob: () => new Blob(chunks, { type: inertType(type) }),
  }
}

/** Opened by itself a blob is a page of this site, so what could hold scripts there has no type that a browser shows. */
export function inertType(type: string): string {
  const name = type.split(';')[0]!.trim().toLowerCase()
  return /^(?:image|audio|video)\/[\w.-]+$/.test(name) ? name : 'application/octet-stream'
}

function isTextKind(kind: AnswerKind): boolean {
  return kind === 'json' || kind === 'lines' || kind === 'text'
}

/** What the media type of an answer is shown as. */
export function kindOf(type: string): AnswerKind {
  const name = type.split(';')[0]!.trim().toLowerCase()
  if (/^text\/event-stream$|ndjson|jsonl|json-seq|json-lines/.test(name)) return 'lines'
  if (/[/+]json$|\/json\b/.test(name)) return 'json'
  const [, medium] = /^(image|audio|video)\/[\w.-]+$/.exec(name) ?? []
  if (medium) return medium as 'image' | 'audio' | 'video'
  return /^text\/|[/+](?:xml|yaml|x-yaml|toml|graphql|javascript|x-www-form-urlencoded|csv)$/.test(name)
    ? 'text'
    : 'bytes'
}

function isOpen(type: string): boolean {
  return type === '' || /^application\/octet-stream/i.test(type)
}

function isText(chunk: Uint8Array): boolean {
  const start = chunk.subarray(0, 512)
  if (start.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return true
  } catch {
    return false
  }
}

function decoderOf(type: string): TextDecoder {
  const label = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
