/** An operation as its page shows it. */
import type { ApiConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import type { BodyView, CallbackView, OperationView, ResponseView } from '../model/reference.ts'
import { aboutView } from './about.ts'
import { badgesOf } from './badges.ts'
import type { Build, Cut, Renderers } from './build.ts'
import { entriesAt, isObject, isTrue, objectAt, own, stringAt } from './json.ts'
import { linkOut } from './link.ts'
import { contentViews } from './media.ts'
import { operationsOf } from './items.ts'
import { budgets, pageBuild, rowBytes, type PageTools } from './page-build.ts'
import { parameterViews, valueField } from './parameters.ts'
import { nameOf } from './pointer.ts'
import { resolved } from './resolve.ts'
import { samplesOf } from './samples/index.ts'
import type { Sizes } from './schema/size.ts'
import { deeper, edge, type Spot } from './schema/spot.ts'
import { securityView } from './security.ts'
import { serverViews } from './servers.ts'
import { tagsOf, titleOf } from './title.ts'

export interface ViewTools extends Renderers, Pick<PageTools, 'href' | 'sizes' | 'bytes'> {
  readonly api: ApiConfig
}

/** The view of an operation or webhook, and warnings about what its description lacks. Never throws on what it holds. */
export async function operationView(
  slice: OperationSlice,
  tools: ViewTools,
): Promise<{ readonly view: OperationView; readonly diagnostics: readonly Diagnostic[]; readonly bytes: number }> {
  const { view, fill, problems, bytes } = planned(slice, tools)
  await fill(tools)
  return { view: { ...view, problems: [...problems.keys()] }, diagnostics: schemeProblems(problems, slice), bytes }
}

/** The schemas that the page of an operation leaves to pages of their own. */
export function cutsOfOperation(slice: OperationSlice, api: ApiConfig, sizes: Sizes): readonly Cut[] {
  const plain = { ...api, playground: 'hide' as const }
  return budgets.flatMap((bytes) => planned(slice, { api: plain, sizes, bytes, isPlan: true }).cuts)
}

function planned(slice: OperationSlice, tools: PageTools & { readonly api: ApiConfig }) {
  const unit = unitOf(slice)
  const page = pageBuild(slice, { unit, sections: ['body', 'payload'] }, { pills: tools.api.pills, ...tools })
  const view = viewOf(slice, tools.api, page.build)
  const bytes = tools.bytes ?? rowBytes(fixedBytes(view))
  page.build.layout.run(bytes)
  return { ...page, view, bytes }
}

/** Bytes of what is no row: code and examples, with the markup of their colours, texts, and the frame of the sections. */
function fixedBytes(view: Omit<OperationView, 'problems'>): number {
  const sides = [view, ...view.callbacks]
  const messages = [...sides.flatMap(({ body }) => body ?? []), ...sides.flatMap(({ responses }) => responses)]
  const examples = messages.flatMap(({ contents }) => contents.flatMap((content) => content.examples))
  const code = view.samples.reduce((sum, { text }) => sum + 900 + text.length * 2.2, 0)
  const shown = examples.reduce(
    (sum, { text, language }) => sum + 500 + text.length * (language === 'text' ? 1.3 : 2.6),
    0,
  )
  const texts = [view.description, ...messages.map(({ description }) => description)]
  return (
    4000 + code + shown + messages.length * 400 + texts.reduce((sum, { markdown }) => sum + markdown.length * 1.3, 0)
  )
}

/** An operation as the edge of what stands in it. */
export function unitOf(slice: OperationSlice): Build['unit'] {
  return { unit: slice.pointer, name: titleOf(slice) }
}

function viewOf(slice: OperationSlice, api: ApiConfig, build: Build): Omit<OperationView, 'problems'> {
  const { kind, operation, pathItem } = slice
  const docs = stringAt(objectAt(operation, 'externalDocs'), 'url')
  // What a webhook sends has the properties of a response, and what comes back those of a request.
  const isSent = kind === 'webhook'
  const body = bodyView(
    operation,
    edge(isSent ? 'payload' : 'body', isSent ? 'response' : 'request', build.unit),
    build,
  )
  return {
    kind,
    method: kind === 'webhook' ? 'WEBHOOK' : slice.method,
    verb: slice.method,
    path: slice.path,
    title: titleOf(slice),
    deprecated: isTrue(operation, 'deprecated'),
    badges: badgesOf(slice),
    tags: tagsOf(slice),
    ...(isSent ? { note: noteOf(slice) } : {}),
    description: build.lead(own(operation, 'description') ?? own(pathItem, 'description')),
    ...(docs === undefined
      ? {}
      : { externalDocs: linkOut(docs, stringAt(objectAt(operation, 'externalDocs'), 'description')) }),
    servers: serverViews(slice, api, build),
    security: securityView(slice, api, build),
    parameters: parameterViews(slice, build),
    ...(body ? { body } : {}),
    responses: responseViews(operation, edge('response', isSent ? 'request' : 'response', build.unit), build),
    callbacks: callbackViews(slice, build),
    playground: isSent ? 'simple' : api.playground,
    samples: api.playground === 'hide' ? [] : samplesOf(slice, api, build),
    ...(slice.handWritten ? {} : { about: aboutView(slice) }),
    fieldsOpen: api.fieldsOpen,
    words: isSent ? wordsOfWebhooks : wordsOfOperations,
  }
}

const wordsOfOperations: OperationView['words'] = { body: 'Body', responses: 'Responses' }
const wordsOfWebhooks: OperationView['words'] = { body: 'Payload', responses: 'Answer with' }

function noteOf({ method }: OperationSlice): string {
  const by = method === 'POST' ? '' : ` with the method ${method}`
  return `The service sends this request${by} to a receiver that you run.`
}

function bodyView(operation: JsonObject, spot: Spot, build: Build): BodyView | undefined {
  const written = own(operation, 'requestBody')
  if (written === undefined || written === null) return undefined
  const { value, missing } = resolved(written, build.refs)
  if (missing !== undefined) build.problem(`The body "${missing}" is not in the description.`)
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
function responseViews(operation: JsonObject, spot: Spot, build: Build): readonly ResponseView[] {
  return entriesAt(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, written]) =>
      responseView(status, written, { ...spot, id: `${spot.id}-${status}`, place: deeper(spot.place, status) }, build),
    )
}

