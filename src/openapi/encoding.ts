/** How the parts of a body are sent, in sentences: `encoding` of forms, 3.2's `prefixEncoding` and `itemEncoding` of sequences. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { EncodingView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { entriesAt, isTrue, listAt, own, stringAt } from './json.ts'
import { valueField } from './parameters.ts'
import { resolved } from './resolve.ts'
import type { Spot } from './schema/spot.ts'

/** One sentence for each part that says how it is sent. */
export function encodingNotes(media: JsonObject): readonly string[] {
  return [
    ...entriesAt(media, 'encoding').flatMap(([name, each]) => noteOf(`"${name}" is`, each)),
    ...listAt(media, 'prefixEncoding').flatMap((each, index) => noteOf(`Part ${index + 1} is`, each)),
    ...noteOf('Each further part is', own(media, 'itemEncoding')),
  ]
}

/** Sequences are read item by item as they come. */
export function sequenceNotes(media: JsonObject): readonly string[] {
  if (own(media, 'itemSchema') === undefined) return []
  return [own(media, 'schema') === undefined ? 'A sequence of items, each of this form.' : 'A sequence of items.']
}

function noteOf(start: string, encoding: Json | undefined): readonly string[] {
  const type = stringAt(encoding, 'contentType')
  const style = stringAt(encoding, 'style')
  const headers = entriesAt(encoding, 'headers').map(([name]) => name)
  const words = [
    ...(type === undefined ? [] : [`sent as ${type}`]),
    ...(style === undefined
      ? []
      : [`written in the style ${style}${isTrue(encoding, 'explode') ? ', each item apart' : ''}`]),
    ...(headers.length === 0
      ? []
      : [`sent with the ${headers.length === 1 ? 'header' : 'headers'} ${headers.join(', ')}`]),
  ]
  return words.length === 0 ? [] : [`${start} ${words.join(', ')}.`]
}

/** The headers of parts, by the name of the part. */
export function encodingViews(media: JsonObject, spot: Spot, build: Build): readonly EncodingView[] {
  const item = own(media, 'itemEncoding')
  const all: readonly (readonly [string, Json])[] = [
    ...entriesAt(media, 'encoding'),
    ...listAt(media, 'prefixEncoding').map((each, index) => [`part ${index + 1}`, each] as const),
    ...(item === undefined ? [] : [['every other part', item] as const]),
  ]
  return all.flatMap(([name, written]) => {
    const value = resolved(written, build.refs).value
    const headers = entriesAt(value, 'headers').map(([header, each]) => {
      const found = resolved(each, build.refs).value
      const id = `${spot.id}.${name}-header-${header.toLowerCase()}`
      return valueField({ id, name: header, value: found, required: isTrue(found, 'required') }, spot.direction, build)
    })
    return headers.length > 0 ? [{ name, headers }] : []
  })
}
