/** From a request to its answer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OutputFile } from '../model/output.ts'
import { refusal } from './guard.ts'
import { mediaType } from './media-type.ts'
import { filePolicy, policyOf } from './policy.ts'
import { respond, respondFile, respondText } from './respond.ts'
import type { Served } from './served.ts'
import { find, htmlOf } from './served.ts'
import { parseTarget } from './target.ts'

/** What live reload adds to a server; a preview has none. */
export interface Live {
  /** The tag that is put into pages. */
  readonly tag: (page: string) => string
  /** Answers the addresses of live reload; `false` for any other. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    target: { path: string; query: string },
  ) => boolean
}

export interface HandlerOptions {
  /** The site as it is now, for a path: asked for at every request, which waits for it. */
  readonly served: (path: string) => Served | Promise<Served>
  /** Host names we answer to, in lower case. */
  readonly names: ReadonlySet<string>
  readonly live?: Live
  /** A body that threw: our bug, or a file that vanished. */
  readonly onError: (error: unknown) => void
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A handler for `node:http`. It never throws; a fault is answered with 500 and no detail. */
export function createHandler(options: HandlerOptions): Handler {
  return (request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      options.onError(error)
      if (response.headersSent) response.destroy()
      else respondText(request, response, { status: 500, body: 'This file could not be made. See the terminal.\n' })
    })
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, { served, names, live }: HandlerOptions) {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  const refused = refusal({ method: request.method, headers: request.headers, hosts }, names)
  if (refused) return refuse(request, response, refused)
  const target = parseTarget(request.url ?? '')
  if (!target) return refuse(request, response, { status: 400, text: 'This address is not understood.' })
  if (live?.answer(request, response, target)) return
  // What is fetched ahead would be shown after it has changed.
  if (live && /\bprefetch\b/.test(String(request.headers['sec-purpose'] ?? '')))
    return respondText(request, response, { status: 503, body: 'Not ahead of time.\n' })
  const site = await served(target.path)
  if (site.instead !== undefined) return page(request, response, { status: 503, html: site.instead, live })
  const found = find(site, target.path)
  if (found && 'moved' in found) {
    const query = /^[\w.~%=&+-]+$/.test(target.query) ? `?${target.query}` : ''
    return respondText(request, response, { status: 302, body: 'Moved.\n', headers: { Location: found.moved + query } })
  }
  const { html } = site
  if (found) return send(request, response, { file: found.file, status: 200, live, html })
  const missing = site.files.get('404.html')
  if (missing) return send(request, response, { file: missing, status: 404, live, html })
  respondText(request, response, { status: 404, body: 'There is no page at this address.\n' })
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text }: { status: number; text: string },
) {
  const allow: Record<string, string> = status === 405 ? { Allow: 'GET, HEAD' } : {}
  respondText(request, response, { status, body: `${text}\n`, headers: { Connection: 'close', ...allow } })
}

interface Sending {
  readonly file: OutputFile
  readonly status: number
  readonly live: Live | undefined
  readonly html: Served['html']
}

async function send(request: IncomingMessage, response: ServerResponse, sending: Sending) {
  const { file, status, live, html = htmlOf } = sending
  const { path, copyOf } = file
  const isPage = path.endsWith('.html')
  if (copyOf !== undefined && !isPage) return respondFile(request, response, { path, copyOf })
  if (!isPage)
    return respond(request, response, {
      status,
      type: mediaType(path),
      policy: filePolicy(path),
      body: await file.body(),
    })
  page(request, response, { status, html: await html(file), live })
}

/** A page with its policy as a header. With live reload, the policy is the header's alone and a script is added. */
function page(
  request: IncomingMessage,
  response: ServerResponse,
  sent: { status: number; html: string; live: Live | undefined },
) {
  const { policy, meta } = policyOf(sent.html)
  const body = sent.live ? withTag(sent.html, meta, sent.live.tag(sent.html)) : sent.html
  respond(request, response, { status: sent.status, type: 'text/html; charset=utf-8', policy, body })
}

function withTag(html: string, meta: readonly [number, number] | undefined, tag: string): string {
  const plain = meta ? html.slice(0, meta[0]) + html.slice(meta[1]) : html
  const spot = plain.indexOf('</head')
  return spot < 0 ? plain + tag : plain.slice(0, spot) + tag + plain.slice(spot)
}
