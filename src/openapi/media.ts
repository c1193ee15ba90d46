/** Bodies by media type: schema and examples. */
import type { Json, JsonObject } from '../model/operation.ts'
import type { ContentView, ExampleView, SchemaView } from '../model/reference.ts'
import { jsonOf } from '../util/json-of.ts'
import type { Build, Direction } from './build.ts'
import { bodyText, writingOf } from './body-text.ts'
import { encodingNotes, encodingViews, sequenceNotes } from './encoding.ts'
import { exampleOf, givenValue } from './example.ts'
import { exampleData } from './example-value.ts'
import { entriesAt, isObject, own, stringAt } from './json.ts'
import { linkOut } from './link.ts'
import { mappedRef } from './refs.ts'
import { resolved } from './resolve.ts'
import { partsOf } from './samples/body.ts'
import { multipartPieces } from './samples/multipart.ts'
import { flatten, type Flat } from './schema/flatten.ts'
import { deeper, type Spot } from './schema/spot.ts'
import { schemaView } from './schema/view.ts'

/** openapi.md 5.5: printed characters of examples (made ones, the author's), and up to which size they are coloured. */
const most = { generated: 8_000, declared: 24_000, highlighted: 4_000 }

/** Shorter examples are whole on every page. */
const leastCounted = 300

/** The media types of a body in the order of the file. Rows have the type in their ids, but for those of the plainest one. */
export function contentViews(holder: JsonObject, spot: Spot, build: Build): readonly ContentView[] {
  const contents = entriesAt(holder, 'content')
  const names = idNames(contents.map(([mediaType]) => mediaType))
  return contents.map(([mediaType, written]) => {
    const name = names.get(mediaType)
    const here = name === undefined ? spot : within(spot, name)
    return contentView(mediaType, resolved(written, build.refs).value, here, build)
  })
}

/** No name for JSON, else for the first by the alphabet: the order of the file moves no id (openapi.md 5.4). */
function idNames(mediaTypes: readonly string[]): ReadonlyMap<string, string> {
  const rank = (type: string) => (type === 'application/json' ? 0 : isJson(type) ? 1 : 2)
  const sorted = [...mediaTypes].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  const others = sorted.slice(1)
  const isAlone = (name: string) => others.filter((each) => shortName(each) === name).length === 1
  return new Map(
    others.map((type) => {
      const name = shortName(type)
      return [type, isAlone(name) ? name : type.toLowerCase().replace(/[^\w.]+/g, '-')]
    }),
  )
}

function contentView(mediaType: string, media: JsonObject, spot: Spot, build: Build): ContentView {
  const schema = own(media, 'schema') ?? own(media, 'itemSchema')
  const encoding = encodingViews(media, spot, build)
  return {
    mediaType,
    schema: schema === undefined ? undefined : schemaView(schema, spot, build),
    items: itemsOf(media, spot, build),
    notes: notesOf(media, build),
    examples: examplesOf({ media, mediaType, schema }, spot.direction, build),
    ...(encoding.length > 0 && { encoding }),
  }
}

/** The items of a sequence that has a schema as a whole too. */
function itemsOf(media: JsonObject, spot: Spot, build: Build): SchemaView | undefined {
  const item = own(media, 'schema') === undefined ? undefined : own(media, 'itemSchema')
  return item === undefined ? undefined : schemaView(item, within(spot, 'item'), build)
}

function notesOf(media: JsonObject, build: Build): readonly string[] | undefined {
  const notes = [...sequenceNotes(media, build.say), ...encodingNotes(media, build.say)]
  return notes.length === 0 ? undefined : notes
}

function within(spot: Spot, name: string): Spot {
  return { ...spot, id: `${spot.id}-${name}`, place: deeper(spot.place, name) }
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
  if (isJson(name) || writingOf(name) === 'lines') return 'json'
  return ['xml', 'html', 'yaml', 'javascript', 'css', 'graphql'].find((word) => name.includes(word)) ?? 'text'
}

/** Whether a body is one JSON value. */
export function isJson(mediaType: string): boolean {
  return writingOf(mediaType) === 'json'
}

interface Body {
  readonly media: JsonObject
  readonly mediaType: string
  readonly schema: Json | undefined
}

function examplesOf({ media, mediaType, schema }: Body, direction: Direction, build: Build): readonly ExampleView[] {
  const named = entriesAt(media, 'examples').flatMap(([key, written]) =>
    namedExample(key, written, { media, mediaType, schema }, build),
  )
  if (named.length > 0) return named
  const one = own(media, 'example')
  if (one !== undefined) return [declaredExample(build.say('Example'), one, { media, mediaType, schema }, build)]
  return schema === undefined ? [] : madeExamples({ media, mediaType, schema }, direction, build)
}

/** At most so many variants have an example each. */
const mostVariants = 5

