/** The form of an operation's playground. Everything it asks for stands on the page too; it is the page for a machine. */
import type { ApiConfig } from '../model/config.ts'
import { english } from '../model/english.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import type { FormBody, FormContent, FormEncoding, FormParameter, RequestForm } from '../model/request-form.ts'
import type { Say } from '../model/words.ts'
import { writingOf } from './body-text.ts'
import { givenExamples } from './example-value.ts'
import { exampleOf } from './example.ts'
import { about, formSchema, isLeftOut, isSmall, typed, type FormWork } from './form-schema.ts'
import { formSecurity } from './form-security.ts'
import { formServers } from './form-servers.ts'
import { entriesAt, isTrue, objectAt, own, stringAt } from './json.ts'
import { concreteType } from '../util/media-range.ts'
import { jsonOf } from '../util/json-of.ts'
import { parametersOf, type Parameter } from './parameters.ts'
import { resolved } from './resolve.ts'
import { isFile } from './schema/words.ts'
import { flatten } from './schema/flatten.ts'

/** Levels of properties that are tried; the first whose file is small enough counts. */
const tries = [5, 3, 2, 1, 0]
const mostBytes = 60_000
const mostNodes = 800
/** Characters of an example body. */
const longestExample = 20_000

/** `undefined`: nobody says where requests go, or the reader receives them. */
export function requestForm(slice: OperationSlice, api: ApiConfig, say: Say = english): RequestForm | undefined {
  return requestFile(slice, api, say)?.form
}

/** The same with its text as a file: to know whether it is small enough it has to be written. */
export function requestFile(
  slice: OperationSlice,
  api: ApiConfig,
  say: Say,
): { readonly form: RequestForm; readonly text: string } | undefined {
  const servers = formServers(slice, api)
  if (slice.kind === 'webhook' || servers.length === 0) return undefined
  const end = `,"servers":${JSON.stringify(servers)}}`
  for (const depth of tries) {
    const form = formOf(slice, api, { refs: slice.refs, depth, nodes: mostNodes, say })
    const text = JSON.stringify(form)
    if (depth === 0 || text.length <= mostBytes) return { form: { ...form, servers }, text: text.slice(0, -1) + end }
  }
  return undefined
}

function formOf(slice: OperationSlice, api: ApiConfig, work: FormWork): Omit<RequestForm, 'servers'> {
  const body = bodyOf(slice, work)
  return {
    method: slice.method,
    path: slice.path,
    security: formSecurity(slice, api, work.say),
    parameters: [...parametersIn(slice, work), ...undeclared(slice)],
    ...(body ? { body } : {}),
    ...(api.sending?.proxy === undefined ? {} : { proxy: api.sending.proxy }),
    ...(api.sending?.credentials ? { credentials: true } : {}),
    ...(api.sending?.prefill ? { prefill: true } : {}),
    ...(slice.handWritten ? { handWritten: true } : {}),
  }
}

function parametersIn(slice: OperationSlice, work: FormWork): readonly FormParameter[] {
  return parametersOf(slice)
    .filter(({ value }) => !isLeftOut(value))
    .map((each) => parameterOf(each, slice, work))
}

function parameterOf(parameter: Parameter, { refs }: OperationSlice, work: FormWork): FormParameter {
  const { name, in: where, style, explode, allowReserved, required, value } = parameter
  const [[mediaType, media] = []] = entriesAt(value, 'content')
  const written = own(value, 'schema') ?? own(media, 'schema')
  const schema = formSchema(written ?? {}, work)
  const [example] = [...givenExamples(value, refs), ...givenExamples(media, refs)]
  return {
    name,
    in: where,
    style,
    explode,
    allowReserved,
    ...(required ? { required } : {}),
    ...about(written === undefined ? value : { ...flatten(written, refs, new Set()).schema, ...value }),
    schema: example === undefined || !isSmall(example) ? schema : { ...schema, example: typed(example) },
    ...(mediaType === undefined ? {} : { mediaType }),
  }
}

