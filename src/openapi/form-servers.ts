/** Where the playground sends requests to, and what the policy of its page has to allow for that. */
import type { ApiConfig } from '../model/config.ts'
import type { Json, OperationSlice } from '../model/operation.ts'
import type { FormServer } from '../model/request-form.ts'
import { plain } from './form-schema.ts'
import { entriesAt, stringAt, stringsAt } from './json.ts'
import { serversOf } from './servers.ts'

/** The servers with an absolute address; a page cannot know where the others are. */
export function formServers(slice: OperationSlice, api: ApiConfig): readonly FormServer[] {
  return serversOf(slice, api)
    .map((server) => formServer(server, api))
    .filter(({ url, variables }) => /^https?:\/\//i.test(filled(url, defaultsOf(variables))))
}

function formServer(server: Json, api: ApiConfig): FormServer {
  const written = stringAt(server, 'url') ?? ''
  const [base] = api.baseUrls
  const isPath = /^\/(?!\/)/.test(written) && base !== undefined
  const whole = written.startsWith('//') ? `https:${written}` : written
  const text = plain(stringAt(server, 'description'))
  return {
    url: withoutEnd(isPath ? withoutEnd(base) + written : whole),
    shown: withoutEnd(written),
    ...(text ? { about: text } : {}),
    variables: entriesAt(server, 'variables').map(([name, variable]) => formVariable(name, variable)),
  }
}

function formVariable(name: string, variable: Json): FormServer['variables'][number] {
  const text = plain(stringAt(variable, 'description'))
  const initial = stringAt(variable, 'default')
  const values = stringsAt(variable, 'enum')
  return {
    name,
    ...(initial === undefined ? {} : { default: initial }),
    // A default that is none of them is still what the address holds at first.
    enum: values.length === 0 || initial === undefined || values.includes(initial) ? values : [initial, ...values],
    ...(text ? { about: text } : {}),
  }
}

function withoutEnd(url: string): string {
  return url.replace(/\/+$/, '')
}

function defaultsOf(variables: FormServer['variables']): ReadonlyMap<string, string> {
  return new Map(variables.flatMap((each) => (each.default === undefined ? [] : [[each.name, each.default]])))
}

function filled(url: string, values: ReadonlyMap<string, string>): string {
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}

/** More addresses than this are not listed one by one. */
const mostListed = 24

/**
 * Sources for `connect-src`, as narrow as they can be written: listed values one by one; where a value is free, any host
 * below the part that is fixed (`https://*.example.com`). Where no part is, only what the defaults give: "any host" would
 * be no policy at all.
 */
export function serverOrigins(servers: readonly FormServer[]): readonly string[] {
  return [...new Set(servers.flatMap(originsOf))].sort()
}

function originsOf({ url, variables }: FormServer): readonly string[] {
  const [template = ''] = /^[^/]*\/\/[^/?#]*/.exec(url) ?? [filled(url, defaultsOf(variables))]
  // A star that somebody wrote would open the policy.
  if (template.includes('*')) return []
  const used = [...new Set([...template.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!))]
  const known = used.map((name) => variables.find((each) => each.name === name) ?? { name, enum: [] })
  const listed = known.filter((each) => each.enum.length > 0)
  const count = listed.reduce((product, each) => product * each.enum.length, 1)
  const some = count <= mostListed ? listed : []
  const texts = some.reduce<readonly string[]>(
    (all, { name, enum: values }) => all.flatMap((text) => values.map((value) => text.replaceAll(`{${name}}`, value))),
    [template],
  )
  const values = defaultsOf(variables)
  return texts.flatMap(
    (text) => origin(text.includes('{') ? wildcard(text) : text) ?? origin(filled(text, values)) ?? [],
  )
}

/** `https://{team}.api.example.com:{port}` → `https://*.api.example.com:*`. A policy knows stars only in front of a host. */
function wildcard(text: string): string {
  const [, scheme = '', host = '', port = ''] = /^([^/]*\/\/)(.*?)(:[^:]*)?$/.exec(text) ?? []
  const labels = host.split('.')
  const last = labels.findLastIndex((label) => label.includes('{'))
  const fixed = labels.slice(last + 1)
  if (last >= 0 && fixed.length < 2) return ''
  return `${scheme}${last >= 0 ? `*.${fixed.join('.')}` : host}${port.includes('{') ? ':*' : port}`
}

/** Scheme, host and port; `undefined` for what is none. A user in an address is no part of it. */
function origin(text: string): string | undefined {
  const found = /^(https?:\/\/)(?:[^/?#@]*@)?([^/?#@]+)/i.exec(text)
  const [, scheme, host] = found ?? []
  if (!scheme || !host || /[{}\s;,'"]/.test(host)) return undefined
  const ascii = /^[\w.*:-]+$/.test(host) ? host : asciiHost(scheme + host)
  return ascii && `${scheme}${ascii}`.toLowerCase()
}

/** `müller.example` → `xn--mller-kva.example` */
function asciiHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}
