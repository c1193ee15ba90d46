/** Bodies by media type: schema and examples. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { ContentView, ExampleView, SchemaView } from '../model/reference.ts'
import type { Build, Direction } from './build.ts'
import { encodingNotes, encodingViews, sequenceNotes } from './encoding.ts'
import { exampleOf } from './example.ts'
import { exampleValue } from './example-value.ts'
import { entriesAt, own, stringAt } from './json.ts'
import { linkOut } from './link.ts'
import { resolved } from './resolve.ts'
import { schemaView, type Spot } from './schema/view.ts'

/** openapi.md 5.5: printed characters of examples (made ones, the author's), and up to which size they are coloured. */
const most = { generated: 8_000, declared: 24_000, highlighted: 4_000 }

/** The media types of a body in the order of the file. Rows of the second and later ones have the type in their ids. */
export function contentViews(holder: JsonObject, spot: Spot, build: Build): readonly ContentView[] {
  return entriesAt(holder, 'content').map(([mediaType, written], index) => {
    const here = index === 0 ? spot : within(spot, shortName(mediaType))
    return contentView(mediaType, resolved(written, build.refs).value, here, build)
  })
}

function contentView(mediaType: string, media: JsonObject, spot: Spot, build: Build): ContentView {
  const schema = own(media, 'schema') ?? own(media, 'itemSchema')
  const encoding = encodingViews(media, spot, build)
  return {
    mediaType,
    schema: schema === undefined ? undefined : schemaView(schema, spot, build),
    items: itemsOf(media, spot, build),
    notes: notesOf(media),
    examples: examplesOf({ media, mediaType, schema }, spot.direction, build),
    ...(encoding.length > 0 && { encoding }),
  }
}

/** The items of a sequence that has a schema as a whole too. */
function itemsOf(media: JsonObject, spot: Spot, build: Build): SchemaView | undefined {
  const item = own(media, 'schema') === undefined ? undefined : own(media, 'itemSchema')
  return item === undefined ? undefined : schemaView(item, within(spot, 'item'), build)
}

function notesOf(media: JsonObject): readonly string[] | undefined {
  const notes = [...sequenceNotes(media), ...encodingNotes(media)]
  return notes.length === 0 ? undefined : notes
}

function within(spot: Spot, name: string): Spot {
  return { ...spot, id: `${spot.id}-${name}` }
}

/** `application/vnd.api+json` → `json`, `multipart/form-data` → `multipart`. */
function shortName(mediaType: string): string {
  const [type = '', subtype = ''] = mediaType.toLowerCase().split(';')[0]!.split('/')
  if (type === 'multipart') return type
  return (subtype.split('+').at(-1) ?? subtype).replace(/^x-www-form-urlencoded$/, 'form')
}

/** Language of a media type for the highlighter. */
export function languageOf(mediaType: string): string {
  const name = mediaType.toLowerCase()
  if (isJson(name)) return 'json'
  return ['xml', 'html', 'yaml', 'javascript', 'css', 'graphql'].find((word) => name.includes(word)) ?? 'text'
}

export function isJson(mediaType: string): boolean {
  return /json|^\*\/\*$/i.test(mediaType)
}

interface Body {
  readonly media: JsonObject
  readonly mediaType: string
  readonly schema: Json | undefined
}

function examplesOf({ media, mediaType, schema }: Body, direction: Direction, build: Build): readonly ExampleView[] {
  const named = entriesAt(media, 'examples').flatMap(([key, written]) => namedExample(key, written, mediaType, build))
  if (named.length > 0) return named
  const one = own(media, 'example')
  if (one !== undefined) return [declaredExample('Example', one, mediaType, build)]
  if (schema === undefined || !isJson(mediaType)) return []
  const { value, cut } = exampleOf(schema, build.refs, direction)
  if (value === undefined || isEmpty(value)) return []
  const text = JSON.stringify(value, null, 2)
  return [
    {
      ...printed('Example', text, mediaType, { most: most.generated, build }),
      generated: true,
      ...(cut ? { cut } : {}),
    },
  ]
}

function namedExample(key: string, written: Json, mediaType: string, build: Build): readonly ExampleView[] {
  const { value: example, missing } = resolved(written, build.refs)
  if (missing !== undefined) build.problem(`The example "${missing}" is not in the description.`)
  const label = stringAt(example, 'summary')?.trim() || key
  const description = build.text(own(example, 'description'))
  const value = exampleValue(example)
  const sent = own(example, 'dataValue') === undefined ? undefined : stringAt(example, 'serializedValue')
  if (value !== undefined)
    return [
      { ...declaredExample(label, value, mediaType, build), description },
      ...(sent === undefined
        ? []
        : [printed(`${label}, as it is sent`, sent, mediaType, { most: most.declared, build })]),
    ]
  const elsewhere = stringAt(example, 'externalValue')
  if (elsewhere === undefined) return []
  return [{ ...printed(label, '', mediaType, { most: 0, build }), description, elsewhere: linkOut(elsewhere) }]
}

function declaredExample(label: string, value: Json, mediaType: string, build: Build): ExampleView {
  return printed(label, textOf(value, mediaType), mediaType, { most: most.declared, build })
}

/** A text is shown as it is, unless the body is JSON and the text is not. */
function textOf(value: Json, mediaType: string): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2)
  return isJson(mediaType) && !/^\s*[[{"]/.test(value) ? JSON.stringify(value) : value
}

function printed(
  label: string,
  text: string,
  mediaType: string,
  { most: limit, build }: { most: number; build: Build },
): ExampleView {
  const isLong = text.length > limit
  const end = Math.max(text.lastIndexOf('\n', limit), Math.min(limit, 200))
  const shown = isLong ? `${text.slice(0, end).toWellFormed()}\n…` : text
  const language = shown.length > most.highlighted ? 'text' : languageOf(mediaType)
  return {
    label,
    description: build.text(undefined),
    language,
    text: shown,
    lines: text === '' ? [] : build.code(shown, language),
    generated: false,
    cut: isLong,
  }
}

function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
