/** The endpoint that a page names itself (`api: POST /plants/{id}`), as if a description held it and declared nothing more. */
import type { ApiConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { FrontMatter } from '../model/frontmatter.ts'
import type { JsonObject, OperationSlice } from '../model/operation.ts'
import { readReference, unreadable } from './find.ts'

export interface Endpoint {
  readonly slice: OperationSlice
  /** The configuration with the authentication that the page asks for. */
  readonly api: ApiConfig
}

export interface EndpointOptions {
  /** Path of the page. */
  readonly file: string
  readonly authMethod?: FrontMatter['authMethod']
  readonly api: ApiConfig
}

/** Reads `METHOD /path`, `METHOD https://host/path` or `webhook name`; whoever knows where it stands adds the place. */
export function readEndpoint(
  reference: string,
  { file, authMethod, api }: EndpointOptions,
): { readonly endpoint?: Endpoint; readonly problem?: Omit<Diagnostic, 'at'> } {
  const wanted = readReference(reference)
  if (!wanted) return { problem: unreadable(reference) }
  const isSent = wanted.method === 'WEBHOOK'
  const { path, servers } = isSent ? { path: wanted.path, servers: {} } : addressOf(wanted.path)
  const slice: OperationSlice = {
    spec: file,
    kind: isSent ? 'webhook' : 'operation',
    method: isSent ? 'POST' : wanted.method,
    path,
    pointer: '',
    operation: { ...servers, ...(authMethod === 'none' && { security: [] }) },
    pathItem: {},
    root: {},
    handWritten: true,
    refs: {},
    at: { file, line: 1, column: 1 },
  }
  return { endpoint: { slice, api: withMethod(api, authMethod) } }
}

/** An absolute address holds the server; a path is served by the configured ones. */
function addressOf(written: string): { readonly path: string; readonly servers: JsonObject } {
  const [, url, rest = ''] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(written) ?? []
  const path = url === undefined ? written : rest
  return { path: path.startsWith('/') ? path : `/${path}`, servers: url === undefined ? {} : { servers: [{ url }] } }
}

/** Name and prefix of `api.auth` belong to its method: a page that asks for another method starts without them. */
function withMethod(api: ApiConfig, authMethod: EndpointOptions['authMethod']): ApiConfig {
  if (authMethod === undefined || authMethod === 'none') return api
  const method = authMethod === 'cobo' ? 'key' : authMethod
  return api.auth?.method === method ? api : { ...api, auth: { method } }
}
