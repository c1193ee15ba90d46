/** Requests that the service sends later, as the page of the operation that asks for them shows them. */
import type { ApiConfig } from '../model/config.ts'
import type { OperationSlice } from '../model/operation.ts'
import type { CallbackView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { entriesAt, isObject, isTrue, listAt, own, stringAt } from './json.ts'
import { operationsOf } from './items.ts'
import { docsOf } from './link.ts'
import { bodyView, responseViews, together } from './messages.ts'
import { parameterViews } from './parameters.ts'
import { resolved } from './resolve.ts'
import { edge } from './schema/spot.ts'
import { securityView } from './security.ts'
import { serverView } from './servers.ts'
import { isWithheld } from './withheld.ts'

interface Head {
  readonly name: string
  readonly expression: string
  readonly method: string
}

/** Every operation of every callback that is not kept back, in the order of the file. */
export function callbackViews(slice: OperationSlice, api: ApiConfig, build: Build): readonly CallbackView[] {
  const { operation, refs } = slice
  return entriesAt(operation, 'callbacks').flatMap(([name, written]) =>
    Object.entries(resolved(written, refs).value)
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, each]) => {
        const pathItem = resolved(each, refs).value
        return operationsOf(pathItem).flatMap(([method, found]): CallbackView[] => {
          const inner = resolved(found, refs).value
          if (!isObject(found) || isWithheld(pathItem) || isWithheld(inner)) return []
          const head = { name, expression, method: method.toUpperCase() }
          return [callbackView(head, { ...slice, kind: 'webhook', operation: inner, pathItem }, { api, build })]
        })
      }),
  )
}

/** As in webhooks, the payload is what the service sends: it has the properties of a response. */
function callbackView(
  head: Head,
  slice: OperationSlice,
  { api, build }: { readonly api: ApiConfig; readonly build: Build },
): CallbackView {
  const { operation, pathItem } = slice
  const id = build.id(`callback-${head.name}`)
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
