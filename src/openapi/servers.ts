/** Where requests go: the operation's servers, else the path's, else the description's, else the configured base URLs. */
import type { ApiConfig } from '../model/config.ts'
import type { Json, OperationSlice } from '../model/operation.ts'
import type { ServerView } from '../model/reference.ts'
import type { Build } from './build.ts'
import { entriesAt, isObject, listAt, own, stringAt } from './json.ts'
import { meaning } from './schema/enum.ts'

/** The servers of an operation. */
export function serverViews(slice: OperationSlice, api: ApiConfig, build: Build): readonly ServerView[] {
  return serversOf(slice, api).map((server) => serverView(server, build, api))
}

/** One server. */
export function serverView(
  server: Json,
  build: Build,
  api: Pick<ApiConfig, 'baseUrls'> = { baseUrls: [] },
): ServerView {
  const name = stringAt(server, 'name')?.trim() || undefined
  return {
    ...(name !== undefined && { name }),
    // As everywhere on the web, no address is the place itself.
    url: stringAt(server, 'url') || '/',
    resolved: resolvedUrl(server, api),
    base: baseOf(server, api),
    description: build.text(own(server, 'description')),
    variables: entriesAt(server, 'variables').map(([variable, written]) => {
      const values = listAt(written, 'enum')
        .filter((value) => typeof value !== 'object')
        .map(String)
      const meanings = values.map((value, index) => meaning(written, value, index))
      const view = { name: variable, default: stringAt(written, 'default'), enum: values }
      const description = build.text(own(written, 'description'))
      return Object.assign(view, { description }, meanings.some((each) => each !== undefined) && { meanings })
    }),
  }
}

/** The address before an operation's path, for samples; `BASE_URL` where nobody says it. No slash at its end. */
export function baseUrlOf(slice: OperationSlice, api: ApiConfig): string {
  return baseOf(serversOf(slice, api)[0], api)
}

function baseOf(server: Json | undefined, api: Pick<ApiConfig, 'baseUrls'>): string {
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

function resolvedUrl(server: Json, api: Pick<ApiConfig, 'baseUrls'>): string {
  const variables = new Map(entriesAt(server, 'variables').map(([name, each]) => [name, stringAt(each, 'default')]))
  const written = stringAt(server, 'url') ?? ''
  const url = written.replace(/\{([^{}]+)\}/g, (whole, name: string) => variables.get(name) ?? whole)
  const [base] = api.baseUrls
  // Without a scheme of its own it has that of the page that reads it; no API is asked without encryption.
  if (url.startsWith('//')) return `https:${url}`
  return url.startsWith('/') && base !== undefined ? withoutEnd(base) + url : url
}
