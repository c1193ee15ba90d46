/** Bodies and responses of operations, webhooks and callbacks. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { BodyView, ResponseView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { jsonOf } from '../util/json-of.ts'
import { entriesAt, isObject, isTrue, own, stringAt } from './json.ts'
import { linkViews } from './links.ts'
import { contentViews } from './media.ts'
import { valueField } from './parameters.ts'
import { resolved } from './resolve.ts'
import { nameOf } from './pointer.ts'
import { deeper, type Spot } from './schema/spot.ts'

/** The body of a request. */
export function bodyView(operation: JsonObject, spot: Spot, build: Build): BodyView | undefined {
  const written = own(operation, 'requestBody')
  if (written === undefined || written === null) return undefined
  const { value, missing } = resolved(written, build.refs, build.tells)
  if (missing !== undefined) build.problem('The body "{}" is not in the description.', [missing])
  return {
    required: isTrue(value, 'required'),
    description: build.text(own(value, 'description')),
    contents: contentViews(value, sharedSpot(written, spot), build),
  }
}

/** What several operations name is one place of the description. */
function sharedSpot(written: Json, spot: Spot): Spot {
  const ref = stringAt(written, '$ref')
  return ref === undefined ? spot : { ...spot, place: { unit: ref, path: '', name: nameOf(ref) } }
}

/** Responses in the order of the file; numbers come first, as JavaScript keeps them. */
export function responseViews(operation: JsonObject, spot: Spot, build: Build): readonly ResponseView[] {
  return entriesAt(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, written]) =>
      responseView(status, written, { ...spot, id: `${spot.id}-${status}`, place: deeper(spot.place, status) }, build),
    )
}

function responseView(status: string, written: Json, spot: Spot, build: Build): ResponseView {
  const { value, missing } = resolved(written, build.refs, build.tells)
  if (missing !== undefined) build.problem('Response {}: "{}" is not in the description.', [status, missing])
  const headers = entriesAt(value, 'headers')
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => {
      const found = resolved(header, build.refs, build.tells).value
      const required = isTrue(found, 'required')
      const id = `${spot.id}-header-${name.toLowerCase()}`
      return valueField({ id, name, value: shortened(name, found, build), required }, spot.direction, build)
    })
  const summary = stringAt(value, 'summary')?.trim()
  const description = build.text(own(value, 'description') ?? summary)
  const both = summary && description.markdown.trim() !== summary ? { summary } : {}
  const links = linkViews(value, build)
  const contents = contentViews(value, sharedSpot(written, spot), build)
  return { id: build.id(spot.id), status, ...both, description, headers, contents, ...(links.length > 0 && { links }) }
}

const words = new Set(['description', 'example', 'examples'])

/** The same headers stand in a dozen answers: where room is short, only the first of them says what they are. */
function shortened(name: string, header: JsonObject, { isTight, shownHeaders }: Build): JsonObject {
  if (!isTight) return header
  const key = `${name.toLowerCase()} ${jsonOf(header)}`
  if (!shownHeaders.has(key)) {
    shownHeaders.add(key)
    return header
  }
  const schema = own(header, 'schema')
  return { ...wordless(header), ...(isObject(schema) && { schema: wordless(schema) }) }
}

function wordless(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !words.has(key)))
}

/** A summary as a paragraph before a text, unless that begins with it. */
export function together(summary: Json | undefined, text: Json | undefined, build: Build): Json | undefined {
  const [first, rest] = [build.text(summary).markdown.trim(), build.text(text).markdown]
  if (first === '' || rest.trim().startsWith(first)) return text ?? summary
  return rest === '' ? summary : `${first}\n\n${rest}`
}
