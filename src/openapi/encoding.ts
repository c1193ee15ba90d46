/** How the parts of a body are sent, in sentences: `encoding` of forms, 3.2's `prefixEncoding` and `itemEncoding` of sequences. */
import type { Json, JsonObject } from '../model/operation.ts'
import { entriesAt, isTrue, listAt, own, stringAt } from './json.ts'

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
