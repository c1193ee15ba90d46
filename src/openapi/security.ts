/** What a request must prove: sets of schemes, one of which is enough. */
import type { ApiConfig } from '../model/config.ts'
import { english } from '../model/english.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import type { SchemeView, SecurityView } from '../model/reference.ts'
import type { Say, Word } from '../model/words.ts'
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
  const { say } = build
  if (declared !== 'none') {
    const named = sets.map((set) => Object.entries(set).map(([name, scopes]) => schemeView(name, scopes, slice, build)))
    const alternatives = named.length > 0 ? named.filter(isNews) : [[]]
    return { declared, alternatives, sentence: sentenceOf(alternatives, slice.kind, say) }
  }
  if (!api.auth) {
    const sentence = slice.handWritten ? '' : say('The description declares no authentication.')
    return { declared: 'none', alternatives: [], sentence }
  }
  const view = {
    ...schemeWords('', schemeOfConfig(api.auth), say),
    scopes: [],
    description: build.text(undefined),
    flows: [],
  }
  return { declared: 'config', alternatives: [[view]], sentence: sentenceOf([[view]], slice.kind, say) }
}

/** Not the same schemes and scopes as an alternative before it. */
function isNews(set: readonly SchemeView[], index: number, all: readonly (readonly SchemeView[])[]): boolean {
  const words = (each: readonly SchemeView[]) => JSON.stringify(each.map(({ name, scopes }) => [name, scopes]))
  return all.findIndex((other) => words(other) === words(set)) === index
}

/** "Needs a bearer token." A webhook is no call to the API, so there the sentence says whom it is about. */
function sentenceOf(alternatives: SecurityView['alternatives'], kind: OperationSlice['kind'], say: Say): string {
  const sets = alternatives
    .filter((set) => set.length > 0)
    .map((set) => set.map((each) => withArticle(each, say)).reduce((all, each) => say('{} and {}', all, each)))
  const isOptional = sets.length < alternatives.length
  const words = kind === 'webhook' ? needs.calls : needs.own
  if (sets.length === 0) return say(words.nothing)
  const wanted =
    sets.length === 1 ? sets[0]! : say('one of: {}', sets.map((set, index) => `(${index + 1}) ${set}`).join(', '))
  return say(isOptional ? words.maybe : words.all, wanted)
}

