/** The body of a sample request: the author's example, else one made from the schema. */
import type { ApiConfig } from '../../model/config.ts'
import type { Json, JsonObject, OperationSlice } from '../../model/operation.ts'
import { bodyText, writingOf } from '../body-text.ts'
import { exampleOf } from '../example.ts'
import { exampleValue } from '../example-value.ts'
import { encodedForm, formFields } from '../form.ts'
import { entriesAt, isObject, objectAt, own, stringAt } from '../json.ts'
import { resolved } from '../resolve.ts'
import { flatten, type Refs } from '../schema/flatten.ts'
import { isFile } from '../schema/words.ts'
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
  const mediaType = concrete(written)
  const value = valueOf(content, slice.refs, api)
  const writing = writingOf(mediaType)
  if (writing === 'json') return value === undefined ? {} : { body: { kind: 'json', value: parsed(value) }, mediaType }
  if (mediaType.startsWith('multipart/'))
    return { body: { kind: 'multipart', parts: partsOf(content, value, slice.refs) } }
  if (writing === 'form') return { body: formOf(content, value), mediaType }
  const isMade = value === undefined || value === 'string'
  const text = isMade
    ? undefined
    : bodyText(writing, value, { schema: own(content, 'schema') ?? {}, refs: slice.refs, media: content })
  if (text !== undefined) return { body: { kind: 'text', text: clean(text) }, mediaType }
  return { body: { kind: 'file', name: `file${ending(mediaType)}` }, mediaType }
}

/** A range of media types is no type to send. */
function concrete(mediaType: string): string {
  const ranges: Readonly<Record<string, string>> = {
    '*/*': 'application/json',
    'text/*': 'text/plain',
    'image/*': 'image/png',
  }
  return mediaType.includes('*') ? (ranges[mediaType] ?? 'application/octet-stream') : mediaType
}

function valueOf(content: JsonObject, refs: Refs, api: ApiConfig): Json | undefined {
  const declared = own(content, 'example')
  if (declared !== undefined) return declared
  for (const [, example] of entriesAt(content, 'examples')) {
    const given = exampleValue(resolved(example, refs).value)
    if (given !== undefined) return given
  }
  const schema = own(content, 'schema')
  const only = api.sampleFields === 'required' ? ({ only: 'required' } as const) : {}
  return schema === undefined ? undefined : exampleOf(schema, refs, 'request', only).value
}

/** Examples of JSON bodies are often given as their text. */
function parsed(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value
  try {
    return JSON.parse(value) as Json
  } catch {
    return value
  }
}

function formOf(content: JsonObject, value: Json | undefined): SampleBody {
  const fields = formFields(content, value).map(([name, each]) => [clean(name), clean(each)] as const)
  return { kind: 'form', fields, encoded: encodedForm(fields) }
}

/** The parts of a multipart body: each property as its `encoding` says. */
export function partsOf(content: JsonObject, value: Json | undefined, refs: Refs): readonly Part[] {
  const { schema } = flatten(own(content, 'schema') ?? {}, refs, new Set())
  const names = new Map(entriesAt(schema, 'properties'))
  for (const [name, each] of isObject(value) ? Object.entries(value) : [])
    if (!names.has(name)) names.set(name, typeof each)
  return [...names].flatMap(([name, property]) => {
    const encoding = objectAt(objectAt(content, 'encoding'), name)
    return partsNamed(clean(name), flatten(property, refs, new Set()).schema, {
      given: own(value, name),
      encoding,
      refs,
    })
  })
}

interface Field {
  readonly given: Json | undefined
  readonly encoding: JsonObject | undefined
  readonly refs: Refs
}

/** A list is one part for each of its items, an object is JSON. */
function partsNamed(name: string, schema: JsonObject, { given, encoding, refs }: Field): readonly Part[] {
  const items = own(schema, 'items')
  const item = items === undefined ? undefined : flatten(items, refs, new Set()).schema
  const wanted =
    stringAt(encoding, 'contentType')?.split(',')[0]!.trim() ?? stringAt(item ?? schema, 'contentMediaType')
  const contentType =
    wanted === undefined || wanted === '' || wanted === 'application/octet-stream' || wanted.includes('*')
      ? {}
      : { contentType: clean(wanted).replace(/\s/g, '') }
  const file = (stem: string): Part => ({ name, value: stem + ending(wanted ?? ''), isFile: true, ...contentType })
  const stem = name.replace(/[^\w.-]+/g, '-')
  if (item && isFile(item)) return [file(`${stem}-1`), file(`${stem}-2`)]
  if (isFile(schema)) return [file(stem)]
  if (given === undefined) return []
  const type = (each: Json) => (typeof each === 'object' && each !== null ? { contentType: 'application/json' } : {})
  return (Array.isArray(given) ? (given as readonly Json[]) : [given]).map((each) =>
    Object.assign({ name, value: asText(each), isFile: false }, type(each), contentType),
  )
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
  return typeof value === 'string' ? clean(value) : JSON.stringify(value)
}

/** No shell can say NUL, and half of a surrogate pair is no character. */
function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
