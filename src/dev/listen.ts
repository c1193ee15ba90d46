/** Opens the port. */
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { Handler } from './handler.ts'

export interface ListenOptions {
  readonly port: number
  /** Whether the next ports may be tried when this one is taken. */
  readonly search: boolean
  /** Addresses to listen on; the first must work, the others where the machine has them. */
  readonly addresses: readonly string[]
}

export interface Listening {
  readonly port: number
  /** Ends every connection at once. */
  readonly close: () => Promise<void>
}

/** Loopback in both families: `localhost` means either. */
export const loopback: readonly string[] = ['127.0.0.1', '::1']

/**
 * Listens on the first free port; free means free on every address, so that no other server hides behind one of them.
 * `undefined` when none is. Throws what the system says about other faults (a port that needs rights).
 */
export async function listen(
  handler: Handler,
  { port, search, addresses }: ListenOptions,
): Promise<Listening | undefined> {
  for (let at = port; at <= (search ? Math.min(port + tries, 65_535) : port); at++) {
    const servers = await openAll(handler, at, addresses)
    if (servers) return { port: portOf(servers[0]!), close: () => closeAll(servers) }
  }
  return undefined
}

const tries = 50

async function openAll(handler: Handler, port: number, addresses: readonly string[]): Promise<Server[] | undefined> {
  const servers: Server[] = []
  for (const address of addresses) {
    try {
      servers.push(await openOne(handler, servers.length ? portOf(servers[0]!) : port, address))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (servers.length > 0 && ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(code ?? '')) continue
      await closeAll(servers)
      if (code === 'EADDRINUSE') return undefined
      throw error
    }
  }
  return servers
}

function openOne(handler: Handler, port: number, host: string): Promise<Server> {
  const limits = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
  }
  const server = createServer({ ...limits, keepAliveTimeout: 5_000 }, handler)
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ port, host, exclusive: true }, () => done(server.off('error', fail)))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      return closed
    }),
  )
}
