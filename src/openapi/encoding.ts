/** How the parts of a body are sent, in sentences: `encoding` of forms, 3.2's `prefixEncoding` and `itemEncoding` of sequences. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { EncodingView } from '../model/reference.ts'
import type { Say } from '../model/words.ts'
import type { Build } from './build.ts'
import { entriesAt, isTrue, listAt, own, stringAt } from './json.ts'
import { valueField } from './parameters.ts'
import { resolved } from './resolve.ts'
import type { Spot } from './schema/spot.ts'

/** One sentence for each part that says how it is sent. */
export function encodingNotes(media: JsonObject, say: Say): readonly string[] {
  return [
    ...entriesAt(media, 'encoding').flatMap(([name, each]) =>
      noteOf((words) => say('"{}" is {}.', name, words), each, say),
    ),
    ...listAt(media, 'prefixEncoding').flatMap((each, index) =>
      noteOf((words) => say('Part {} is {}.', String(index + 1), words), each, say),
    ),
    ...noteOf((words) => say('Each further part is {}.', words), own(media, 'itemEncoding'), say),
  ]
}

/** Sequences are read item by item as they come. */
export function sequenceNotes(media: JsonObject, say: Say): readonly string[] {
  if (own(media, 'itemSchema') === undefined) return []
  return [say(own(media, 'schema') === undefined ? 'A sequence of items, each of this form.' : 'A sequence of items.')]
}

function noteOf(sentence: (words: string) => string, encoding: Json | undefined, say: Say): readonly string[] {
  const type = stringAt(encoding, 'contentType')
  const style = stringAt(encoding, 'style')
  const headers = entriesAt(encoding, 'headers').map(([name]) => name)
  const words = [
    ...(type === undefined ? [] : [say('sent as {}', type)]),
    ...(style === undefined
      ? []
      : [
          say(
            isTrue(encoding, 'explode') ? 'written in the style {}, each item apart' : 'written in the style {}',
            style,
          ),
        ]),
    ...(headers.length === 0
      ? []
      : [say(headers.length === 1 ? 'sent with the header {}' : 'sent with the headers {}', headers.join(', '))]),
  ]
  return words.length === 0 ? [] : [sentence(words.join(', '))]
}

/** The headers of parts, by the name of the part. */
export function encodingViews(media: JsonObject, spot: Spot, build: Build): readonly EncodingView[] {
  const item = own(media, 'itemEncoding')
  const all: readonly (readonly [string, Json])[] = [
    ...entriesAt(media, 'encoding'),
    ...listAt(media, 'prefixEncoding').map((each, index) => [build.say('part {}', String(index + 1)), each] as const),
    ...(item === undefined ? [] : [[build.say('every other part'), item] as const]),
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
