/** Parameter values as they stand in a URL, a header or a cookie: OpenAPI's `style` and `explode`. */
import type { Json } from '../model/operation.ts'
import { isObject } from './json.ts'

export interface Wire {
  readonly name: string
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie'
  readonly style: string
  readonly explode: boolean
  readonly allowReserved: boolean
}

/** A path segment, a header's value, or for query and cookie the whole `name=value&name=value`. */
export function serialized(wire: Wire, value: Json): string {
  const encode =
    wire.in === 'header' || wire.style === 'cookie' ? plain : wire.allowReserved ? encodeLoose : encodeStrict
  const name = encode(wire.name)
  const pairs = isObject(value)
    ? Object.entries(value).map(([key, each]) => [encode(key), encode(plain(each))] as const)
    : []
  const items = Array.isArray(value) ? value.map((each: Json) => encode(plain(each))) : []
  // The value is the whole query (3.2), whatever the parameter is called.
  if (wire.in === 'querystring')
    return isObject(value) ? pairs.map((pair) => pair.join('=')).join('&') : encodeURI(plain(value).toWellFormed())
  if (wire.in === 'query' || wire.in === 'cookie')
    return queryForm(wire, name, { pairs, items, one: encode(plain(value)), value })
  return segment(wire, name, { pairs, items, one: encode(plain(value)), value })
}

interface Parts {
  readonly pairs: readonly (readonly [string, string])[]
  readonly items: readonly string[]
  readonly one: string
  readonly value: Json
}

function queryForm({ style, explode, in: where }: Wire, name: string, { pairs, items, one, value }: Parts): string {
  const between = where === 'cookie' ? '; ' : '&'
  if (style === 'deepObject' && isObject(value))
    return pairs.map(([key, each]) => `${name}[${key}]=${each}`).join(between)
  if (isObject(value)) {
    return explode ? pairs.map((pair) => pair.join('=')).join(between) : `${name}=${pairs.flat().join(',')}`
  }
  if (!Array.isArray(value)) return `${name}=${one}`
  if (explode) return items.map((item) => `${name}=${item}`).join(between)
  const separators: Readonly<Record<string, string>> = {
    spaceDelimited: '%20',
    pipeDelimited: '%7C',
    tabDelimited: '%09',
  }
  return `${name}=${items.join(separators[style] ?? ',')}`
}

function segment({ style, explode }: Wire, name: string, { pairs, items, one, value }: Parts): string {
  const prefix = { label: '.', matrix: ';' }[style] ?? ''
  const between = explode && prefix !== '' ? prefix : ','
  if (isObject(value)) {
    const inside = explode ? pairs.map((pair) => pair.join('=')).join(between) : pairs.flat().join(',')
    return prefix + (style === 'matrix' && !explode ? `${name}=${inside}` : inside)
  }
  if (!Array.isArray(value)) return prefix + (style === 'matrix' ? `${name}=${one}` : one)
  if (style !== 'matrix') return prefix + items.join(between)
  return explode ? items.map((item) => `;${name}=${item}`).join('') : `;${name}=${items.join(',')}`
}

function plain(value: Json): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : String(value)
}

/** A lone surrogate cannot be encoded; it is replaced as in UTF-8 text. */
function encodeStrict(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Reserved characters stay (`allowReserved`). */
function encodeLoose(text: string): string {
  return encodeURI(text.toWellFormed()).replaceAll('#', '%23')
}
