/** The API reference. */
import * as z from 'zod'
import type { ApiConfig } from '../../model/config.ts'
import { languageNames } from '../../openapi/samples/languages.ts'
import { nearest } from '../../util/suggest.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { openapi, readOpenapi } from '../openapi-refs.ts'
import type { Reading } from '../reading.ts'
import { listOf, oneOrMore, webAddress } from '../values.ts'

const asyncapi = 'descriptions of event interfaces are not read yet.'
const authSchema = (dialect: 'flat' | 'nested') => {
  const newer = (name: string) => (dialect === 'flat' ? { newer: `api.mdx.auth.${name}` } : {})
  return z.object({
    method: key(z.enum(['bearer', 'basic', 'key', 'cobo']), 'How requests prove who sends them.', {
      ...newer('method'),
      becomes: 'api.auth',
    }),
    name: key(z.string(), 'Name of the header; for `basic` the two fields as `user:password`.', {
      ...newer('name'),
      default: '`Authorization`',
      becomes: 'api.auth',
    }),
    inputPrefix: key(z.string(), 'Text before the value.', { dialect: 'flat', becomes: 'api.auth' }),
  })
}

export const apiKeys = {
  api: key(
    z.object({
      openapi: key(openapi, 'API descriptions: files or addresses, or `source` and the `directory` of their pages.', {
        becomes: 'api.sources',
      }),
      openApi: key(openapi, 'The same, spelled differently.', {
        dialect: 'flat',
        newer: 'api.openapi',
        becomes: 'api.sources',
      }),
      asyncapi: key(z.unknown(), 'Descriptions of event interfaces.', { dialect: 'nested', idle: asyncapi }),
      generate: key(
        z.enum(['auto', 'all', 'none']),
        'Pages of operations that the navigation does not name: `auto` makes them if it names none.',
        {
          dialect: 'own',
          default: '`auto`',
          becomes: 'api.generate',
        },
      ),
      baseUrl: key(oneOrMore, 'Base address of all endpoints; several make a choice.', {
        dialect: 'flat',
        newer: 'api.mdx.server',
        becomes: 'api.baseUrls',
      }),
      auth: key(authSchema('flat'), 'Authentication where the description says nothing.', {
        dialect: 'flat',
        becomes: 'api.auth',
      }),
      mdx: key(
        z.object({
          server: key(oneOrMore, 'Base address of all endpoints; several make a choice.', { becomes: 'api.baseUrls' }),
          auth: key(authSchema('nested'), 'Authentication where the description says nothing.', {
            becomes: 'api.auth',
          }),
        }),
        'Hand-written endpoint pages.',
        { dialect: 'nested', becomes: 'api' },
      ),
      playground: key(
        z.object({
          mode: key(z.enum(['show', 'simple', 'hide']), 'Request builder: shown, the endpoint only, or nothing.', {
            dialect: 'flat',
            newer: 'api.playground.display',
            default: '`show`',
            becomes: 'api.playground',
          }),
          display: key(
            z.enum(['interactive', 'simple', 'none', 'auth']),
            'Request builder: `interactive`, the endpoint only, or `none`.',
            {
              dialect: 'nested',
              default: '`interactive`',
              becomes: 'api.playground',
            },
          ),
          proxy: key(z.boolean(), 'Whether requests go through `proxyUrl`, if there is one.', {
            dialect: 'nested',
            default: '`true`',
            becomes: 'api.sending',
          }),
          disableProxy: key(z.boolean(), 'Sends requests directly, also if there is a `proxyUrl`.', {
            dialect: 'flat',
            newer: 'api.playground.proxy',
            default: '`false`',
            becomes: 'api.sending',
          }),
          proxyUrl: key(
            z.string(),
            'A server of your own that passes requests on: an `https` address, or a path of the same host. It gets the address in its query, as `url`.',
            { dialect: 'own', becomes: 'api.sending' },
          ),
          credentials: key(z.boolean(), 'Sends the cookies along that the browser has for the API.', {
            dialect: 'nested',
            default: '`false`',
            becomes: 'api.sending',
          }),
        }),
        'The request builder on API pages.',
        { becomes: 'api.playground' },
      ),
      hidePlayground: key(z.boolean(), 'No request builder.', {
        dialect: 'flat',
        newer: 'api.playground.display',
        becomes: 'api.playground',
      }),
      maintainOrder: key(z.boolean(), 'Keeps the order of the description.', {
        dialect: 'flat',
        default: '`true`',
        becomes: 'api.maintainOrder',
      }),
      request: key(
        z.object({
          example: key(
            z.object({
              languages: key(z.array(z.string()), 'Languages of request samples, in order.', {
                newer: 'api.examples.languages',
                becomes: 'api.languages',
              }),
              showOptionalParams: key(z.boolean(), 'Samples name optional parameters too.', {
                newer: 'api.examples.defaults',
                becomes: 'api.sampleFields',
              }),
            }),
            'Request samples.',
            { becomes: 'api.languages' },
          ),
        }),
        'Request samples.',
        { dialect: 'flat', becomes: 'api.languages' },
      ),
      examples: key(
        z.object({
          languages: key(z.array(z.string()), 'Languages of request samples, in order.', { becomes: 'api.languages' }),
          defaults: key(
            z.enum(['required', 'all']),
            'Parameters and properties in samples: the required ones, or all; without it also those that have an example.',
            { becomes: 'api.sampleFields' },
          ),
          prefill: key(z.boolean(), 'Fills the request builder with examples.', {
            default: '`false`',
            becomes: 'api.sending',
          }),
          autogenerate: key(z.boolean(), 'Makes samples that the description does not hold.', {
            default: '`true`',
            becomes: 'api.makeSamples',
          }),
        }),
        'Request samples.',
        { dialect: 'nested', becomes: 'api.languages' },
      ),
      paramFields: key(
        z.object({
          expanded: key(z.enum(['all', 'topLevel', 'topLevelOneOfs', 'none']), 'Which fields are open at first.', {
            newer: 'api.params.expanded',
            default: '`none`',
            becomes: 'api.fieldsOpen',
          }),
        }),
        'Fields of objects.',
        { dialect: 'flat', becomes: 'api.fieldsOpen' },
      ),
      params: key(
        z.object({
          expanded: key(z.enum(['all', 'closed']), 'Whether fields are open at first.', {
            default: '`closed`',
            becomes: 'api.fieldsOpen',
          }),
          post: key(oneOrMore, 'Keys of schemas whose values stand beside the name of a field.', {
            becomes: 'api.pills',
          }),
        }),
        'Fields of objects.',
        { dialect: 'nested', becomes: 'api.fieldsOpen' },
      ),
      url: key(
        z.enum(['full']),
        'Shows the address of the server before the path, also where the playground is hidden and the endpoint is a line of text.',
        { dialect: 'nested', becomes: 'api.wholeUrl' },
      ),
    }),
    'The API reference.',
    { becomes: 'api' },
  ),
  openapi: key(openapi, 'API descriptions: files or addresses.', { becomes: 'api.sources' }),
  openApi: key(openapi, 'The same, spelled differently.', {
    dialect: 'flat',
    newer: 'openapi',
    becomes: 'api.sources',
  }),
  asyncapi: key(z.unknown(), 'Descriptions of event interfaces.', { idle: asyncapi }),
}