const needs = {
  own: { nothing: 'Needs no authentication.', all: 'Needs {}.', maybe: 'Needs {}, or no authentication.' },
  calls: {
    nothing: 'Calls to the API need no authentication.',
    all: 'Calls to the API need {}.',
    maybe: 'Calls to the API need {}, or no authentication.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Word>>>>

function withArticle({ kind, name, scopes }: SchemeView, say: Say): string {
  const words =
    kind === say('not declared')
      ? say('the scheme "{}", which is not declared', name)
      : say(/^[aeio]/i.test(kind) ? 'an {}' : 'a {}', kind)
  return scopes.length === 0
    ? words
    : say(scopes.length === 1 ? '{} with the scope {}' : '{} with the scopes {}', words, scopes.join(', '))
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
    build.problem('The security scheme "{}" is not declared.', [name], 'scheme-unknown')
    return { name, kind: build.say('not declared'), scopes: wanted, description: build.text(undefined), flows: [] }
  }
  const description = build.text(own(scheme, 'description'))
  return { ...schemeWords(name, scheme, build.say), scopes: wanted, description, flows: flowsOf(scheme, build.say) }
}

function schemeWords(name: string, scheme: JsonObject, say: Say): Pick<SchemeView, 'name' | 'kind' | 'example'> {
  const credential = credentialOf(scheme)
  const kind = kindOf(scheme, say)
  const words = isTrue(scheme, 'deprecated') ? say('{} (deprecated)', kind) : kind
  return { name, kind: words, ...(credential ? { example: printed(credential) } : {}) }
}

function printed({ in: where, name, value }: Credential): string {
  if (where === 'query') return `?${name}=${value}`
  return where === 'cookie' ? `Cookie: ${name}=${value}` : `${name}: ${value}`
}

/** What a scheme asks for, in words. */
export function kindOf(scheme: JsonObject, say: Say = english): string {
  const type = stringAt(scheme, 'type') ?? ''
  const method = (stringAt(scheme, 'scheme') ?? '').toLowerCase()
  const format = stringAt(scheme, 'bearerFormat')
  const header = stringAt(scheme, headerKey)
  if (type === 'http' && method === 'bearer' && header) return say('bearer token in the header "{}"', header)
  if (type === 'http' && method === 'bearer') return format ? say('bearer token ({})', format) : say('bearer token')
  if (type === 'http' && method === 'basic') return basicWords(stringAt(scheme, fieldsKey), say)
  if (type === 'http') {
    const named = stringAt(scheme, 'scheme')
    return named === undefined ? say('HTTP authentication') : `HTTP ${named}`
  }
  if (type === 'apiKey') return keyWords(stringAt(scheme, 'in'), stringAt(scheme, 'name'), say)
  const word = (
    {
      oauth2: 'OAuth 2.0 access token',
      openIdConnect: 'OpenID Connect token',
      mutualTLS: 'client certificate (mutual TLS)',
    } as const
  )[type as 'oauth2']
  return word ? say(word) : type
}

/** A key that the description only half describes is one all the same. */
function keyWords(where: string | undefined, name: string | undefined, say: Say): string {
  const words = keyPlaces[where as keyof typeof keyPlaces]
  if (name === undefined) return words ? say(words.alone) : say('API key')
  return words ? say(words.named, name) : say('API key named "{}"', name)
}

const keyPlaces = {
  header: { named: 'API key in the header "{}"', alone: 'API key in the header' },
  query: { named: 'API key in the query "{}"', alone: 'API key in the query' },
  cookie: { named: 'API key in the cookie "{}"', alone: 'API key in the cookie' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Word>>>>

/** `user:password` as the configuration names the two fields. */
function basicWords(fields: string | undefined, say: Say): string {
  const [user, password] = (fields ?? '').split(':')
  if (!user || !password) return say('user name and a password (HTTP Basic)')
  return say('user name "{}" and a password "{}" (HTTP Basic)', user, password)
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

const flowWords: Readonly<Record<string, Word>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  implicit: 'Implicit',
  password: 'Password',
  deviceAuthorization: 'Device authorization',
}

const flowUrls = [
  ['Authorization', 'authorizationUrl'],
  ['Device authorization', 'deviceAuthorizationUrl'],
  ['Token', 'tokenUrl'],
  ['Refresh', 'refreshUrl'],
] as const

/** The addresses and scopes of OAuth 2.0 flows, or where OpenID Connect describes itself. */
function flowsOf(scheme: JsonObject, say: Say): SchemeView['flows'] {
  const discovery = stringAt(scheme, 'openIdConnectUrl')
  if (discovery !== undefined)
    return [{ label: say('Discovery'), urls: [{ use: say('Configuration'), ...linkOut(discovery) }], scopes: [] }]
  const metadata = stringAt(scheme, 'oauth2MetadataUrl')
  const about = {
    label: say('Metadata'),
    urls: [{ use: say('Configuration'), ...linkOut(metadata ?? '') }],
    scopes: [],
  }
  const flows = entriesAt(scheme, 'flows').map(([key, flow]) => ({
    label: Object.hasOwn(flowWords, key) ? say(flowWords[key]!) : key,
    urls: flowUrls.flatMap(([use, at]) => {
      const url = stringAt(flow, at)
      return url === undefined ? [] : [{ use: say(use), ...linkOut(url) }]
    }),
    scopes: entriesAt(flow, 'scopes').map(([name, text]) => ({ name, text: typeof text === 'string' ? text : '' })),
  }))
  return metadata === undefined ? flows : [...flows, about]
}
