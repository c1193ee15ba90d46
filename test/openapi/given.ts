/** Small descriptions for tests. */
import type { ApiConfig } from '../../src/model/config.ts'
import type { OperationSlice } from '../../src/model/operation.ts'
import type { OperationView } from '../../src/model/reference.ts'
import { readDescription, slicesOf, type Description } from '../../src/openapi/description.ts'
import { operationView, type ViewTools } from '../../src/openapi/view.ts'

export const api: ApiConfig = {
  sources: [],
  generate: 'auto',
  baseUrls: [],
  playground: 'show',
  maintainOrder: true,
  fieldsOpen: false,
}

/** Texts and code stay as they are. */
export const tools: ViewTools = {
  api,
  prose: async (markdown) => [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: markdown }] },
  ],
  highlight: async (code) => code.split('\n').map((value) => ({ content: [{ type: 'text', value }] })),
}

/** A description from YAML without its head. */
export function description(body: string, files: Readonly<Record<string, string>> = {}): Description {
  const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${body}`
  const read = readDescription('api.yaml', text, (path) => files[path])
  if (!read.description) throw new Error(read.diagnostics[0]?.message)
  return read.description
}

/** The operations and webhooks of a description without its head. */
export function slices(body: string, files?: Readonly<Record<string, string>>): readonly OperationSlice[] {
  return slicesOf(description(body, files))
}

/** The view of the first operation. */
export async function view(body: string, config: Partial<ApiConfig> = {}): Promise<OperationView> {
  const [slice] = slices(body)
  return (await operationView(slice!, { ...tools, api: { ...api, ...config } })).view
}

/** `GET /x` whose 200 response has this schema; `more` are further lines of the description. */
export function answering(schema: string, more = ''): string {
  return `paths: { /x: { get: { responses: { '200': { description: ok, content: { application/json: { schema: ${schema} } } } } } } }\n${more}`
}

/** `POST /x` whose JSON body has this schema. */
export function taking(schema: string, more = ''): string {
  return `paths: { /x: { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: {} } } }\n${more}`
}

/** The seed of every site: no paths, one webhook, a bearer token for the whole API. */
export const plantStore = `servers: [{ url: 'http://{base_url}', variables: { base_url: { default: localhost } } }]
security: [{ bearerAuth: [] }]
paths: {}
webhooks:
  /plant/webhook:
    post: { summary: New Plant, description: Information about a new plant added to the store }
components: { securitySchemes: { bearerAuth: { type: http, scheme: bearer } } }
`