type RawApi = NonNullable<Raw<typeof apiKeys>['api']>

/**
 * Codes: `playground-proxy` (error), `sample-language-unknown`, `auth-method-unknown`, `playground-auth` (warnings),
 * `order-kept` (info).
 */
export function readApi(raw: Raw<typeof apiKeys>, reading: Reading): ApiConfig {
  const api = raw.api ?? {}
  const auth = readAuth(api, reading)
  const languages = readLanguages(api, reading)
  const fields = readSampleFields(api)
  const sending = readSending(api, reading)
  if (api.maintainOrder === false)
    reading.info(
      'order-kept',
      reading.at(api, 'maintainOrder'),
      'The order of the API description is always kept.',
      'Remove "maintainOrder".',
    )
  return {
    sources: readSources(raw, reading),
    generate: api.generate ?? 'auto',
    baseUrls: listOf(api.mdx?.server ?? api.baseUrl),
    ...(auth && { auth }),
    playground: readPlayground(api, reading),
    ...(sending && { sending }),
    maintainOrder: true,
    ...(languages && { languages }),
    ...(fields && { sampleFields: fields }),
    ...(api.examples?.autogenerate === false && { makeSamples: false }),
    fieldsOpen: (api.params?.expanded ?? api.paramFields?.expanded) === 'all',
    ...(api.params?.post !== undefined && { pills: listOf(api.params.post) }),
    ...(api.url === 'full' && { wholeUrl: true as const }),
  }
}