/** One example, or one for each variant, named as the variants are. */
function madeExamples(
  { media, mediaType, schema = {} }: Body,
  direction: Direction,
  build: Build,
): readonly ExampleView[] {
  const writing = writingOf(mediaType)
  const flat = flatten(schema, build.refs, new Set())
  const count = givenValue(flat) === undefined ? Math.min(flat.choices[0]?.variants.length ?? 1, mostVariants) : 1
  return Array.from({ length: count }, (_, variant) => variant).flatMap((variant): readonly ExampleView[] => {
    const { value, cut } = exampleOf(schema, build.refs, direction, { variant })
    if (value === undefined || isEmpty(value)) return []
    const text =
      writing === 'multipart'
        ? partsText(media, value, build)
        : writing === 'plain'
          ? undefined
          : bodyText(writing, value, { schema, refs: build.refs, media })
    if (text === undefined) return []
    const label = count > 1 ? variantLabel(flat, variant, build) : build.say('Example')
    const view = printed(label, text, mediaType, { most: most.generated / count, build })
    return [{ ...view, generated: true, cut: view.cut || cut }]
  })
}

/** What the discriminator says for the variant, else its name, title or number. */
function variantLabel({ choices }: Flat, index: number, build: Build): string {
  const [choice] = choices
  const variant = choice?.variants[index]
  const ref = stringAt(variant, '$ref')
  const mapped = entriesAt(choice?.discriminator, 'mapping').find(
    ([, target]) => typeof target === 'string' && mappedRef(target) === ref,
  )
  const flat = flatten(variant ?? {}, build.refs, new Set())
  return mapped?.[0] ?? flat.name ?? stringAt(flat.schema, 'title') ?? build.say('Variant {}', String(index + 1))
}

/** The parts as they are sent, but for the bytes of files. */
function partsText(media: JsonObject, value: Json, { refs, say }: Build): string | undefined {
  const parts = partsOf(media, value, refs)
  if (parts.length === 0) return undefined
  const { pieces } = multipartPieces(parts)
  return pieces
    .map((piece) => (piece.isFile ? say('(the bytes of {})', piece.value) : piece.value.replaceAll('\r\n', '\n')))
    .join('')
    .trimEnd()
}

/** An example made from a schema, as JSON. */
export function printedExample(value: Json, build: Build): ExampleView {
  return printed(build.say('Example'), jsonOf(value, '  '), 'application/json', {
    most: most.generated,
    build,
  })
}

function namedExample(key: string, written: Json, body: Body, build: Build): readonly ExampleView[] {
  const { value: example, missing } = resolved(written, build.refs)
  if (missing !== undefined) build.problem('The example "{}" is not in the description.', [missing])
  const label = stringAt(example, 'summary')?.trim() || key
  const description = build.text(own(example, 'description'))
  const serialized = stringAt(example, 'serializedValue')
  const sent =
    serialized === undefined
      ? undefined
      : (name: string) => ({
          ...printed(name, serialized, body.mediaType, { most: most.declared, build }),
          description,
        })
  const value = exampleData(example)
  if (value !== undefined) {
    const view = declaredExample(label, value, body, build)
    const shown = description.markdown === '' ? view : { ...view, description }
    return [shown, ...(sent ? [sent(build.say('{}, as it is sent', label))] : [])]
  }
  if (sent) return [sent(label)]
  const elsewhere = stringAt(example, 'externalValue')
  if (elsewhere === undefined) return []
  return [{ ...printed(label, '', body.mediaType, { most: 0, build }), description, elsewhere: linkOut(elsewhere) }]
}

/** A text is shown as it is, unless the body is JSON and the text is not, or nobody could read it. */
function declaredExample(
  label: string,
  value: Json,
  { media, mediaType, schema = {} }: Body,
  build: Build,
): ExampleView {
  const writing = writingOf(mediaType)
  const text =
    writing === 'multipart' && isObject(value)
      ? partsText({ ...media, schema }, value, build)
      : bodyText(writing, value, { schema, refs: build.refs, media })
  if (typeof value === 'string' && (text === undefined || isGarbage(text))) {
    const description = build.text(build.say('Binary data, {} characters in the description.', String(value.length)))
    return { ...printed(label, '', mediaType, { most: 0, build }), description }
  }
  return printed(label, text ?? jsonOf(value, '  '), mediaType, { most: most.declared, build })
}

/** Bytes that were read as text. */
function isGarbage(text: string): boolean {
  return /\uFFFD|[^\P{Cc}\s]/u.test(text)
}

function printed(
  label: string,
  text: string,
  mediaType: string,
  { most: limit, build }: { most: number; build: Build },
): ExampleView {
  const room = text.length > leastCounted ? build.room(Math.min(limit, text.length)) : limit
  const isLong = text.length > room
  const end = Math.max(text.lastIndexOf('\n', room), Math.min(room, 200))
  const shown = !isLong ? text : room === 0 ? '…' : `${text.slice(0, end).toWellFormed()}\n…`
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
