/** The request that code samples send, independent of any language. */
import type { ApiConfig } from '../../model/config.ts'
import type { Json, OperationSlice } from '../../model/operation.ts'
import { hasExample, parametersOf, sampleValue, type Parameter } from '../parameters.ts'
import { credentialsOf } from '../security.ts'
import { pathText, serialized } from '../serialize.ts'
import { baseUrlOf } from '../servers.ts'
import { sampleBody } from './body.ts'

export interface SampleRequest {
  /** Upper case. */
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: SampleBody
}

export type SampleBody =
  | { readonly kind: 'json'; readonly value: Json }
  | {
      readonly kind: 'form'
      readonly fields: readonly (readonly [name: string, value: string])[]
      /** The fields as they are sent. */
      readonly encoded: string
    }
  | { readonly kind: 'multipart'; readonly parts: readonly Part[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string }

export interface Part {
  readonly name: string
  readonly value: string
  /** The value is the name of a file. */
  readonly isFile: boolean
  /** Said only where it is not what everybody expects. */
  readonly contentType?: string
}

/** Required parameters and those with an example, the first way to authenticate, the first body. */
export function sampleRequest(slice: OperationSlice, api: ApiConfig): SampleRequest {
  const { body, mediaType } = sampleBody(slice, api)
  const credentials = credentialsOf(slice, api)
  const given = [...credentials, ...(body ? [{ in: 'header', name: 'Content-Type' }] : [])]
  const used = parametersOf(slice)
    .filter((each) => !given.some((other) => isSame(each, other)))
    .filter((each) => isUsed(each, slice, api))
    .filter((each) => sampleValue(each, slice.refs) !== null)
  const at = (place: string) => used.filter((each) => each.in === place)
  const carried = (place: string) => credentials.filter((each) => each.in === place)
  const query = [
    ...[...at('query'), ...at('querystring')].map((each) => written(each, slice)),
    ...carried('query').map((each) => `${encodeURIComponent(each.name)}=${each.value.replace(/[<>]/g, '')}`),
  ].filter((part) => part !== '')
  const cookies = [
    ...at('cookie').map((each) => written(each, slice)),
    ...carried('cookie').map((each) => `${each.name}=${each.value}`),
  ].filter((part) => part !== '')
  const headers: (readonly [string, string])[] = [
    ...carried('header').map((each) => [each.name, each.value] as const),
    ...at('header').map((each) => [each.name, written(each, slice)] as const),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ...(mediaType === undefined ? [] : [['Content-Type', mediaType] as const]),
  ]
  const url = withQuery(`${baseUrlOf(slice, api)}/${pathOf(slice).replace(/^\//, '')}`, query)
  return { method: slice.method, url, headers: headers.map(oneLine), ...(body ? { body } : {}) }
}

function isUsed(parameter: Parameter, { refs }: OperationSlice, { sampleFields }: ApiConfig): boolean {
  if (parameter.required || sampleFields === 'all') return true
  return sampleFields === undefined && hasExample(parameter, refs)
}

interface Placed {
  readonly in: string
  readonly name: string
}

/** Whether two values would stand in one place, as a parameter does that describes what a security scheme gives. */
function isSame(a: Placed, b: Placed): boolean {
  const isHeader = a.in === 'header' && a.name.toLowerCase() === b.name.toLowerCase()
  return a.in === b.in && (isHeader || a.name === b.name)
}

/** Some descriptions have a query in their paths. */
function withQuery(url: string, query: readonly string[]): string {
  return query.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`
}

/** A header's value has no line ends, whatever the description says. */
function oneLine([name, value]: readonly [string, string]): readonly [string, string] {
  return [
    name.replace(/[\s:\0]+/g, ''),
    value
      .replace(/[\r\n]+/g, ' ')
      .replaceAll('\0', '')
      .toWellFormed(),
  ]
}

/** Parameters without an example stand in the path by name, in capitals: `/pets/PET_ID`. */
function pathOf(slice: OperationSlice): string {
  const inPath = new Map(
    parametersOf(slice)
      .filter((each) => each.in === 'path')
      .map((each) => [each.name, each]),
  )
  const filled = slice.path.replace(/\{([^{}/]+)\}/g, (_, name: string) => {
    const parameter = inPath.get(name)
    return parameter ? written(parameter, slice) : placeholder(name)
  })
  return pathText(filled)
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
