/** An operation as its page shows it. */
import type { ApiConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { JsonObject, OperationSlice } from '../model/operation.ts'
import type { OperationView } from '../model/reference.ts'
import type { Say } from '../model/words.ts'
import { aboutView } from './about.ts'
import { badgesOf } from './badges.ts'
import type { Build, Cut, Renderers } from './build.ts'
import { callbackViews } from './callbacks.ts'
import { isTrue, objectAt, own, stringAt } from './json.ts'
import { docsOf } from './link.ts'
import { bodyView, responseViews, together } from './messages.ts'
import { budgets, pageBuild, rowBytes, type PageBuild, type PageTools, type Problems } from './page-build.ts'
import { parameterViews } from './parameters.ts'
import { samplesOf } from './samples/index.ts'
import type { Sizes } from './schema/size.ts'
import { edge } from './schema/spot.ts'
import { securityView } from './security.ts'
import { serversOf, serverViews } from './servers.ts'
import { tagsOf, titleOf } from './title.ts'

export interface ViewTools extends Renderers, Pick<PageTools, 'href' | 'sizes' | 'rows' | 'bytes' | 'isTight' | 'say'> {
  readonly api: ApiConfig
  readonly mention?: Build['mention']
}

interface Planned {
  readonly view: OperationView
  readonly diagnostics: readonly Diagnostic[]
  /** How it was planned: bytes of its rows, and whether its code is short. */
  readonly bytes: number
  readonly isTight: boolean
}

/** The view of an operation or webhook, and warnings about what its description lacks. Never throws on what it holds. */
export async function operationView(slice: OperationSlice, tools: ViewTools): Promise<Planned> {
  const { view, fill, problems, bytes, isTight } = planned(slice, tools)
  await fill(tools)
  const diagnostics = schemeProblems(problems, slice)
  return { view: { ...view, problems: [...problems.keys()] }, diagnostics, bytes, isTight }
}

/** The schemas that the page of an operation leaves to pages of their own. */
export function cutsOfOperation(slice: OperationSlice, api: ApiConfig, sizes: Sizes): readonly Cut[] {
  const plain = { ...api, playground: 'hide' as const }
  return budgets.flatMap((bytes) => planned(slice, { api: plain, sizes, bytes, isPlan: true }).cuts)
}

function planned(
  slice: OperationSlice,
  tools: PageTools & Pick<ViewTools, 'api' | 'mention'>,
): PageBuild & { readonly view: Omit<OperationView, 'problems'>; readonly bytes: number; readonly isTight: boolean } {
  const unit = unitOf(slice)
  const page = pageBuild(
    slice,
    { unit, sections: ['body', 'payload'], mention: tools.mention },
    { pills: tools.api.pills, ...tools },
  )
  const view = viewOf(slice, tools.api, page.build)
  const { isTight } = page.build
  const bytes = tools.bytes ?? rowBytes(fixedBytes(view))
  // Rows say more than code does: code that leaves them no room is shortened, before anything is drawn.
  const [, fewer] = budgets
  if (tools.bytes === undefined && bytes < fewer) return planned(slice, { ...tools, bytes: fewer, isTight: true })
  page.build.layout.run(bytes)
  return { ...page, view, bytes, isTight }
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
function unitOf(slice: OperationSlice): Build['unit'] {
  return { unit: slice.pointer, name: titleOf(slice) }
}

function viewOf(slice: OperationSlice, api: ApiConfig, build: Build): Omit<OperationView, 'problems'> {
  const { kind, operation, pathItem } = slice
  const docs = docsOf(operation)
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
    ...wholeUrl(slice, api),
    title: titleOf(slice),
    deprecated: isTrue(operation, 'deprecated'),
    badges: badgesOf(slice),
    tags: tagsOf(slice),
    ...(isSent ? { note: noteOf(slice, build.say) } : {}),
    description: build.lead(own(operation, 'description') ?? own(pathItem, 'description')),
    ...pathText(slice, build),
    ...before(operation, build),
    ...(docs && { externalDocs: docs }),
    servers: serverViews(slice, api, build),
    security: securityView(slice, api, build),
    parameters: parameterViews(slice, build),
    ...(body ? { body } : {}),
    responses: responseViews(operation, edge('response', isSent ? 'request' : 'response', build.unit), build),
    callbacks: callbackViews(slice, api, build),
    playground: isSent ? 'simple' : api.playground,
    samples: api.playground === 'hide' ? [] : samplesOf(slice, api, build),
    ...(slice.handWritten ? {} : { about: aboutView(slice, build.say) }),
    fieldsOpen: api.fieldsOpen,
    words: wordsOf(isSent, build.say),
  }
}

function wholeUrl(slice: OperationSlice, api: ApiConfig): Pick<OperationView, 'base'> {
  const base = api.wholeUrl && slice.kind === 'operation' ? stringAt(serversOf(slice, api)[0], 'url') : undefined
  return base === undefined ? {} : { base: base.replace(/\/+$/, '') }
}

function wordsOf(isSent: boolean, say: Say): OperationView['words'] {
  return isSent
    ? { body: say('Payload'), responses: say('Answer with') }
    : { body: say('Body'), responses: say('Responses') }
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

/** `x-mint.content`: what the author says before the generated part. */
function before(operation: JsonObject, build: Build): Pick<OperationView, 'before'> {
  const text = build.lead(own(objectAt(operation, 'x-mint'), 'content'))
  return text.markdown === '' ? {} : { before: text }
}

function noteOf({ method }: OperationSlice, say: Say): string {
  return method === 'POST'
    ? say('The service sends this request to a receiver that you run.')
    : say('The service sends this request with the method {} to a receiver that you run.', method)
}

/** Missing references are reported once for the file, by `description.ts`; what only an operation can know is said here. */
function schemeProblems(problems: Problems, slice: OperationSlice): readonly Diagnostic[] {
  const hint = 'Add it to "components.securitySchemes".'
  return [...problems.values()].flatMap((problem): Diagnostic[] =>
    problem ? [{ ...problem, severity: 'warning', at: slice.at, hint }] : [],
  )
}
