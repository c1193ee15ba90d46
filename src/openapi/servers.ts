/** Where requests go: the operation's servers, else the path's, else the description's, else the configured base URLs. */
import type { ApiConfig } from '../model/config.ts'
import type { Json, OperationSlice } from '../model/operation.ts'
import type { ServerView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { entriesAt, isObject, listAt, own, stringAt, stringsAt } from './json.ts'

/** The servers of an operation. */
export function serverViews(slice: OperationSlice, api: ApiConfig, build: Build): readonly ServerView[] {
  return serversOf(slice, api).map((server) => ({
    url: stringAt(server, 'url') ?? '',
    resolved: resolvedUrl(server, api),
    base: baseOf(server, api),
    description: build.text(own(server, 'description')),
    variables: entriesAt(server, 'variables').map(([name, variable]) => ({
      name,
      default: stringAt(variable, 'default'),
      enum: stringsAt(variable, 'enum'),
      description: build.text(own(variable, 'description')),
    })),
  }))
}

/** The address before an operation's path, for samples; `BASE_URL` where nobody says it. No slash at its end. */
export function baseUrlOf(slice: OperationSlice, api: ApiConfig): string {
  return baseOf(serversOf(slice, api)[0], api)
}

function baseOf(server: Json | undefined, api: ApiConfig): string {
  const url = server === undefined ? '' : resolvedUrl(server, api)
  if (/^https?:\/\//i.test(url)) return withoutEnd(url)
  return withoutEnd(`BASE_URL/${url.replace(/^\/+/, '')}`)
}

function withoutEnd(url: string): string {
  return url.replace(/\/+$/, '')
}

/** The servers that hold for an operation, as they are written. */
export function serversOf(slice: OperationSlice, api: ApiConfig): readonly Json[] {
  const declared = [slice.operation, slice.pathItem, slice.root].map((holder) => listAt(holder, 'servers'))
  const found = declared.find((servers) => servers.length > 0)?.filter(isObject)
  return found ?? api.baseUrls.map((url) => ({ url }))
}

function resolvedUrl(server: Json, api: ApiConfig): string {
  const variables = new Map(entriesAt(server, 'variables').map(([name, each]) => [name, stringAt(each, 'default')]))
  const written = stringAt(server, 'url') ?? ''
  const url = written.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables.get(name) ?? whole)
  const [base] = api.baseUrls
  return url.startsWith('/') && base !== undefined ? withoutEnd(base) + url : url
}
