/** The request that code samples send, independent of any language. */
import type { ApiConfig } from '../../model/config.ts'
import type { Json, OperationSlice } from '../../model/operation.ts'
import { exampleOf } from '../example.ts'
import { exampleValue } from '../example-value.ts'
import { entriesAt, isObject, objectAt, own } from '../json.ts'
import { isJson } from '../media.ts'
import { hasExample, parametersOf, sampleValue, type Parameter } from '../parameters.ts'
import { resolved } from '../resolve.ts'
import { flatten } from '../schema/flatten.ts'
import { isFile } from '../schema/words.ts'
import { credentialsOf } from '../security.ts'
import { serialized } from '../serialize.ts'
import { baseUrlOf } from '../servers.ts'

export interface SampleRequest {
  /** Upper case. */
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: SampleBody
}

export type SampleBody =
  | { readonly kind: 'json'; readonly value: Json }
  | { readonly kind: 'form'; readonly fields: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'multipart'; readonly parts: readonly Part[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string }

export interface Part {
  readonly name: string
  readonly value: string
  /** The value is the name of a file. */
  readonly isFile: boolean
}

/** Required parameters and those with an example, the first way to authenticate, the first body. */
export function sampleRequest(slice: OperationSlice, api: ApiConfig): SampleRequest {
  const used = parametersOf(slice)
    .filter((each) => each.required || hasExample(each, slice.refs))
    .filter((each) => sampleValue(each, slice.refs) !== null)
  const credentials = credentialsOf(slice, api)
  const query = [
    ...used.filter((each) => each.in === 'query' || each.in === 'querystring').map((each) => written(each, slice)),
    ...credentials
      .filter((each) => each.in === 'query')
      .map((each) => `${encodeURIComponent(each.name)}=${each.value.replace(/[<>]/g, '')}`),
  ].filter((part) => part !== '')
  const cookies = [
    ...used.filter((each) => each.in === 'cookie').map((each) => written(each, slice)),
    ...credentials.filter((each) => each.in === 'cookie').map((each) => `${each.name}=${each.value}`),
  ]
  const { body, mediaType } = bodyOf(slice)
  const headers: (readonly [string, string])[] = [
    ...credentials.filter((each) => each.in === 'header').map((each) => [each.name, each.value] as const),
    ...used.filter((each) => each.in === 'header').map((each) => [each.name, written(each, slice)] as const),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ...(mediaType === undefined ? [] : [['Content-Type', mediaType] as const]),
  ]
  const url = baseUrlOf(slice, api) + pathOf(slice) + (query.length > 0 ? `?${query.join('&')}` : '')
  return { method: slice.method, url, headers: headers.map(oneLine), ...(body ? { body } : {}) }
}

/** A header's value has no line ends, whatever the description says. */
function oneLine([name, value]: readonly [string, string]): readonly [string, string] {
  return [name.replace(/[\s:]+/g, ''), value.replace(/[\r\n]+/g, ' ')]
}

/** Parameters without an example stand in the path by name, in capitals: `/pets/PET_ID`. */
function pathOf(slice: OperationSlice): string {
  const inPath = new Map(
    parametersOf(slice)
      .filter((each) => each.in === 'path')
      .map((each) => [each.name, each]),
  )
  return slice.path.replace(/\{([^{}/]+)\}/g, (_, name: string) => {
    const parameter = inPath.get(name)
    return parameter ? written(parameter, slice) : placeholder(name)
  })
}

function written(parameter: Parameter, slice: OperationSlice): string {
  const value = sampleValue(parameter, slice.refs)
  if (value !== undefined && value !== 'string') return serialized(parameter, value)
  return serialized(parameter, placeholder(parameter.name))
}

/** `petId` → `PET_ID` */
function placeholder(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replace(/[^\p{L}\d]+/gu, '_')
    .toUpperCase()
}

function bodyOf(slice: OperationSlice): { readonly body?: SampleBody; readonly mediaType?: string } {
  const contents = entriesAt(resolved(own(slice.operation, 'requestBody'), slice.refs).value, 'content')
  const [mediaType, media] = contents.find(([type]) => isJson(type)) ?? contents[0] ?? []
  if (mediaType === undefined) return {}
  const content = resolved(media, slice.refs).value
  if (mediaType.startsWith('multipart/')) return { body: multipart(own(content, 'schema') ?? {}, slice) }
  const value = valueOf(content, slice)
  if (isJson(mediaType)) return value === undefined ? {} : { body: { kind: 'json', value: parsed(value) }, mediaType }
  if (mediaType === 'application/x-www-form-urlencoded') {
    const fields = isObject(value) ? Object.entries(value).map(([name, each]) => [name, asText(each)] as const) : []
    return { body: { kind: 'form', fields }, mediaType }
  }
  if (typeof value === 'string' && value !== 'string') return { body: { kind: 'text', text: value }, mediaType }
  return { body: { kind: 'file', name: 'file' }, mediaType }
}

function valueOf(content: Json, slice: OperationSlice): Json | undefined {
  const declared = own(content, 'example')
  if (declared !== undefined) return declared
  for (const [, example] of entriesAt(content, 'examples')) {
    const value = exampleValue(resolved(example, slice.refs).value)
    if (value !== undefined) return value
  }
  const schema = own(content, 'schema')
  return schema === undefined ? undefined : exampleOf(schema, slice.refs, 'request').value
}

/** Examples of JSON bodies are often given as their text. */
function parsed(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value) as Json
  } catch {
    return value
  }
}

function multipart(schema: Json, slice: OperationSlice): SampleBody {
  const flat = flatten(schema, slice.refs, new Set())
  const example = exampleOf(schema, slice.refs, 'request').value
  const parts = entriesAt(flat.schema, 'properties').flatMap(([name, property]): readonly Part[] => {
    const known = flatten(property, slice.refs, new Set()).schema
    const item = objectAt(known, 'items')
    if (isFile(known) || (item && isFile(flatten(item, slice.refs, new Set()).schema))) {
      return [{ name, value: name, isFile: true }]
    }
    const value = own(example, name)
    return value === undefined ? [] : [{ name, value: asText(value), isFile: false }]
  })
  return { kind: 'multipart', parts }
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
