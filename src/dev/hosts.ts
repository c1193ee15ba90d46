/** Where a server listens and which names it answers to. */
import { isIP } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { loopbackNames } from './guard.ts'
import { loopback } from './listen.ts'

export interface Hosts {
  readonly addresses: readonly string[]
  readonly names: ReadonlySet<string>
  /** Names under which others in the network reach the server; empty without `--host`. */
  readonly shared: readonly string[]
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/**
 * Loopback only, unless `host` is given: empty for every address of this machine, an address for that one, a name for
 * every address under that name as well. Names are a list, never a pattern: that is what stops DNS rebinding.
 */
export function hostsOf(host: string | undefined, interfaces: Interfaces): Hosts {
  if (host === undefined) return { addresses: loopback, names: new Set(loopbackNames), shared: [] }
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const own = Object.values(interfaces).flatMap((each) => each?.filter(({ internal }) => !internal) ?? [])
  const isOne = isIP(bare) !== 0 && bare !== '0.0.0.0' && bare !== '::'
  const outer = isOne
    ? [inUrl(bare)]
    : own.filter(({ scopeid }) => !scopeid).map(({ address }) => inUrl(address.toLowerCase()))
  const named = bare !== '' && isIP(bare) === 0 ? [bare] : []
  const addresses = isOne ? [bare, ...loopback.filter((each) => each !== bare)] : [bare === '0.0.0.0' ? bare : '::']
  return { addresses, names: new Set([...loopbackNames, ...outer, ...named]), shared: [...named, ...outer] }
}

const inUrl = (address: string) => (isIP(address) === 6 ? `[${address}]` : address)
