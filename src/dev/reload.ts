/**
 * Live reload, from the server to the browser only: a stream of events that says what the page's hash is now and what
 * is wrong with it. It sends no code and takes no command; what a tab says is which page it shows. Its address holds an
 * unguessable token, so that knowing the port is not enough to listen.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hash } from '../util/hash.ts'
import type { ClientState } from './client.ts'
import { client } from './client.ts'
import type { Live } from './handler.ts'
import { overlayStyle } from './overlay.ts'
import { respond, respondText } from './respond.ts'

export interface ChannelOptions {
  readonly token: string
  /** Base path of the site as it is now. */
  readonly base: () => string
  /** Hash and faults of the page at a path, as it would be sent now. */
  readonly stateOf: (page: string) => Promise<ClientState>
}

export interface Channel extends Live {
  /** Tells every tab how its page is now, where that is news to it; `reload` when something besides pages changed. */
  readonly announce: (change: { readonly reload: boolean }) => Promise<void>
  readonly size: () => number
  readonly close: () => void
}

interface Tab {
  readonly page: string
  /** What was said to it last. */
  told?: string
}

const maxClients = 100
const maxBacklog = 64 * 1024

/** Opens the channel. Timers it starts do not keep the process alive. */
export function createChannel({ token, base, stateOf }: ChannelOptions): Channel {
  const tabs = new Map<ServerResponse, Tab>()
  const address = (name: string) => `${base()}_flatleaf/dev/${token}/${name}`
  const beat = setInterval(() => [...tabs.keys()].forEach((tab) => push(tab, ':\n\n')), 20_000).unref()

  const tell = (response: ServerResponse, tab: Tab, text: string) => {
    tab.told = text
    push(response, text)
  }

  async function listenTo(request: IncomingMessage, response: ServerResponse, query: string) {
    const parameters = new URLSearchParams(query)
    const page = parameters.get('page') ?? '/'
    response.writeHead(200, { ...streamHeaders })
    if (request.method === 'HEAD') return void response.end()
    response.flushHeaders()
    const tab: Tab = { page }
    tabs.set(response, tab)
    response.on('close', () => tabs.delete(response))
    const state = message(await stateOf(page))
    // What was announced meanwhile is not older.
    if (tab.told === undefined) tell(response, tab, state)
  }

  return {
    tag: (html) => `<script src="${address('client.js')}?seen=${pageHash(html)}" defer></script>`,
    answer(request, response, { path, query }) {
      if (!path.startsWith(`${base()}_flatleaf/dev/`)) return false
      if (path === address('client.js')) sendClient(request, response, { query, address })
      else if (path === address('style.css'))
        respond(request, response, { status: 200, type: 'text/css', body: overlayStyle })
      else if (path !== address('events')) respondText(request, response, { status: 403, body: 'Wrong token.\n' })
      else if (tabs.size >= maxClients)
        respondText(request, response, { status: 503, body: 'Too many tabs are open.\n' })
      else listenTo(request, response, query).catch(() => response.destroy())
      return true
    },
    async announce({ reload }) {
      const states = new Map<string, string>()
      for (const [response, tab] of tabs) {
        const text = states.get(tab.page) ?? message({ ...(await stateOf(tab.page)), ...(reload && { reload }) })
        states.set(tab.page, text)
        // A tab that is told something has something to do.
        if (reload || text !== tab.told) tell(response, tab, text)
      }
    },
    size: () => tabs.size,
    close() {
      clearInterval(beat)
      for (const tab of tabs.keys()) tab.destroy()
    },
  }
}

/** Identity of a page for live reload. */
export function pageHash(html: string): string {
  return hash(html).slice(0, 16)
}

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Accel-Buffering': 'no',
} as const

const message = (state: ClientState) => `data: ${JSON.stringify(state)}\n\n`

/** A tab that does not read what it is sent is let go; it comes back by itself. */
function push(tab: ServerResponse, text: string): void {
  if (tab.writableLength > maxBacklog) tab.destroy()
  else tab.write(text)
}

function sendClient(
  request: IncomingMessage,
  response: ServerResponse,
  { query, address }: { query: string; address: (name: string) => string },
): void {
  const seen = /^seen=([\da-f]{16})$/.exec(query)?.[1] ?? ''
  const options = JSON.stringify({ events: address('events'), style: address('style.css'), seen })
  const headers = { 'Cache-Control': 'no-store' }
  respond(request, response, {
    status: 200,
    type: 'text/javascript; charset=utf-8',
    body: `(${client})(${options})`,
    headers,
  })
}
