/**
 * What each service needs of a page: its script, what it is told, and the hosts that it talks to. Values were checked
 * before; addresses of servers may come without `https://`.
 */
import type { Embed } from '../model/document.ts'
import type { Integration, ServiceName } from '../model/integration.ts'

type Values = Readonly<Record<string, unknown>>
type Made = Omit<Integration, 'service' | 'at'>
/** `missing`: the key without which nothing can be loaded. */
type Maker = (values: Values) => Made | { readonly missing: string }

/** How a service is loaded. */
export function serviceOf(name: ServiceName, values: Values): Made | { readonly missing: string } {
  return makers[name](values)
}

const makers: Readonly<Record<ServiceName, Maker>> = {
  ga4: needing('measurementId', (id) => ({
    src: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    values: { id },
    embeds: [
      ...at('https://www.googletagmanager.com', 'script', 'connect', 'img'),
      ...at('https://www.google-analytics.com', 'connect', 'img'),
      ...at('https://*.google-analytics.com', 'connect'),
      ...at('https://analytics.google.com', 'connect'),
      ...at('https://*.analytics.google.com', 'connect'),
    ],
  })),
  gtm: needing('tagId', (id, { hosts }) => ({
    src: `https://www.googletagmanager.com/gtm.js?id=${id}`,
    values: { id },
    embeds: [...at('https://www.googletagmanager.com', 'script', 'connect', 'img'), ...further(hosts)],
  })),
  plausible: needing('domain', (domain, { server }) => {
    const address = addressOf(server ?? 'plausible.io')
    return {
      src: `${address}/js/script.js`,
      attributes: { 'data-domain': domain },
      embeds: at(originOf(address), 'script', 'connect'),
    }
  }),
  fathom: needing('siteId', (id) => ({
    src: 'https://cdn.usefathom.com/script.js',
    attributes: { 'data-site': id },
    embeds: at('https://cdn.usefathom.com', 'script', 'connect', 'img'),
  })),
  posthog: needing('apiKey', (id, { apiHost, sessionRecording }) => {
    const address = addressOf(apiHost ?? 'us.i.posthog.com')
    // The cloud keeps scripts on a host of their own.
    const assets = address.replace(/^https:\/\/(us|eu)\.i\.posthog\.com$/, 'https://$1-assets.i.posthog.com')
    return {
      src: `${assets}/static/array.js`,
      values: { id, host: address, recording: sessionRecording === true },
      embeds: [
        ...at(originOf(assets), 'script', 'connect'),
        ...(assets === address ? [] : at(originOf(address), 'connect')),
      ],
    }
  }),
  pirsch: needing('id', (id) => ({
    src: 'https://api.pirsch.io/pa.js',
    attributes: { id: 'pianjs', 'data-code': id },
    embeds: at('https://api.pirsch.io', 'script', 'connect'),
  })),
  matomo: needing('server', (server, { siteId }) => {
    if (siteId === undefined) return { missing: 'siteId' }
    const address = addressOf(server)
    return {
      src: `${address}/matomo.js`,
      values: { id: String(siteId), host: address },
      embeds: at(originOf(address), 'script', 'connect', 'img'),
    }
  }),
  umami: needing('websiteId', (id, { server }) => {
    const address = addressOf(server ?? 'cloud.umami.is')
    return {
      src: `${address}/script.js`,
      attributes: { 'data-website-id': id },
      embeds: [
        ...at(originOf(address), 'script', 'connect'),
        // The script of the cloud sends to another of its hosts, by its age.
        ...(server === undefined
          ? [...at('https://gateway.umami.is', 'connect'), ...at('https://api-gateway.umami.dev', 'connect')]
          : []),
      ],
    }
  }),
  goatcounter: ({ code, server }) => {
    if (code === undefined && server === undefined) return { missing: 'code' }
    const address = server === undefined ? `https://${String(code)}.goatcounter.com` : addressOf(server)
    const scripts = server === undefined ? 'https://gc.zgo.at' : address
    return {
      src: `${scripts}/count.js`,
      attributes: { 'data-goatcounter': `${address}/count` },
      embeds: [...at(originOf(scripts), 'script'), ...at(originOf(address), 'connect', 'img')],
    }
  },
  custom: needing('src', (src, { data, hosts }) => ({
    src,
    ...(data !== undefined && { attributes: dataAttributes(data as Values) }),
    embeds: [...at(originOf(src), 'script', 'connect'), ...further(hosts)],
  })),
}

function needing(name: string, make: (value: string, values: Values) => ReturnType<Maker>): Maker {
  return (values) => {
    const value = values[name]
    return typeof value === 'string' ? make(value, values) : { missing: name }
  }
}

function at(origin: string, ...kinds: readonly Embed['kind'][]): Embed[] {
  return kinds.map((kind) => ({ kind, origin }))
}

/** Scripts and pictures come from hosts by name alone; only requests go to all hosts below one. */
function further(hosts: unknown): Embed[] {
  return ((hosts ?? []) as readonly string[]).flatMap((host) =>
    host.includes('*') ? at(host, 'connect') : at(host, 'script', 'connect', 'img'),
  )
}

/** Without a slash at its end. */
function addressOf(written: unknown): string {
  return new URL(withHttps(String(written))).href.replace(/\/+$/, '')
}

/** The address of a host that may be written by its name alone. */
export function withHttps(host: string): string {
  return /^https:/i.test(host) ? host : `https://${host}`
}

function originOf(address: string): string {
  return new URL(address).origin
}

/** Whether `data-` and this name make an attribute. */
export function isDataName(name: string): boolean {
  return /^[a-z][a-z\d-]{0,60}$/.test(name)
}

function dataAttributes(data: Values): Record<string, string> {
  const named = Object.entries(data).filter(([name]) => isDataName(name))
  return Object.fromEntries(named.map(([name, value]) => [`data-${name}`, String(value)]))
}
