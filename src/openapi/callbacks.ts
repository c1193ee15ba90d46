/** Requests that the service sends later, as the page of the operation that asks for them shows them. */
import type { ApiConfig } from '../model/config.ts'
import type { Json, OperationSlice } from '../model/operation.ts'
import type { CallbackView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { entriesAt, isObject, isTrue, listAt, own, stringAt } from './json.ts'
import { operationsOf, sentMethod } from './items.ts'
import { docsOf } from './link.ts'
import { bodyView, responseViews, together } from './messages.ts'
import { parameterViews } from './parameters.ts'
import { resolved } from './resolve.ts'
import { edge } from './schema/spot.ts'
import { securityView } from './security.ts'
import { serverView } from './servers.ts'
import { hash } from '../util/hash.ts'
import { letterCode } from './address.ts'
import { isWithheld } from './withheld.ts'

interface Head {
  readonly name: string
  readonly expression: string
  readonly method: string
}

/** What a callback of a callback stands in. */
interface Around {
  /** Before its own id and name. */
  readonly id: string
  readonly name: string
  /** Operations that lead to it: a callback may ask for itself. */
  readonly branch: ReadonlySet<Json>
  /** Operations of this page whose own callbacks are shown: once each, for a few that name each other lead on in endless ways. */
  readonly opened: Set<Json>
}

/** Every operation of every callback that is not kept back, in the order of the file, each before those of its own callbacks. */
export function callbackViews(
  slice: OperationSlice,
  api: ApiConfig,
  build: Build,
  { id: start, name: names, branch, opened }: Around = { id: '', name: '', branch: new Set(), opened: new Set() },
): readonly CallbackView[] {
  const { operation, refs } = slice
  const all = entriesAt(operation, 'callbacks').flatMap(([name, written]) =>
    Object.entries(resolved(written, refs).value)
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, each]) => {
        const pathItem = resolved(each, refs).value
        return operationsOf(pathItem).flatMap(([method, found]) => {
          const inner = resolved(found, refs).value
          if (!isObject(found) || branch.has(found) || isWithheld(pathItem) || isWithheld(inner)) return []
          const called = { ...slice, kind: 'webhook' as const, operation: inner, pathItem }
          return [{ head: { name, expression, method: sentMethod(method) }, called, found }]
        })
      }),
  )
  const ids = idsOf(all.map(({ head }) => head))
  return all.flatMap(({ head, called, found }) => {
    const name = names + head.name
    const view = callbackView({ ...head, name, id: start + ids.get(head)! }, called, { api, build })
    if (opened.has(found)) return [view]
    opened.add(found)
    const below = { id: `${view.id}.`, name: `${name} › `, branch: new Set([...branch, found]), opened }
    return [view].concat(callbackViews(called, api, build, below))
  })
}

/** By name; where that is not enough by method too, then by the expression: never by order (openapi.md 5.4). */
function idsOf(heads: readonly Head[]): ReadonlyMap<Head, string> {
  const levels = [
    ({ name }: Head) => `callback-${name}`,
    ({ name, method }: Head) => `callback-${name}-${method.toLowerCase()}`,
    ({ name, method, expression }: Head) =>
      `callback-${name}-${method.toLowerCase()}-${letterCode(hash(expression), 4)}`,
  ]
  const isAlone = (head: Head, idAt: (each: Head) => string) =>
    heads.every((each) => each === head || idAt(each) !== idAt(head))
  return new Map(heads.map((head) => [head, (levels.find((idAt) => isAlone(head, idAt)) ?? levels[2]!)(head)]))
}

/** As in webhooks, the payload is what the service sends: it has the properties of a response. */
function callbackView(
  head: Head & { readonly id: string },
  slice: OperationSlice,
  { api, build }: { readonly api: ApiConfig; readonly build: Build },
): CallbackView {
  const { operation, pathItem } = slice
  const id = build.id(head.id)
  const body = bodyView(operation, edge(`${id}.body`, 'response', build.unit), build)
  const ofPath = together(own(pathItem, 'summary'), own(pathItem, 'description'), build)
  const servers = [operation, pathItem].flatMap((holder) => listAt(holder, 'servers')).filter(isObject)
  const docs = docsOf(operation)
  const title = stringAt(operation, 'summary')?.trim()
  const text = build.text(own(operation, 'description')).markdown
  const parameters = parameterViews(slice, build, `${id}.`)
  return {
    ...head,
    id,
    ...(text !== '' && title && title !== head.name && { title }),
    ...(isTrue(operation, 'deprecated') && { deprecated: true }),
    description: build.text(joined(text === '' ? (title ?? '') : text, build.text(ofPath).markdown)),
    ...(docs && { externalDocs: docs }),
    ...(servers.length > 0 && { servers: servers.map((server) => serverView(server, build)) }),
    ...security(slice, api, build),
    ...(parameters.length > 0 && { parameters }),
    ...(body ? { body } : {}),
    responses: responseViews(operation, edge(`${id}.response`, 'request', build.unit), build),
  }
}

/** What the API as a whole asks of its callers says nothing of what it sends. */
function security(slice: OperationSlice, api: ApiConfig, build: Build): Pick<CallbackView, 'security'> {
  if (!Array.isArray(own(slice.operation, 'security'))) return {}
  return { security: securityView({ ...slice, kind: 'operation' } satisfies OperationSlice, api, build) }
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n')
}
