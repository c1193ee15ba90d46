/** Fetches API descriptions and what they refer to by address: the one use of the network, asked for by `--fetch`. */
import { lookup as lookupName } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Longest answer, in bytes, longest wait, in milliseconds, and most redirects in a row. */
const limits = { bytes: 50 * 1024 * 1024, milliseconds: 30_000, redirects: 5 }

/** The addresses of a host. */
export type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>

const askNames: Lookup = (host) => lookupName(host, { all: true })

/**
 * Makes the fetcher of `--fetch`: `https` only, also where redirects lead, no host inside the own network (a description is
 * often a stranger's: it must not make a build machine ask its neighbours), bounded in size and time.
 * It throws an Error whose message says in words what went wrong.
 */
export function textFetcher(ask: typeof fetch, lookup: Lookup = askNames): (url: string) => Promise<string> {
  return async (url) => {
    const signal = AbortSignal.timeout(limits.milliseconds)
    let at = url
    for (let hop = 0; hop <= limits.redirects; hop++) {
      await checkAddress(at, lookup)
      const answer = await ask(at, { redirect: 'manual', signal, headers: { 'user-agent': 'flatleaf' } }).catch(() => {
        throw new Error(`no answer within ${limits.milliseconds / 1000} s.`)
      })
      const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
      if (next === null && !answer.ok) throw new Error(`the server answered ${answer.status}.`)
      if (next === null) return read(answer)
      at = new URL(next, at).href
    }
    throw new Error(`it redirects more than ${limits.redirects} times.`)
  }
}

async function checkAddress(url: string, lookup: Lookup): Promise<void> {
  if (!/^https:\/\//i.test(url)) throw new Error('only https addresses are fetched.')
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const known = isIP(host)
  const addresses = known ? [{ address: host, family: known }] : await lookup(host).catch(() => [])
  if (host === 'localhost' || addresses.some(isInside)) throw new Error('its host lies in the own network.')
}

const inside = blockList()

function isInside({ address, family }: { readonly address: string; readonly family: number }): boolean {
  return inside.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Loopback, private, link-local, shared and reserved ranges (RFC 6890); a list of IPv4 ranges holds for mapped addresses too. */
function blockList(): BlockList {
  const list = new BlockList()
  const ranges = (
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 ' +
    '198.18.0.0/15 224.0.0.0/3'
  ).split(' ')
  for (const range of ranges) list.addSubnet(range.split('/')[0]!, Number(range.split('/')[1]), 'ipv4')
  for (const range of ['::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'])
    list.addSubnet(range.split('/')[0]!, Number(range.split('/')[1]), 'ipv6')
  return list
}

async function read(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > limits.bytes) throw new Error(`it is larger than ${limits.bytes / 1024 / 1024} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
