/** The body of a sample request: the author's example, else one made from the schema. */
import type { ApiConfig } from '../../model/config.ts'
import type { Json, JsonObject, OperationSlice } from '../../model/operation.ts'
import { bodyText, writingOf } from '../body-text.ts'
import { exampleOf } from '../example.ts'
import { givenExamples } from '../example-value.ts'
import { encodedForm, formFields } from '../urlencoded.ts'
import { entriesAt, isObject, isTrue, listAt, objectAt, own, stringAt, stringsAt } from '../json.ts'
import { concreteType } from '../../util/media-range.ts'
import { jsonOf } from '../../util/json-of.ts'
import { readJson } from '../read-json.ts'
import { resolved } from '../resolve.ts'
import { flatten, type Flat, type Refs } from '../schema/flatten.ts'
import { isFile } from '../schema/words.ts'
import { multipartPieces } from './multipart.ts'
import type { Part, SampleBody } from './request.ts'

/** A body, and what the request says that it is; multipart says it with its boundary. */
export interface TypedBody {
  readonly body?: SampleBody
  readonly mediaType?: string
}

/** The JSON body if there is one, else the first. */
export function sampleBody(slice: OperationSlice, api: ApiConfig): TypedBody {
  const contents = entriesAt(resolved(own(slice.operation, 'requestBody'), slice.refs).value, 'content')
  const [written, media] = contents.find(([type]) => writingOf(type) === 'json') ?? contents[0] ?? []
  if (written === undefined) return {}
  const content = resolved(media, slice.refs).value
  const mediaType = concreteType(written)
  const value = valueOf(content, slice.refs, api)
  const writing = writingOf(mediaType)
  if (writing === 'json') return value === undefined ? {} : { body: { kind: 'json', value: parsed(value) }, mediaType }
  if (writing === 'multipart') return multipartBody(partsOf(content, value, slice.refs), mediaType)
  if (writing === 'form') return { body: formOf(content, value), mediaType }
  const isMade = value === undefined || value === 'string'
  const text = isMade
    ? undefined
    : bodyText(writing, value, { schema: own(content, 'schema') ?? {}, refs: slice.refs, media: content })
  if (text !== undefined) return { body: { kind: 'text', text: clean(text) }, mediaType }
  return { body: { kind: 'file', name: `file${ending(mediaType)}` }, mediaType }
}

/** Clients know parts as forms have them; those of other kinds are written out, where no file is among them. */
function multipartBody(parts: readonly Part[], mediaType: string): TypedBody {
  if (/^multipart\/form-data/i.test(mediaType)) return { body: { kind: 'multipart', parts } }
  const { boundary, pieces } = multipartPieces(parts)
  const typed = `${mediaType}; boundary=${boundary}`
  if (pieces.some((piece) => piece.isFile)) return { body: { kind: 'file', name: 'body.txt' }, mediaType: typed }
  return { body: { kind: 'text', text: pieces.map((piece) => piece.value).join('') }, mediaType: typed }
}

function valueOf(content: JsonObject, refs: Refs, api: ApiConfig): Json | undefined {
  const [given] = givenExamples(content, refs)
  if (given !== undefined) return given
  const schema = own(content, 'schema') ?? own(content, 'itemSchema')
  const only = api.sampleFields === 'required' ? ({ only: 'required' } as const) : {}
  return schema === undefined ? undefined : exampleOf(schema, refs, 'request', only).value
}

/** Examples of JSON bodies are often given as their text. */
function parsed(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value
  try {
    return readJson(value)
  } catch {
    return value
  }
}

function formOf(content: JsonObject, value: Json | undefined): SampleBody {
  const fields = formFields(content, value).map(([name, each]) => [clean(name), clean(each)] as const)
  return { kind: 'form', fields, encoded: encodedForm(fields) }
}

