/** From what the reader entered to the request: address, headers, body. Pure; the form, fetch and curl all take it from here. */
import type { Json, JsonObject } from '../../../src/model/operation.ts'
import type {
  FormContent,
  FormParameter,
  FormSchema,
  FormScheme,
  FormServer,
  RequestForm,
} from '../../../src/model/request-form.ts'
import { concreteType } from '../../../src/util/media-range.ts'
import { pathText, serialized, type Wire } from '../../../src/openapi/serialize.ts'
import { isForbidden } from './browser-rules.ts'
import { base64 } from './base64.ts'
import { parameterKey, printed, secretKey, type BodyState, type FormState } from './state.ts'

export interface BuiltRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly Header[]
  readonly body?: SentBody
}

export type Header = readonly [name: string, value: string]

export type SentBody =
  | { readonly kind: 'text'; readonly text: string }
  /** `type`: the media type, if it is not that of forms. */
  | { readonly kind: 'multipart'; readonly parts: readonly Part[]; readonly type?: string }
  | { readonly kind: 'file'; readonly file: File }

export interface Part {
  readonly name: string
  readonly value: string | File
  readonly type?: string
}

/** `masked`: placeholders in place of secrets, so that the request can be shown and passed on. */
export type Secrets = 'real' | 'masked'

/** The request as the form says it. What a browser cannot send is part of it: curl can. */
export function builtRequest(form: RequestForm, state: FormState, secrets: Secrets): BuiltRequest {
  const credentials = (form.security[state.way] ?? []).flatMap((scheme) => credentialOf(scheme, state, secrets))
  const written = (where: FormParameter['in']) =>
    form.parameters
      .filter((each) => each.in === where && !credentials.some((other) => isSame(each, other)))
      .flatMap((each) => writtenParameter(each, state))
  const query = [
    ...[...written('query'), ...written('querystring')].map(([, text]) => text),
    ...credentials
      .filter((each) => each.in === 'query')
      .map((each) => `${encodeURIComponent(each.name)}=${encodeURIComponent(each.value)}`),
  ].filter((text) => text !== '')
  const cookies = [
    ...written('cookie').map(([, text]) => text),
    ...credentials.filter((each) => each.in === 'cookie').map((each) => `${each.name}=${each.value}`),
  ]
  const content = form.body?.contents[state.media]
  const body = content && sentBody(content, state.bodies[state.media]!)
  const headers: Header[] = [
    ...credentials.filter((each) => each.in === 'header').map((each): Header => [each.name, each.value]),
    ...written('header'),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
  ]
  const isTyped = headers.some(([name]) => name.toLowerCase() === 'content-type')
  if (body && body.kind !== 'multipart' && !isTyped) headers.push(['Content-Type', sentType(content!, body)])
  const url = baseOf(form.servers[state.server]!, state) + pathOf(form, state)
  return {
    method: form.method,
    url: query.length > 0 ? `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}` : url,
    headers: headers.map(([name, value]) => [name, value.replace(/[\r\n]+/g, ' ')]),
    ...(body ? { body } : {}),
  }
}

/** Of a range of types what the file is, if it is one of them. */
function sentType({ mediaType }: FormContent, body: SentBody): string {
  return concreteType(mediaType, body.kind === 'file' ? body.file.type : '')
}

/** The same as a page can send it. */
export function sendable({ headers, ...request }: BuiltRequest): BuiltRequest {
  return { ...request, headers: headers.filter(([name]) => !isForbidden(name)) }
}

/** The address of a server with its variables filled in. */
export function baseOf({ url, variables }: FormServer, state: Pick<FormState, 'variables'>): string {
  const initial = new Map(variables.map((each) => [each.name, each.default ?? each.enum[0]]))
  const filled = url.replace(
    /\{([^{}]+)\}/g,
    (whole, name: string) => state.variables[name] ?? initial.get(name) ?? whole,
  )
  return filled.replace(/\/+$/, '')
}

function pathOf({ path, parameters }: RequestForm, state: FormState): string {
  const known = new Map(parameters.flatMap((each) => (each.in === 'path' ? [[each.name, each] as const] : [])))
  const filled = path.replace(/\{([^{}/]+)\}/g, (whole, name: string) => {
    const parameter = known.get(name)
    const [found] = parameter ? writtenParameter(parameter, state) : []
    return found && found[1] !== '' ? found[1] : whole
  })
  return pathText(filled)
}

/** Name and text: of a query parameter the whole pair, as it stands in an address. */
function writtenParameter(parameter: FormParameter, state: FormState): readonly Header[] {
  const value = state.values[parameterKey(parameter)]
  if (value === undefined) return []
  const isText = /json/i.test(parameter.mediaType ?? '') && typeof value === 'string'
  return [[parameter.name, serialized(parameter, isText ? parsed(value) : value)]]
}

