/** An API on another port, so of another origin: it says back what it was sent, and answers in many ways. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface EchoApi {
  readonly origin: string
  readonly seen: readonly Echo[]
  readonly close: () => Promise<void>
}

export interface Echo {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': 'x-seen',
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Starts it. Paths below `/closed` have no CORS header. */
export async function echoApi(): Promise<EchoApi> {
  const seen: Echo[] = []
  const server = createServer((request, response) => void answer(request, response, seen))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, seen, close }
}

async function answer(request: IncomingMessage, response: ServerResponse, seen: Echo[]): Promise<void> {
  const { method = '', url = '' } = request
  const path = url.split('?')[0]!
  const head = path.startsWith('/closed') ? {} : cors
  if (method === 'OPTIONS') return void response.writeHead(204, head).end()
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('latin1')
  const echo = { method, url, headers: request.headers as Record<string, string>, body }
  seen.push(echo)
  const json = { ...head, 'content-type': 'application/json', 'x-seen': 'yes', 'x-hidden': 'yes' }
  if (path === '/slow') return void setTimeout(() => response.writeHead(200, json).end('{}'), 20_000).unref()
  if (path === '/large') return large(response, json)
  if (path === '/events') return events(response, head)
  if (path === '/picture') return void response.writeHead(200, { ...head, 'content-type': 'image/png' }).end(pixel)
  if (path === '/bytes') {
    const headers = { ...head, 'content-type': 'application/octet-stream' }
    return void response.writeHead(200, headers).end(Buffer.from([0, 1, 2, 255]))
  }
  if (path === '/empty') return void response.writeHead(204, head).end()
  if (path === '/moved') return void response.writeHead(302, { ...head, location: '/landed' }).end()
  const status = /^\/status\/(\d{3})/.exec(path)?.[1]
  response.writeHead(status ? Number(status) : 200, json).end(JSON.stringify(echo))
}

/** Ten million bytes of JSON on one line. */
function large(response: ServerResponse, headers: Record<string, string>): void {
  const item = `{"id":12345678901234567890,"name":"${'x'.repeat(70)}"},`
  response.writeHead(200, headers)
  response.end(`[${item.repeat(Math.floor(10_000_000 / item.length))}{}]`)
}

function events(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
  let count = 0
  const timer = setInterval(() => {
    response.write(`data: {"tick": ${++count}}\n\n`)
    if (count < 12) return
    clearInterval(timer)
    response.end()
  }, 250)
}