/** The parts of a multipart body: each property as its `encoding` says, or each item of a sequence. */
export function partsOf(content: JsonObject, value: Json | undefined, refs: Refs): readonly Part[] {
  const flat = flatten(own(content, 'schema') ?? {}, refs, new Set())
  if (Array.isArray(value)) return itemParts(content, value as readonly Json[], refs)
  const required = stringsAt(flat.schema, 'required')
  const names = new Map(entriesAt(flat.schema, 'properties'))
  for (const [name, each] of isObject(value) ? Object.entries(value) : [])
    if (!names.has(name)) names.set(name, typeof each)
  return [...names].flatMap(([name, property]) => {
    const encoding = objectAt(objectAt(content, 'encoding'), name)
    const given = own(value, name)
    return partsNamed(clean(name), property, { given, encoding, refs, isRequired: required.includes(name) })
  })
}

function itemParts(content: JsonObject, value: readonly Json[], refs: Refs): readonly Part[] {
  const { schema } = flatten(own(content, 'schema') ?? {}, refs, new Set())
  return value.flatMap((given, index) => {
    const item = listAt(schema, 'prefixItems')[index] ?? own(schema, 'items') ?? {}
    const encoding = listAt(content, 'prefixEncoding')[index] ?? own(content, 'itemEncoding')
    return partsNamed('', item, { given, encoding: isObject(encoding) ? encoding : undefined, refs, isRequired: true })
  })
}

interface Field {
  readonly given: Json | undefined
  readonly encoding: JsonObject | undefined
  readonly refs: Refs
  readonly isRequired: boolean
}

/** A list is one part for each of its items, an object is JSON. A file that nobody has to send is there if the value has it. */
function partsNamed(name: string, property: Json, { given, encoding, refs, isRequired }: Field): readonly Part[] {
  const flat = flatten(property, refs, new Set())
  const { schema } = flat
  if (given === undefined && (!isRequired || isTrue(schema, 'readOnly') || isTrue(schema, 'writeOnly'))) return []
  const items = own(schema, 'items')
  const item = items === undefined ? undefined : flatten(items, refs, new Set())
  const wanted =
    stringAt(encoding, 'contentType')?.split(',')[0]!.trim() ?? stringAt((item ?? flat).schema, 'contentMediaType')
  const contentType =
    wanted === undefined || wanted === '' || wanted === 'application/octet-stream' || wanted.includes('*')
      ? {}
      : { contentType: clean(wanted).replace(/\s/g, '') }
  const file = (stem: string): Part => ({ name, value: stem + ending(wanted ?? ''), isFile: true, ...contentType })
  const stem = name.replace(/[^\w.-]+/g, '-') || 'file'
  if (item && isFilePart(item, listAt({ given: given ?? [] }, 'given')[0], refs))
    return [file(`${stem}-1`), file(`${stem}-2`)]
  if (isFilePart(flat, given, refs)) return [file(stem)]
  if (given === undefined) return []
  const type = (each: Json) => (typeof each === 'object' && each !== null ? { contentType: 'application/json' } : {})
  return (Array.isArray(given) ? (given as readonly Json[]) : [given]).map((each) =>
    Object.assign({ name, value: asText(each), isFile: false }, type(each), contentType),
  )
}

/** A file, or a choice that begins with one and for which the author gave nothing else. */
function isFilePart({ schema, choices }: Flat, given: Json | undefined, refs: Refs): boolean {
  if (isFile(schema)) return true
  const [variant] = choices[0]?.variants ?? []
  const isFirst = variant !== undefined && isFile(flatten(variant, refs, new Set()).schema)
  return isFirst && (given === undefined || given === 'string')
}

const endings: Readonly<Record<string, string>> = {
  'application/gzip': '.gz',
  'application/json': '.json',
  'application/pdf': '.pdf',
  'application/xml': '.xml',
  'application/zip': '.zip',
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'text/csv': '.csv',
  'text/plain': '.txt',
  'video/mp4': '.mp4',
}

function ending(mediaType: string): string {
  const [type = ''] = mediaType.toLowerCase().split(';')
  return Object.hasOwn(endings, type) ? endings[type]! : ''
}

function asText(value: Json): string {
  return typeof value === 'string' ? clean(value) : jsonOf(value)
}

/** No shell can say NUL, and half of a surrogate pair is no character. */
function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