/** JSON as the reader wrote it; what is none is a text. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

/** Some descriptions have a parameter for what a security scheme gives. */
function isSame({ in: where, name }: FormParameter, other: Credential): boolean {
  const isHeader = where === 'header' && name.toLowerCase() === other.name.toLowerCase()
  return where === other.in && (isHeader || name === other.name)
}

interface Credential {
  readonly in: FormScheme['in']
  readonly name: string
  readonly value: string
}

function credentialOf(scheme: FormScheme, state: FormState, secrets: Secrets): readonly Credential[] {
  const { kind, in: where, field, prefix, name } = scheme
  if (kind === 'certificate' || kind === 'unknown') return []
  const secret = (part: 'token' | 'user' | 'password') => state.secrets[secretKey(name, part)] ?? ''
  const isEmpty = kind === 'basic' ? secret('user') === '' && secret('password') === '' : secret('token') === ''
  if (secrets === 'masked') return [{ in: where, name: field, value: prefix + placeholder(scheme) }]
  if (isEmpty) return []
  const text = kind === 'basic' ? base64(`${secret('user')}:${secret('password')}`) : secret('token').trim()
  return [{ in: where, name: field, value: withPrefix(text, scheme) }]
}

/** `Bearer sk_` before what was pasted; who pastes the beginning too does not get it twice. */
function withPrefix(text: string, { prefix, start = '' }: FormScheme): string {
  const scheme = prefix.slice(0, prefix.length - start.length)
  const rest = scheme !== '' && text.toLowerCase().startsWith(scheme.toLowerCase()) ? text.slice(scheme.length) : text
  return scheme + (rest.startsWith(start) ? rest : start + rest)
}

function placeholder({ in: where, stand = '' }: FormScheme): string {
  return where === 'query' ? stand : `<${stand}>`
}

function sentBody({ kind, schema, mediaType, encoding = {} }: FormContent, body: BodyState): SentBody | undefined {
  if (kind === 'file') {
    const [file] = body.files[''] ?? []
    return file ? { kind: 'file', file } : undefined
  }
  if (kind === 'json' || kind === 'text') {
    const text = body.text ?? (body.value === undefined ? '' : printed(body.value))
    return text.trim() === '' ? undefined : { kind: 'text', text }
  }
  const values = fieldsOf(body.value)
  if (kind === 'form') {
    const text = values.map(([name, value]) => formField(name, value, encoding[name])).join('&')
    return text === '' ? undefined : { kind: 'text', text }
  }
  const files = new Map(Object.entries(body.files))
  const onlyFiles = new Set((schema.fields ?? []).flatMap(({ name, schema: own }) => (isFile(own) ? [name] : [])))
  const order = (schema.fields ?? []).map(({ name }) => name)
  const names = [...new Set([...order, ...values.map(([name]) => name), ...files.keys()])]
  const parts = names.flatMap((name) => {
    const chosen = (files.get(name) ?? []).map((value): Part => ({ name, value }))
    const isTaken = chosen.length > 0 || onlyFiles.has(name)
    const written = isTaken ? [] : values.filter(([each]) => each === name)
    return chosen.concat(written.flatMap(([, value]) => textParts(name, value, encoding[name])))
  })
  const sent = concreteType(mediaType)
  const type = /^multipart\/form-data/i.test(sent) ? {} : { type: sent }
  return parts.length > 0 ? { kind: 'multipart', parts, ...type } : undefined
}

/** Whether values are files, or lists of such. */
export function isFile({ file, items }: FormSchema): boolean {
  return file === true || items?.file === true
}

/** Whether one of the variants is a file. */
export function mayBeFile({ choice }: FormSchema): boolean {
  return choice?.variants.some(({ schema }) => isFile(schema)) === true
}

function fieldsOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value as JsonObject) : []
}

/** RFC 6570 as for a query, or JSON where the description says so. */
function formField(
  name: string,
  value: Json,
  { contentType, style, explode }: NonNullable<FormContent['encoding']>[string] = {},
): string {
  const isJson = contentType !== undefined && /json/.test(contentType)
  const wire: Wire = { name, in: 'query', style: style ?? 'form', explode: explode ?? true, allowReserved: false }
  return serialized(wire, isJson ? JSON.stringify(value) : value)
}

/** A list of plain values is a part for each; whatever else is no plain value is JSON. */
function textParts(
  name: string,
  value: Json,
  encoding: NonNullable<FormContent['encoding']>[string] = {},
): readonly Part[] {
  const { contentType: type } = encoding
  const isJson = type !== undefined && /json/.test(type)
  const list = Array.isArray(value) && !isJson ? (value as readonly Json[]) : [value]
  const isTyped = type !== undefined && /^[\w.+/-]+$/.test(type) && type !== 'text/plain'
  return list.map((each) => {
    const text = typeof each === 'string' && !isJson ? each : JSON.stringify(each)
    return isTyped ? { name, value: text, type } : { name, value: text }
  })
}
