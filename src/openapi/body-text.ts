/** A value as the text of a body: what its media type makes of it. */
import type { Json, JsonObject } from '../model/operation.ts'
import { jsonOf } from '../util/json-of.ts'
import { encodedForm, formFields } from './urlencoded.ts'
import { isObject, own } from './json.ts'
import type { Refs } from './schema/flatten.ts'
import { xmlText } from './xml.ts'

/** How a media type writes values; `plain`: only texts, and `binary` not even those. */
export type Writing = 'json' | 'lines' | 'events' | 'xml' | 'form' | 'multipart' | 'binary' | 'plain'

/** How a media type writes values. */
export function writingOf(mediaType: string): Writing {
  const type = mediaType.toLowerCase().split(';')[0]!.trim()
  if (/jsonl|ndjson|json-seq|json-lines|stream\+json/.test(type)) return 'lines'
  if (/json|^\*\/\*$/.test(type)) return 'json'
  if (type === 'text/event-stream') return 'events'
  if (/[/+]xml(-|$)/.test(type) && type !== 'image/svg+xml') return 'xml'
  if (type === 'application/x-www-form-urlencoded') return 'form'
  if (type.startsWith('multipart/')) return 'multipart'
  return /^(image|audio|video|font)\/|octet-stream|zip|pdf|protobuf|msgpack|cbor|^application\/vnd\.ms-/.test(type)
    ? 'binary'
    : 'plain'
}

interface Context {
  readonly schema: Json
  readonly refs: Refs
  /** The media type, for the `encoding` of its fields. */
  readonly media: JsonObject
}

/** The body; `undefined` where only its author could write it. A text is a body already, unless it is JSON's. */
export function bodyText(writing: Writing, value: Json, { schema, refs, media }: Context): string | undefined {
  if (writing === 'json') return bodyOf(value)
  if (typeof value === 'string' && writing !== 'events') return writing === 'binary' ? undefined : value
  if (writing === 'lines')
    return itemsOf(value)
      .map((each) => jsonOf(each))
      .join('\n')
  if (writing === 'events') return typeof value === 'string' ? value : itemsOf(value).map(eventOf).join('\n\n')
  if (writing === 'xml') return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(schema, value, refs)}`
  if (writing === 'form' && isObject(value)) return encodedForm(formFields(media, value))
  return typeof value === 'object' || writing === 'binary' ? undefined : String(value)
}

/** A text is shown as it is when it is JSON itself. */
function bodyOf(value: Json): string {
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? value : jsonOf(value, '  ')
}

function itemsOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [value]
}

/** An object with the fields of an event is one; any other value is the data of one. */
function eventOf(value: Json): string {
  const fields = ['event', 'id', 'retry', 'data'] as const
  const isEvent =
    isObject(value) &&
    own(value, 'data') !== undefined &&
    Object.keys(value).every((key) => fields.some((each) => each === key))
  const event: JsonObject = isEvent ? (value as JsonObject) : { data: value }
  return fields
    .flatMap((field) => {
      const each = own(event, field)
      if (each === undefined || each === null) return []
      return (typeof each === 'string' ? each : jsonOf(each)).split('\n').map((line) => `${field}: ${line}`)
    })
    .join('\n')
}
