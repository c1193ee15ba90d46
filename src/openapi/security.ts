/** What a request must prove: sets of schemes, one of which is enough. */
import type { ApiConfig } from '../model/config.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import type { SchemeView, SecurityView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { entriesAt, isObject, isTrue, listAt, objectAt, own, stringAt } from './json.ts'
import { linkOut } from './link.ts'
import { resolved } from './resolve.ts'

/** Where and how a request carries a credential. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie'
  readonly name: string
  readonly value: string
}

/** The requirement of the operation, else of the description, else of the configuration. */
export function securityView(slice: OperationSlice, api: ApiConfig, build: Build): SecurityView {
  const { declared, sets } = requirementsOf(slice)
  if (declared !== 'none') {
    const named = sets.map((set) => Object.entries(set).map(([name, scopes]) => schemeView(name, scopes, slice, build)))
    const alternatives = named.length > 0 ? named.filter(isNews) : [[]]
    return { declared, alternatives, sentence: sentenceOf(alternatives, slice.kind) }
  }
  if (!api.auth) {
    const sentence = slice.handWritten ? '' : 'The description declares no authentication.'
    return { declared: 'none', alternatives: [], sentence }
  }
  const view = {
    ...schemeWords('', schemeOfConfig(api.auth)),
    scopes: [],
    description: build.text(undefined),
    flows: [],
  }
  return { declared: 'config', alternatives: [[view]], sentence: sentenceOf([[view]], slice.kind) }
}

/** Not the same schemes and scopes as an alternative before it. */
function isNews(set: readonly SchemeView[], index: number, all: readonly (readonly SchemeView[])[]): boolean {
  const words = (each: readonly SchemeView[]) => JSON.stringify(each.map(({ name, scopes }) => [name, scopes]))
  return all.findIndex((other) => words(other) === words(set)) === index
}

/** "Needs a bearer token." A webhook is no call to the API, so there the sentence says whom it is about. */
function sentenceOf(alternatives: SecurityView['alternatives'], kind: OperationSlice['kind']): string {
  const sets = alternatives.filter((set) => set.length > 0).map((set) => set.map(withArticle).join(' and '))
  const isOptional = sets.length < alternatives.length
  const who = kind === 'webhook' ? 'Calls to the API need' : 'Needs'
  if (sets.length === 0)
    return kind === 'webhook' ? 'Calls to the API need no authentication.' : 'Needs no authentication.'
  const needs = sets.length === 1 ? sets[0]! : `one of: ${sets.map((set, index) => `(${index + 1}) ${set}`).join(', ')}`
  return `${who} ${needs}${isOptional ? ', or no authentication' : ''}.`
}

function withArticle({ kind, name, scopes }: SchemeView): string {
  const words =
    kind === 'not declared'
      ? `the scheme "${name}", which is not declared`
      : `${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}`
  return scopes.length === 0
    ? words
    : `${words} with ${scopes.length === 1 ? 'the scope' : 'the scopes'} ${scopes.join(', ')}`
}

/** The credentials of the first way to authenticate, for samples. */
export function credentialsOf(slice: OperationSlice, api: ApiConfig): readonly Credential[] {
  const { declared, sets } = requirementsOf(slice)
  const schemes =
    declared === 'none'
      ? [api.auth ? schemeOfConfig(api.auth) : undefined]
      : Object.keys(sets[0] ?? {}).map((name) => schemeNamed(name, slice))
  return schemes.flatMap((scheme) => (scheme ? (credentialOf(scheme) ?? []) : []))
}

/** The operation's own requirement, else the description's. */
export function requirementsOf(slice: OperationSlice): {
  readonly declared: 'operation' | 'root' | 'none'
  readonly sets: readonly JsonObject[]
} {
  const sources = [
    ['operation', slice.operation],
    ['root', slice.root],
  ] as const
  for (const [declared, holder] of sources) {
    if (Array.isArray(own(holder, 'security'))) return { declared, sets: listAt(holder, 'security').filter(isObject) }
  }
  return { declared: 'none', sets: [] }
}

/** The scheme of that name, if it is declared. */
export function schemeNamed(name: string, slice: OperationSlice): JsonObject | undefined {
  const schemes = objectAt(objectAt(slice.root, 'components'), 'securitySchemes')
  const scheme = own(schemes, name)
  return scheme === undefined ? undefined : resolved(scheme, slice.refs).value
}

/** A scheme that nobody declared is shown by its name; `view.ts` warns. */
function schemeView(name: string, scopes: Json, slice: OperationSlice, build: Build): SchemeView {
  const scheme = schemeNamed(name, slice)
  const wanted = Array.isArray(scopes) ? scopes.filter((scope): scope is string => typeof scope === 'string') : []
  if (!scheme) {
    build.problem(`The security scheme "${name}" is not declared.`, 'scheme-unknown')
    return { name, kind: 'not declared', scopes: wanted, description: build.text(undefined), flows: [] }
  }
  const description = build.text(own(scheme, 'description'))
  return { ...schemeWords(name, scheme), scopes: wanted, description, flows: flowsOf(scheme) }
}

function schemeWords(name: string, scheme: JsonObject): Pick<SchemeView, 'name' | 'kind' | 'example'> {
  const credential = credentialOf(scheme)
  const words = kindOf(scheme) + (isTrue(scheme, 'deprecated') ? ' (deprecated)' : '')
  return { name, kind: words, ...(credential ? { example: printed(credential) } : {}) }
}

function printed({ in: where, name, value }: Credential): string {
  if (where === 'query') return `?${name}=${value}`
  return where === 'cookie' ? `Cookie: ${name}=${value}` : `${name}: ${value}`
}

