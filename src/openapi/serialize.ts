/** Parameter values as they stand in a URL, a header or a cookie: OpenAPI's `style` and `explode`. Runs in browsers too. */
import type { Json } from '../model/operation.ts'
import { jsonOf } from '../util/json-of.ts'
import { isObject } from './json.ts'

export interface Wire {
  readonly name: string
  /** `querystring`: the value is the whole query. */
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'querystring'
  readonly style: string
  readonly explode: boolean
  readonly allowReserved: boolean
  /** The parameter has `content` of this type instead of a style. */
  readonly mediaType?: string
}

type Pair = readonly [name: string, value: string]

/**
 * A path segment, a header's value, or for query and cookie the whole `name=value&name=value`; `''` where there is nothing
 * to send: `null`, an empty list, an empty object.
 */
export function serialized(wire: Wire, given: Json): string {
  if (wire.in === 'querystring') return wholeQuery(wire.mediaType ?? '', given)
  if (wire.mediaType !== undefined) return named(wire, encoderOf(wire)(contentText(wire.mediaType, given)))
  const value = withoutNulls(given)
  if (value === null || (typeof value === 'object' && Object.keys(value).length === 0)) return ''
  return wire.in === 'path' || wire.in === 'header' ? segment(wire, value) : query(wire, value)
}

/** The fields of a form or of a query before they are encoded. */
export function fieldsOf(
  { name, style, explode }: Pick<Wire, 'name' | 'style' | 'explode'>,
  given: Json,
): readonly Pair[] {
  const value = withoutNulls(given)
  if (value === null) return []
  if (style === 'deepObject' && typeof value === 'object') return deepFields(name, value)
  if (typeof value !== 'object') return [[name, plain(value)]]
  const items = itemsOf(value, explode)
  if (items.length === 0) return []
  if (!explode) return [[name, items.map(([item]) => item).join(separators[style] ?? ',')]]
  return Array.isArray(value)
    ? items.map(([item]) => [name, item] as const)
    : items.map(([key, item = '']) => [key, item] as const)
}

/** RFC 6570, 2.3: what is undefined within a list or an object is left out. */
function withoutNulls(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (!isObject(value)) return (value as readonly Json[]).filter((each) => each !== null)
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' }

/** `filter[a][b]=1`: what one level of names means in the specification, servers read for more. */
function deepFields(name: string, value: Json): readonly Pair[] {
  if (value === null) return []
  if (typeof value !== 'object') return [[name, plain(value)]]
  return Object.entries(value).flatMap(([key, each]: [string, Json]) => deepFields(`${name}[${key}]`, each))
}

/** Items as `[item]`; those of an object as `[key, item]` when exploded, else one after the other. */
function itemsOf(value: Json, explode: boolean): readonly (readonly [string, string?])[] {
  if (!isObject(value)) return (value as readonly Json[]).map((each) => [plain(each)] as const)
  const pairs = Object.entries(value).map(([key, each]) => [key, plain(each)] as const)
  return explode ? pairs : pairs.flat().map((each) => [each] as const)
}

function query(wire: Wire, value: Json): string {
  const encode = encoderOf(wire)
  const { name, style, explode } = wire
  if (style !== 'deepObject' && !explode && typeof value === 'object') {
    // Separators are no part of the values, so only the comma stands as it is.
    const between = separators[style] === undefined ? ',' : encodeStrict(separators[style])
    return `${encode(name)}=${itemsOf(value, false)
      .map(([item]) => encode(item))
      .join(between)}`
  }
  const fields = fieldsOf(wire, value).map(([key, each]) => `${encode(key)}=${encode(each)}`)
  return fields.join(wire.in === 'cookie' ? '; ' : '&')
}

function segment(wire: Wire, value: Json): string {
  const { style, explode } = wire
  const encode = encoderOf(wire)
  const name = encode(wire.name)
  const prefix = { label: '.', matrix: ';' }[style] ?? ''
  if (typeof value !== 'object')
    return prefix + (style === 'matrix' ? withValue(name, encode(plain(value))) : encode(plain(value)))
  const items = itemsOf(value, explode).map((item) => item.map((each) => encode(each ?? '')))
  if (!explode) return prefix + (style === 'matrix' ? `${name}=` : '') + items.flat().join(',')
  const isNamed = style === 'matrix' && Array.isArray(value)
  return prefix + items.map((item) => (isNamed ? withValue(name, item[0]!) : item.join('='))).join(prefix || ',')
}

/** RFC 6570, 3.2.7: an empty value leaves the name alone. */
function withValue(name: string, value: string): string {
  return value === '' ? name : `${name}=${value}`
}

function named({ name, in: where }: Wire, value: string): string {
  return where === 'query' || where === 'cookie' ? `${encodeStrict(name)}=${value}` : value
}

function wholeQuery(mediaType: string, value: Json): string {
  if (!mediaType.startsWith('application/x-www-form-urlencoded')) return encodeStrict(contentText(mediaType, value))
  if (!isObject(value)) return plain(value)
  const field = { in: 'query', style: 'form', explode: true, allowReserved: false } as const
  return Object.entries(value)
    .map(([name, each]) => serialized({ ...field, name }, each))
    .filter((each) => each !== '')
    .join('&')
}

function contentText(mediaType: string, value: Json): string {
  return /json/i.test(mediaType) ? jsonOf(value) : plain(value)
}

function plain(value: Json): string {
  return typeof value === 'object' && value !== null ? jsonOf(value) : String(value)
}

/** Headers and cookies of the style `cookie` stand as they are. */
function encoderOf({ in: where, style, allowReserved }: Wire): (text: string) => string {
  if (where === 'header' || (where === 'cookie' && style === 'cookie')) return (text) => text
  if (!allowReserved) return encodeStrict
  return where === 'path' ? (text) => encodeLoose(text).replaceAll('?', '%3F') : encodeLoose
}

/** All but the unreserved characters of RFC 3986. Half of a surrogate pair is replaced as in UTF-8 text. */
function encodeStrict(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Reserved characters and what is encoded already stay (`allowReserved`), but for what would end the query. */
function encodeLoose(text: string): string {
  return encodeURI(text.toWellFormed())
    .replaceAll('#', '%23')
    .replace(/%25(?=[\dA-Fa-f]{2})/g, '%')
}

/** A path as an address may hold it: clients refuse blanks, or read signs in their own ways. What is encoded stays. */
export function pathText(path: string): string {
  return path.toWellFormed().replace(/[^!-~]+|["<>[\]\\^`|]/g, encodeURIComponent)
}
