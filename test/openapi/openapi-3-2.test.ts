/** What is new in OpenAPI 3.2, as a page shows it. */
import { expect, test } from 'vitest'
import { groupsOf } from '../../src/openapi/navigation.ts'
import { addressOf } from '../../src/openapi/address.ts'
import { readDescription, slicesOf } from '../../src/openapi/description.ts'
import { findSlice } from '../../src/openapi/find.ts'
import { operationMarkdown } from '../../src/openapi/markdown.ts'
import { operationView } from '../../src/openapi/view.ts'
import { tools } from './given.ts'

function given(body: string) {
  const { description, diagnostics } = readDescription(
    'api.yaml',
    `openapi: 3.2.0\ninfo: { title: T, version: '1' }\n${body}`,
  )
  expect(diagnostics).toEqual([])
  return slicesOf(description!)
}
async function view(body: string) {
  return (await operationView(given(body)[0]!, tools)).view
}
const page = async (body: string) => operationMarkdown(await view(body))
const at = { file: 'docs.json', line: 1, column: 1 }

test('the method QUERY and any other method have pages, and can be named', () => {
  const all = given(
    'paths: { /a: { query: { summary: Ask }, additionalOperations: { COPY: { summary: Copy it }, Purge: { summary: As it is written } } } }',
  )
  expect(all.map(({ method, pointer, at: place }) => [method, pointer, place.line])).toEqual([
    ['QUERY', '/paths/~1a/query', 3],
    ['COPY', '/paths/~1a/additionalOperations/COPY', 3],
    ['Purge', '/paths/~1a/additionalOperations/Purge', 3],
  ])
  expect(findSlice(all, 'query /a').slice).toBe(all[0])
  expect(findSlice(all, 'api.yaml COPY /a').slice).toBe(all[1])
})

test('tags lie inside their parents, and tags of another kind group nothing', () => {
  const slices = given(`
tags:
  - { name: api, summary: The API }
  - { name: pets, parent: api, kind: nav }
  - { name: new, kind: badge }
paths:
  /a: { get: { summary: List, tags: [new, pets] }, post: { summary: Add, tags: [pets] } }
  /b: { get: { summary: State, tags: [api] } }`)
  const outline = (nodes: readonly unknown[]): unknown =>
    nodes.map((node) => {
      const { label, children, page: id } = node as { label?: string; children?: unknown[]; page?: string }
      return children ? { [label!]: outline(children) } : id
    })
  expect(outline(groupsOf(slices, addressOf(slices), at))).toEqual([
    {
      'The API': ['api-reference/api/state', { pets: ['api-reference/pets/list', 'api-reference/pets/add'] }],
    },
  ])
})

test('parents that go round in a circle stand side by side', () => {
  const slices = given(`
tags: [{ name: a, parent: b }, { name: b, parent: a }]
paths: { /x: { get: { tags: [a] }, put: { tags: [b] } } }`)
  expect(groupsOf(slices, addressOf(slices), at).map(({ label }) => label)).toEqual(['a', 'b'])
})

test('a query string as a whole has its fields and its place in the samples', async () => {
  const text = await page(`
paths:
  /a:
    get:
      parameters:
        - in: querystring
          name: any
          required: true
          content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { q: { type: string, example: tea } } } } }`)
  expect(text).toContain('## Query string parameters')
  expect(text).toContain('`q` (string)')
  expect(text).toContain('/a?q=tea')
})

test('a stream says what one item is, and how its parts are sent', async () => {
  const { responses } = await view(`
paths:
  /a:
    get:
      responses:
        '200':
          description: ok
          content:
            text/event-stream: { itemSchema: { type: object, properties: { data: { type: string } } } }
            multipart/mixed:
              schema: { type: array, maxItems: 3 }
              itemSchema: { type: string }
              prefixEncoding: [{ contentType: application/json }]
              itemEncoding: { contentType: image/png }`)
  const [events, mixed] = responses[0]!.contents
  expect(events).toMatchObject({
    schema: { fields: [{ name: 'data' }] },
    notes: ['A sequence of items, each of this form.'],
  })
  expect(mixed).toMatchObject({
    schema: { limits: ['at most 3 items'] },
    items: { type: 'string' },
    notes: ['A sequence of items.', 'Part 1 is sent as application/json.', 'Each further part is sent as image/png.'],
  })
})

test('examples may hold their data, and the text that is sent', async () => {
  const { responses, parameters } = await view(`
paths:
  /a:
    get:
      parameters: [{ in: query, name: q, schema: { type: string }, examples: { one: { dataValue: a b } } }]
      responses:
        '200':
          description: ok
          content: { application/json: { examples: { One: { dataValue: { a: 1 }, serializedValue: '{"a":1.0}' } } } }`)
  expect(parameters[0]?.fields[0]?.schema.examples).toEqual(['a b'])
  expect(responses[0]?.contents[0]?.examples.map(({ label, text }) => [label, text])).toEqual([
    ['One', '{\n  "a": 1\n}'],
    ['One, as it is sent', '{"a":1.0}'],
  ])
})

test('device flow, metadata and a deprecated scheme', async () => {
  const text = await page(`
security: [{ o: [] }]
components:
  securitySchemes:
    o:
      type: oauth2
      deprecated: true
      oauth2MetadataUrl: https://a.example/meta
      flows: { deviceAuthorization: { deviceAuthorizationUrl: https://a.example/device, tokenUrl: https://a.example/token, scopes: {} } }
paths: { /a: { get: {} } }`)
  expect(text).toContain('Needs an OAuth 2.0 access token (deprecated).')
  for (const part of ['Device authorization: https://a.example/device', 'Configuration: https://a.example/meta'])
    expect(text).toContain(part)
})

test('names of servers, summaries of responses, and shared media types', async () => {
  const text = await page(`
servers: [{ url: https://a.example, name: Main }]
paths:
  /a:
    get:
      responses:
        '200': { summary: Fine, description: All went well., content: { application/json: { $ref: '#/components/mediaTypes/J' } } }
        '404': { summary: Not there }
components: { mediaTypes: { J: { schema: { type: integer } } } }`)
  expect(text).toContain('Main: `https://a.example`')
  expect(text).toContain('### 200\n\n**Fine**\n\nAll went well.\n\nMedia type: `application/json`\n\nType: integer')
  expect(text).toContain('### 404\n\nNot there')
})

test('a discriminator says what any other value means', async () => {
  const text = await page(`
paths: { /a: { get: { responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } } } } }
components:
  schemas:
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Other' }]
      discriminator: { propertyName: kind, mapping: { cat: Cat }, defaultMapping: Other }
    Cat: { type: object, properties: { kind: { type: string } } }
    Other: { type: object, properties: { kind: { type: string } } }`)
  expect(text).toContain('`kind` says which: `cat` is Cat, `Other` is Other; any other value is Other.')
})

test('cookies of the style "cookie" are written as they are', async () => {
  const { parameters } = await view(
    'paths: { /a: { get: { parameters: [{ in: cookie, name: c, style: cookie, schema: { type: object }, example: { a: x y, b: é } }] } } }',
  )
  expect(parameters[0]?.fields[0]?.wire).toBe('a=x y; b=é')
})