/** What a scheme asks for, in words. */
export function kindOf(scheme: JsonObject): string {
  const type = stringAt(scheme, 'type') ?? ''
  const method = (stringAt(scheme, 'scheme') ?? '').toLowerCase()
  const format = stringAt(scheme, 'bearerFormat')
  const header = stringAt(scheme, headerKey)
  if (type === 'http' && method === 'bearer' && header) return `bearer token in the header "${header}"`
  if (type === 'http' && method === 'bearer') return format ? `bearer token (${format})` : 'bearer token'
  if (type === 'http' && method === 'basic') return basicWords(stringAt(scheme, fieldsKey))
  if (type === 'http') return `HTTP ${stringAt(scheme, 'scheme') ?? 'authentication'}`
  if (type === 'apiKey') return keyWords(stringAt(scheme, 'in'), stringAt(scheme, 'name'))
  return (
    {
      oauth2: 'OAuth 2.0 access token',
      openIdConnect: 'OpenID Connect token',
      mutualTLS: 'client certificate (mutual TLS)',
    }[type] ?? type
  )
}

/** A key that the description only half describes is one all the same. */
function keyWords(where: string | undefined, name: string | undefined): string {
  const place = where === undefined ? '' : ` in the ${where}`
  return `API key${place}${name === undefined ? '' : `${where === undefined ? ' named' : ''} "${name}"`}`
}

/** `user:password` as the configuration names the two fields. */
function basicWords(fields: string | undefined): string {
  const [user, password] = (fields ?? '').split(':')
  if (!user || !password) return 'user name and a password (HTTP Basic)'
  return `user name "${user}" and a password "${password}" (HTTP Basic)`
}

/** How a request carries what a scheme asks for; `undefined`: in no header, query or cookie. */
export function credentialOf(scheme: JsonObject): Credential | undefined {
  const type = stringAt(scheme, 'type')
  const method = stringAt(scheme, 'scheme') ?? ''
  const prefix = stringAt(scheme, prefixKey) ?? ''
  const name = stringAt(scheme, headerKey) ?? 'Authorization'
  const authorization = (value: string): Credential => ({ in: 'header', name, value })
  if (type === 'oauth2' || type === 'openIdConnect') return authorization('Bearer <ACCESS_TOKEN>')
  if (type === 'http' && method.toLowerCase() === 'bearer') return authorization(`Bearer ${prefix}<ACCESS_TOKEN>`)
  if (type === 'http' && method !== '') return authorization(`${capital(method)} ${prefix}<CREDENTIALS>`)
  return type === 'apiKey' ? apiKey(scheme, `${prefix}<API_KEY>`) : undefined
}

function apiKey(scheme: JsonObject, value: string): Credential | undefined {
  const name = stringAt(scheme, 'name')
  const where = stringAt(scheme, 'in')
  if (name === undefined) return undefined
  return where === 'query' || where === 'cookie' || where === 'header' ? { in: where, name, value } : undefined
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** Carry `api.auth.inputPrefix`, the names of a user and password, and a bearer's own header in the scheme made from `api.auth`. */
export const prefixKey = 'x-flatleaf-prefix'
const headerKey = 'x-flatleaf-header'
export const fieldsKey = 'x-flatleaf-fields'

/** `api.auth` of the configuration as the scheme that it means. `name` is the header's; for `basic` the two fields' names. */
export function schemeOfConfig(auth: NonNullable<ApiConfig['auth']>): JsonObject {
  const prefix = auth.inputPrefix ?? ''
  if (auth.method === 'basic')
    return { type: 'http', scheme: 'basic', [fieldsKey]: auth.name ?? '', [prefixKey]: prefix }
  if (auth.method === 'key')
    return { type: 'apiKey', in: 'header', name: auth.name ?? 'X-API-Key', [prefixKey]: prefix }
  const isOwnHeader = auth.name !== undefined && auth.name.toLowerCase() !== 'authorization'
  const bearer = { type: 'http', scheme: 'bearer', [prefixKey]: prefix }
  return isOwnHeader ? { ...bearer, [headerKey]: auth.name } : bearer
}

const flowWords: Readonly<Record<string, string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  implicit: 'Implicit',
  password: 'Password',
  deviceAuthorization: 'Device authorization',
}

/** The addresses and scopes of OAuth 2.0 flows, or where OpenID Connect describes itself. */
function flowsOf(scheme: JsonObject): SchemeView['flows'] {
  const discovery = stringAt(scheme, 'openIdConnectUrl')
  if (discovery !== undefined)
    return [{ label: 'Discovery', urls: [{ use: 'Configuration', ...linkOut(discovery) }], scopes: [] }]
  const metadata = stringAt(scheme, 'oauth2MetadataUrl')
  const about = { label: 'Metadata', urls: [{ use: 'Configuration', ...linkOut(metadata ?? '') }], scopes: [] }
  const flows = entriesAt(scheme, 'flows').map(([key, flow]) => ({
    label: Object.hasOwn(flowWords, key) ? flowWords[key]! : key,
    urls: [
      ['Authorization', 'authorizationUrl'],
      ['Device authorization', 'deviceAuthorizationUrl'],
      ['Token', 'tokenUrl'],
      ['Refresh', 'refreshUrl'],
    ].flatMap(([use, at]) => {
      const url = stringAt(flow, at!)
      return url === undefined ? [] : [{ use: use!, ...linkOut(url) }]
    }),
    scopes: entriesAt(flow, 'scopes').map(([name, text]) => ({ name, text: typeof text === 'string' ? text : '' })),
  }))
  return metadata === undefined ? flows : [...flows, about]
}