/** Names in the path that the description forgot. */
function undeclared(slice: OperationSlice): readonly FormParameter[] {
  const known = new Set(parametersOf(slice).flatMap((each) => (each.in === 'path' ? [each.name] : [])))
  const named = [...slice.path.matchAll(/\{([^{}/]+)\}/g)].map(([, name]) => name!)
  return [...new Set(named)]
    .filter((name) => !known.has(name))
    .map((name) => ({
      name,
      in: 'path',
      style: 'simple',
      explode: false,
      allowReserved: false,
      required: true,
      schema: { type: 'string' },
    }))
}

function bodyOf(slice: OperationSlice, work: FormWork): FormBody | undefined {
  const written = own(slice.operation, 'requestBody')
  if (written === undefined || written === null) return freeBody(slice)
  const { value } = resolved(written, slice.refs)
  const contents = entriesAt(value, 'content').map(([mediaType, media]) =>
    contentOf(mediaType, resolved(media, slice.refs).value, work),
  )
  return contents.length === 0 ? undefined : { required: isTrue(value, 'required'), contents }
}

/** A page that an author writes says in words what the body is. */
function freeBody({ handWritten, method }: OperationSlice): FormBody | undefined {
  if (!handWritten || !['POST', 'PUT', 'PATCH'].includes(method)) return undefined
  return { required: false, contents: [{ mediaType: 'application/json', kind: 'json', schema: {} }] }
}

function contentOf(mediaType: string, media: JsonObject, work: FormWork): FormContent {
  const written = own(media, 'schema') ?? own(media, 'itemSchema')
  const kind = kindOf(concreteType(mediaType), written, work)
  const example = givenExamples(media, work.refs)[0] ?? (written === undefined ? undefined : made(kind, written, work))
  const encoding = encodingOf(media)
  return {
    mediaType,
    kind,
    schema: written === undefined ? {} : formSchema(written, work),
    ...(example === undefined || jsonOf(example).length > longestExample ? {} : { example: sent(kind, example) }),
    ...(encoding ? { encoding } : {}),
  }
}

/** A body of JSON is a text where the form could not keep its numbers. */
function sent(kind: FormContent['kind'], example: Json): Json {
  const kept = typed(example)
  return kind === 'json' && kept !== example ? jsonOf(example, '  ') : kept
}

function made(kind: FormContent['kind'], schema: Json, { refs }: FormWork): Json | undefined {
  return kind === 'file' || kind === 'text' ? undefined : exampleOf(schema, refs, 'request').value
}

/** A page can send parts with names; others are written as they are. */
function kindOf(mediaType: string, schema: Json | undefined, { refs }: FormWork): FormContent['kind'] {
  const type = mediaType.toLowerCase().split(';')[0]!.trim()
  const writing = writingOf(type)
  if (writing === 'json' || writing === 'form') return writing
  if (writing === 'lines') return 'text'
  const flat = flatten(schema ?? {}, refs, new Set()).schema
  if (type === 'multipart/form-data' || (writing === 'multipart' && own(flat, 'properties'))) return 'multipart'
  const isBytes = isFile(flat)
  return isBytes || !/^(?:text|multipart)\/|[/+](?:xml|yaml|javascript|graphql|x-yaml|toml)$/.test(type)
    ? 'file'
    : 'text'
}

function encodingOf(media: JsonObject): FormContent['encoding'] {
  const all = entriesAt(media, 'encoding').map(([name, each]) => {
    const explode = own(each, 'explode')
    const texts = { contentType: stringAt(each, 'contentType'), style: stringAt(each, 'style') }
    const given = Object.entries(texts).filter(([, text]) => text !== undefined)
    return [name, { ...Object.fromEntries(given), ...(typeof explode === 'boolean' ? { explode } : {}) }] as const
  })
  return objectAt(media, 'encoding') ? (Object.fromEntries(all) satisfies Record<string, FormEncoding>) : undefined
}