/** What the root and `api` name, each file once. */
function readSources(raw: Raw<typeof apiKeys>, reading: Reading): ApiConfig['sources'] {
  const api = raw.api ?? {}
  const all = [
    ...readOpenapi(raw, 'openapi', raw.openapi, reading),
    ...(raw.openapi === undefined ? readOpenapi(raw, 'openApi', raw.openApi, reading) : []),
    ...(api.openapi === undefined ? [] : readOpenapi(api, 'openapi', api.openapi, reading)),
    ...(api.openapi === undefined && api.openApi !== undefined
      ? readOpenapi(api, 'openApi', api.openApi, reading)
      : []),
  ]
  return all.filter((each, index) => all.findIndex((other) => other.source === each.source) === index)
}

function readAuth(api: RawApi, reading: Reading): ApiConfig['auth'] {
  const method = api.mdx?.auth?.method ?? api.auth?.method
  const name = api.mdx?.auth?.name ?? api.auth?.name
  const inputPrefix = api.auth?.inputPrefix ?? api.mdx?.auth?.inputPrefix
  if (method === undefined && name === undefined && inputPrefix === undefined) return undefined
  if (method === 'cobo')
    reading.warn(
      'auth-method-unknown',
      reading.at(api.mdx?.auth ?? api.auth ?? api, 'method'),
      'The method "cobo" is shown as a key.',
      'Write "key".',
    )
  const known = method === 'cobo' ? 'key' : (method ?? 'key')
  return { method: known, ...(name !== undefined && { name }), ...(inputPrefix !== undefined && { inputPrefix }) }
}

function readPlayground(api: RawApi, reading: Reading): ApiConfig['playground'] {
  const { display, mode } = api.playground ?? {}
  if (display === 'auth' && api.playground)
    reading.warn(
      'playground-auth',
      reading.at(api.playground, 'display'),
      'A static site cannot know who is signed in, so "auth" shows no request builder.',
      'Write "interactive", "simple" or "none".',
    )
  if (display) return display === 'interactive' ? 'show' : display === 'simple' ? 'simple' : 'hide'
  return mode ?? (api.hidePlayground ? 'hide' : 'show')
}

function readSampleFields(api: RawApi): ApiConfig['sampleFields'] {
  const optional = api.request?.example?.showOptionalParams
  return api.examples?.defaults ?? (optional === undefined ? undefined : optional ? 'all' : 'required')
}

function readSending(api: RawApi, reading: Reading): ApiConfig['sending'] {
  const { credentials = false } = api.playground ?? {}
  const proxy = readProxy(api.playground, reading)
  const prefill = api.examples?.prefill === true
  if (!credentials && !prefill && proxy === undefined) return undefined
  return {
    ...(proxy !== undefined && { proxy }),
    ...(credentials && { credentials: true }),
    ...(prefill && { prefill: true }),
  }
}

/** Only to a server of the owner's, and never in the clear. */
function readProxy(playground: RawApi['playground'], reading: Reading): string | undefined {
  const written = playground?.proxyUrl?.trim()
  if (!playground || written === undefined || playground.proxy === false || playground.disableProxy) return undefined
  if (/^\/(?![/\\])[\x21-\x7e]*$/.test(written)) return written
  const address = webAddress(written)
  if (address?.protocol === 'https:' || address?.hostname === 'localhost') return address.href
  reading.error(
    'playground-proxy',
    reading.at(playground, 'proxyUrl'),
    `Requests cannot be sent through "${written}".`,
    'Write an address that begins with "https://", or a path that begins with "/".',
  )
  return undefined
}

function readLanguages(api: RawApi, reading: Reading): readonly string[] | undefined {
  const written = api.examples?.languages ?? api.request?.example?.languages
  const isKnown = (language: string) => languageNames.includes(language.trim().toLowerCase())
  for (const [index, language] of (written ?? []).entries()) {
    if (!written || isKnown(language)) continue
    const near = nearest(language.toLowerCase(), languageNames)
    const hint = near ? `Did you mean "${near}"?` : `Use one of ${languageNames.join(', ')}.`
    reading.warn(
      'sample-language-unknown',
      reading.at(written, index),
      `There are no request samples in "${language}".`,
      hint,
    )
  }
  return written?.filter(isKnown)
}