function responseView(status: string, written: Json, spot: Spot, build: Build): ResponseView {
  const { value, missing } = resolved(written, build.refs)
  if (missing !== undefined) build.problem(`Response ${status}: "${missing}" is not in the description.`)
  const headers = entriesAt(value, 'headers')
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => {
      const found = resolved(header, build.refs).value
      const required = isTrue(found, 'required')
      const id = `${spot.id}-header-${name.toLowerCase()}`
      return valueField({ id, name, value: found, required }, spot.direction, build)
    })
  const summary = stringAt(value, 'summary')?.trim()
  const description = build.text(own(value, 'description') ?? summary)
  return {
    id: build.id(spot.id),
    status,
    ...(summary && description.markdown.trim() !== summary ? { summary } : {}),
    description,
    headers,
    contents: contentViews(value, sharedSpot(written, spot), build),
  }
}

function callbackViews({ operation, refs }: OperationSlice, build: Build): readonly CallbackView[] {
  return entriesAt(operation, 'callbacks').flatMap(([name, written]) =>
    Object.entries(resolved(written, refs).value)
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, item]) =>
        operationsOf(resolved(item, refs).value).flatMap(([method, each]): CallbackView[] =>
          isObject(each) ? [callbackView({ name, expression, method: method.toUpperCase() }, each, build)] : [],
        ),
      ),
  )
}

/** As in webhooks, the payload is what the service sends: it has the properties of a response. */
function callbackView(
  head: Pick<CallbackView, 'name' | 'expression' | 'method'>,
  operation: JsonObject,
  build: Build,
): CallbackView {
  const id = build.id(`callback-${head.name}`)
  const body = bodyView(operation, edge(`${id}.body`, 'response', build.unit), build)
  const summary = own(operation, 'description') ?? own(operation, 'summary')
  return {
    ...head,
    id,
    description: build.text(summary),
    ...(body ? { body } : {}),
    responses: responseViews(operation, edge(`${id}.response`, 'request', build.unit), build),
  }
}

/** Missing references are reported once for the file, by `description.ts`; what only an operation can know is said here. */
function schemeProblems(
  problems: ReadonlyMap<string, string | undefined>,
  slice: OperationSlice,
): readonly Diagnostic[] {
  const hint = 'Add it to "components.securitySchemes".'
  return [...problems].flatMap(([message, code]): Diagnostic[] =>
    code === undefined ? [] : [{ code, severity: 'warning', message, at: slice.at, hint }],
  )
}
