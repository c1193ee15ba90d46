/** An operation as its page shows it. */
import type { ApiConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import type { BodyView, CallbackView, OperationView, ResponseView } from '../model/reference.ts'
import { aboutView } from './about.ts'
import { badgesOf } from './badges.ts'
import { renderLater, uniqueIds, type Build, type Renderers } from './build.ts'
import { entriesAt, isObject, isTrue, objectAt, own, stringAt } from './json.ts'
import { linkOut } from './link.ts'
import { contentViews } from './media.ts'
import { operationsOf } from './items.ts'
import { parameterViews, valueField } from './parameters.ts'
import { resolved } from './resolve.ts'
import { samplesOf } from './samples/index.ts'
import { edge, type Spot } from './schema/view.ts'
import { securityView } from './security.ts'
import { serverViews } from './servers.ts'
import { tagsOf, titleOf } from './title.ts'

export interface ViewTools extends Renderers {
  readonly api: ApiConfig
}

/** Levels of properties that are tried, and how many rows each may take; the first that fits is shown. */
const tries = [
  { depth: 4, rows: 300 },
  { depth: 3, rows: 300 },
  { depth: 2, rows: 400 },
  { depth: 1, rows: 3000 },
]

/** The view of an operation or webhook, and warnings about what its description lacks. Never throws on what it holds. */
export async function operationView(
  slice: OperationSlice,
  tools: ViewTools,
): Promise<{ readonly view: OperationView; readonly diagnostics: readonly Diagnostic[] }> {
  for (const [index, { depth, rows }] of tries.entries()) {
    const problems = new Map<string, string | undefined>()
    const budget = { rows }
    const { fill, ...later } = renderLater(slice.refs)
    const shared = { refs: slice.refs, ...later, id: uniqueIds(), depth, budget }
    const view = viewOf(slice, tools.api, { ...shared, problem: (text, code) => problems.set(text, code) })
    if (budget.rows < 0 && index < tries.length - 1) continue
    await fill(tools)
    return { view: { ...view, problems: [...problems.keys()] }, diagnostics: schemeProblems(problems, slice) }
  }
  throw new Error('The last try always counts.')
}

function viewOf(slice: OperationSlice, api: ApiConfig, build: Build): Omit<OperationView, 'problems'> {
  const { kind, operation, pathItem } = slice
  const docs = stringAt(objectAt(operation, 'externalDocs'), 'url')
  // What a webhook sends has the properties of a response, and what comes back those of a request.
  const isSent = kind === 'webhook'
  const body = bodyView(operation, edge(isSent ? 'payload' : 'body', isSent ? 'response' : 'request'), build)
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
    responses: responseViews(operation, edge('response', isSent ? 'request' : 'response'), build),
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
    contents: contentViews(value, spot, build),
  }
}

/** Responses in the order of the file; numbers come first, as JavaScript keeps them. */
function responseViews(operation: JsonObject, spot: Spot, build: Build): readonly ResponseView[] {
  return entriesAt(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, written]) => responseView(status, written, { ...spot, id: `${spot.id}-${status}` }, build))
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
  const both = summary && description.markdown.trim() !== summary ? { summary } : {}
  return { id: build.id(spot.id), status, ...both, description, headers, contents: contentViews(value, spot, build) }
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
  const body = bodyView(operation, edge(`${id}.body`, 'response'), build)
  const summary = own(operation, 'description') ?? own(operation, 'summary')
  return {
    ...head,
    id,
    description: build.text(summary),
    ...(body ? { body } : {}),
    responses: responseViews(operation, edge(`${id}.response`, 'request'), build),
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
