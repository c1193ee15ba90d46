/** What other tools were reported to get wrong about requests, examples, servers and security: openapi.md, section 4. */
import { describe, expect, test } from 'vitest'
import { operationMarkdown } from '../../src/openapi/markdown.ts'
import { operationView } from '../../src/openapi/view.ts'
import { api, slices, tools, view } from './given.ts'

const samplesOf = async (body: string, config = {}) => (await view(body, config)).samples.map(({ text }) => text)

test('what is 0, false, empty or null is said and sent', async () => {
  const page =
    await view(`paths: { /x: { post: { parameters: [{ name: page, in: query, example: 0, schema: { type: integer, minimum: 0, default: 0 } }, { name: q, in: query, example: '' }],
    requestBody: { content: { application/json: { schema: { properties: { off: { type: boolean, default: false }, text: { type: string, default: '' }, none: { example: null }, list: { type: array, example: [] } } } } } } } } }`)
  expect(page.samples[0]!.text).toContain('/x?page=0&q=')
  expect(JSON.parse(page.body!.contents[0]!.examples[0]!.text)).toEqual({ off: false, text: '', none: null, list: [] })
  const twin = operationMarkdown(page)
  for (const line of [
    'At least 0',
    'Default: `0`',
    'Examples: `""`',
    'Default: `false`',
    'Default: `""`',
    'Examples: `null`',
    'Examples: `[]`',
  ])
    expect(twin).toContain(line)
})

test('callbacks have a payload example, and no code to call them', async () => {
  const page = await view(
    `paths: { /x: { post: { callbacks: { done: { '{$request.body#/url}': { post: { requestBody: { content: { application/json: { schema: { properties: { id: { example: 7 } } } } } }, responses: { '200': { description: ok } } } } } } } } }`,
  )
  expect(page.callbacks[0]!.body!.contents[0]!.examples[0]!.text).toBe('{\n  "id": 7\n}')
  for (const { text } of page.samples) expect(text).not.toContain('$request')
})

describe('lists of files', () => {
  test.each([
    ['3.0', '{ type: string, format: binary }'],
    ['3.1', '{ contentMediaType: application/octet-stream }'],
  ])('in the way of %s', async (_, item) => {
    const page = await view(
      `paths: { /x: { post: { requestBody: { content: { multipart/form-data: { schema: { properties: { files: { type: array, items: ${item} } } } } } } } } }`,
    )
    expect(page.body!.contents[0]!.schema!.fields[0]!.schema.type).toBe('array of file')
    const [curl = ''] = page.samples.map(({ text }) => text)
    expect(curl).toContain('--form files=@files-1')
    expect(curl).not.toContain('Content-Type')
  })
})

test('servers of a path and of an operation are called, with one slash', async () => {
  const body = `servers: [{ url: 'https://root.example/' }]
paths:
  '/books/{id}': { servers: [{ url: 'https://legacy.example/' }], get: { parameters: [{ name: id, in: path, example: 42 }] } }
  /token: { post: { servers: [{ url: 'https://{zone}.example/v1/', variables: { zone: { default: auth, enum: [auth, test] } } }] } }`
  const pages = await Promise.all(slices(body).map((slice) => operationView(slice, tools)))
  const addresses = ['https://legacy.example/books/42', 'https://auth.example/v1/token']
  for (const [index, { view: page }] of pages.entries()) {
    for (const { label, text } of page.samples)
      expect([label, text]).toEqual([label, expect.stringContaining(addresses[index]!)])
  }
})

test('braces and angle brackets of a description are text in samples too', async () => {
  const text = '{curly} <token> <asc/desc> ${x} <script>'
  for (const sample of await samplesOf(
    `paths: { /x: { get: { parameters: [{ name: X-A, in: header, example: '${text}' }] } } }`,
  ))
    expect(sample.replaceAll(String.raw`\$`, '$')).toContain(text)
})

test('AND, OR, none and optional are told apart', async () => {
  const body = `security: [{ org: [], token: ['used:scope'] }, { basic: [] }]
paths: { /all: { get: {} }, /open: { get: { security: [] } }, /maybe: { get: { security: [{}, { basic: [] }] } } }
components: { securitySchemes: { org: { type: apiKey, in: header, name: X-ORGANIZATION }, token: { type: http, scheme: bearer }, basic: { type: http, scheme: basic },
  device: { type: oauth2, flows: { deviceAuthorization: { deviceAuthorizationUrl: 'https://a.example/device', tokenUrl: 'https://a.example/token', scopes: {} } } } } }`
  const pages = await Promise.all(slices(body).map((slice) => operationView(slice, tools)))
  expect(pages.map(({ view: page }) => page.security.sentence)).toEqual([
    'Needs one of: (1) an API key in the header "X-ORGANIZATION" and a bearer token with the scope used:scope, (2) a user name and a password (HTTP Basic).',
    'Needs no authentication.',
    'Needs a user name and a password (HTTP Basic), or no authentication.',
  ])
  for (const { text } of pages[0]!.view.samples) {
    expect(text).toContain('X-ORGANIZATION')
    expect(text).toContain('Bearer <ACCESS_TOKEN>')
  }
  for (const { text } of pages[1]!.view.samples) expect(text).not.toContain('Authorization')
})

test('each base URL can take the place of another in every language', async () => {
  const { samples, servers } = await view('paths: { /x: { get: {} } }', {
    baseUrls: ['https://eu.example.com/v1', 'https://us.example.com/v1/'],
  })
  expect(servers.map(({ base }) => base)).toEqual(['https://eu.example.com/v1', 'https://us.example.com/v1'])
  for (const { text } of samples) expect(text.split(`${servers[0]!.base}/x`)).toHaveLength(2)
})

test('a relative server is one of the configured address', async () => {
  const [sample] = await samplesOf('servers: [{ url: /v2/ }]\npaths: { /x: { get: {} } }', {
    baseUrls: ['https://a.example/'],
  })
  expect(sample).toBe('curl https://a.example/v2/x')
  const [plain] = await samplesOf('servers: [{ url: api.example.com }]\npaths: { x: { get: {} } }')
  expect(plain).toBe('curl BASE_URL/api.example.com/x')
})

test('a scheme that nobody declared is named, with its place', async () => {
  const [slice] = slices('paths: { /x: { get: { security: [{ nobody: [] }] } } }')
  const { view: page, diagnostics } = await operationView(slice!, { ...tools, api })
  expect(page.security.sentence).toContain('"nobody"')
  expect(diagnostics).toMatchObject([{ code: 'scheme-unknown', at: { file: 'api.yaml', line: 3 } }])
})
