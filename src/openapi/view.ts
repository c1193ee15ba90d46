/** An operation as its page shows it. */
import type { ApiConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { JsonObject, OperationSlice } from '../model/operation.ts'
import type { OperationView } from '../model/reference.ts'
import { aboutView } from './about.ts'
import { renderLater, uniqueIds, type Build, type Renderers } from './build.ts'
import { isTrue, listAt, objectAt, own, stringAt } from './json.ts'
import { docsOf } from './link.ts'
import { callbackViews } from './callbacks.ts'
import { bodyView, responseViews, together } from './messages.ts'
import { parameterViews } from './parameters.ts'
import { samplesOf } from './samples/index.ts'
import { edge } from './schema/view.ts'
import { securityView } from './security.ts'
import { serverViews } from './servers.ts'
import { tagsOf, titleOf } from './title.ts'

export interface ViewTools extends Renderers {
  readonly api: ApiConfig
  readonly mention?: Build['mention']
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
    const { mention } = tools
    const shared = { refs: slice.refs, mention, ...later, id: uniqueIds(), depth, budget }
    const view = viewOf(slice, tools.api, { ...shared, problem: (text, code) => problems.set(text, code) })
    if (budget.rows < 0 && index < tries.length - 1) continue
    await fill(tools)
    return { view: { ...view, problems: [...problems.keys()] }, diagnostics: schemeProblems(problems, slice) }
  }
  throw new Error('The last try always counts.')
}

function viewOf(slice: OperationSlice, api: ApiConfig, build: Build): Omit<OperationView, 'problems'> {
  const { kind, operation, pathItem } = slice
  const docs = docsOf(operation)
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
    tags: tagsOf(slice),
    ...(isSent ? { note: noteOf(slice) } : {}),
    description: build.lead(own(operation, 'description') ?? own(pathItem, 'description')),
    ...pathText(slice, build),
    ...extensions(operation, build),
    ...(docs && { externalDocs: docs }),
    servers: serverViews(slice, api, build),
    security: securityView(slice, api, build),
    parameters: parameterViews(slice, build),
    ...(body ? { body } : {}),
    responses: responseViews(operation, edge('response', isSent ? 'request' : 'response'), build),
    callbacks: callbackViews(slice, api, build),
    playground: isSent ? 'simple' : api.playground,
    samples: api.playground === 'hide' ? [] : samplesOf(slice, api, build),
    ...(slice.handWritten ? {} : { about: aboutView(slice) }),
    fieldsOpen: api.fieldsOpen,
    words: wordsOf(slice),
  }
}

/** What the path says, where the operation has words of its own. */
function pathText({ operation, pathItem, kind, path }: OperationSlice, build: Build): Pick<OperationView, 'pathText'> {
  const isUsed = own(operation, 'description') === undefined
  const text = together(own(pathItem, 'summary'), isUsed ? undefined : own(pathItem, 'description'), build)
  const pathTextOf = build.text(text)
  return pathTextOf.markdown === '' || (kind === 'webhook' && pathTextOf.markdown === path)
    ? {}
    : { pathText: pathTextOf }
}

/** `x-mint.content`, and `x-badges` as other tools write them: names, or objects with a name. */
function extensions(operation: JsonObject, build: Build): Pick<OperationView, 'before' | 'badges'> {
  const before = build.lead(own(objectAt(operation, 'x-mint'), 'content'))
  const badges = listAt(operation, 'x-badges').flatMap(
    (badge) => (typeof badge === 'string' ? badge : (stringAt(badge, 'name') ?? stringAt(badge, 'label'))) || [],
  )
  return { ...(before.markdown !== '' && { before }), ...(badges.length > 0 && { badges }) }
}

/** Without a description nobody left anything out. */
function wordsOf({ kind, handWritten }: OperationSlice): OperationView['words'] {
  const { body, responses } = kind === 'webhook' ? wordsOfWebhooks : wordsOfOperations
  return handWritten ? { body: { ...body, none: '' }, responses: { ...responses, none: '' } } : { body, responses }
}

const wordsOfOperations: OperationView['words'] = {
  body: { title: 'Body', none: '' },
  responses: { title: 'Responses', none: 'The description declares no response.' },
}

const wordsOfWebhooks: OperationView['words'] = {
  body: { title: 'Payload', none: 'The description declares no payload.' },
  responses: { title: 'Answer with', none: 'The description declares no response.' },
}

function noteOf({ method }: OperationSlice): string {
  const by = method === 'POST' ? '' : ` with the method ${method}`
  return `The service sends this request${by} to a receiver that you run.`
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
