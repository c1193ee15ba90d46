import { expect, test } from 'vitest'
import type { ApiConfig } from '../../src/model/config.ts'
import type { RequestForm } from '../../src/model/request-form.ts'
import { readEndpoint } from '../../src/openapi/endpoint.ts'
import { serverOrigins } from '../../src/openapi/form-servers.ts'
import { requestForm } from '../../src/openapi/request-form.ts'
import { sayIn } from '../../theme/words/index.ts'
import { api, slices } from './given.ts'

const server = "servers: [{ url: 'https://api.example.com/v1/' }]\n"
const form = (body: string, config: Partial<ApiConfig> = {}): RequestForm | undefined =>
  requestForm(slices(server + body)[0]!, { ...api, ...config })
const bodySchema = (schema: string, more = '') =>
  form(
    `paths: { /x: { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: {} } } }\n${more}`,
  )!.body!.contents[0]!.schema

test('a default that the values of a variable leave out can be chosen, and is called', () => {
  const variables = '{ env: { default: stage, enum: [prod, dev] } }'
  const [slice] = slices(
    `servers: [{ url: 'https://{env}.example', variables: ${variables} }]\npaths: { /x: { get: { responses: {} } } }`,
  )
  const { servers } = requestForm(slice!, api)!
  expect(servers[0]!.variables).toEqual([{ name: 'env', default: 'stage', enum: ['stage', 'prod', 'dev'] }])
  expect(serverOrigins(servers)).toContain('https://stage.example')
})

test('there is none without an absolute server, and none for a webhook', () => {
  const get = 'paths: { /x: { get: { responses: {} } } }'
  expect(requestForm(slices(get)[0]!, api)).toBeUndefined()
  expect(requestForm(slices(`servers: [{ url: /v1 }]\n${get}`)[0]!, api)).toBeUndefined()
  expect(
    requestForm(slices(`servers: [{ url: /v1 }]\n${get}`)[0]!, { ...api, baseUrls: ['https://a.test'] }),
  ).toMatchObject({
    servers: [{ url: 'https://a.test/v1', shown: '/v1' }],
  })
  expect(form('paths: {}\nwebhooks: { a: { post: { summary: A } } }')).toBeUndefined()
})

test('parameters with what a form needs, also those that only the path names', () => {
  expect(
    form(
      'paths: { "/x/{id}/{b}": { get: { parameters: [{ name: id, in: path, required: true, description: "Its *own* [number](https://a.test).\\n\\nMore.", schema: { type: integer, minimum: 1, exclusiveMinimum: true }, example: 0 }, { name: f, in: query, deprecated: true, style: deepObject, schema: { properties: { a: { type: string } } } }] } } }',
    )!.parameters,
  ).toEqual([
    {
      name: 'id',
      in: 'path',
      style: 'simple',
      explode: false,
      allowReserved: false,
      required: true,
      about: 'Its own number.',
      schema: { type: 'integer', above: 1, example: 0 },
    },
    {
      name: 'f',
      in: 'query',
      style: 'deepObject',
      explode: false,
      allowReserved: false,
      deprecated: true,
      schema: { type: 'object', fields: [{ name: 'a', schema: { type: 'string' } }] },
    },
    {
      name: 'b',
      in: 'path',
      style: 'simple',
      explode: false,
      allowReserved: false,
      required: true,
      schema: { type: 'string' },
    },
  ])
})

test('read-only and hidden properties are not asked for', () => {
  expect(
    bodySchema(
      '{ properties: { id: { readOnly: true }, a: { type: string, default: "" }, b: { x-hidden: true }, c: { x-excluded: true } }, required: [a] }',
    ),
  ).toEqual({
    type: 'object',
    fields: [{ name: 'a', required: true, schema: { type: 'string', default: '' } }],
  })
})

test('recursion ends, deep and wide schemas are cut, and the file stays small', () => {
  const node = "{ $ref: '#/components/schemas/Node' }"
  const components = `components: { schemas: { Node: { properties: { name: { type: string }, next: ${node} } } } }`
  expect(bodySchema(node, components)).toEqual({
    type: 'object',
    fields: [
      { name: 'name', schema: { type: 'string' } },
      { name: 'next', schema: { cut: true } },
    ],
  })
  const levels = Array.from({ length: 12 }, (_, level) => {
    const next = level < 11 ? `{ $ref: '#/components/schemas/L${level + 1}' }` : '{ type: string }'
    const fields = Array.from({ length: 12 }, (__, index) => `field${index}: ${next}`).join(', ')
    return `L${level}: { properties: { ${fields} } }`
  })
  const large = form(
    `paths: { /x: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/L0' } } } } } } }\ncomponents: { schemas: { ${levels.join(', ')} } }`,
  )
  expect(JSON.stringify(large).length).toBeLessThan(60_000)
  expect(large!.body!.contents[0]!.schema.fields).toHaveLength(12)
})

test('of variants that are constants only the values beside them can be chosen', () => {
  expect(bodySchema('{ enum: [2], oneOf: [{ const: 1, title: Small }, { const: 2, title: Big }] }').enum).toEqual([
    { value: 2, description: 'Big' },
  ])
})

test('variants by name, and the value that tells them apart', () => {
  expect(
    bodySchema(
      "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind, mapping: { meow: '#/components/schemas/Cat' } } }",
      'components: { schemas: { Cat: { properties: { kind: { type: string } } }, Dog: { properties: { kind: { type: string } } } } }',
    ).choice,
  ).toMatchObject({
    combine: 'oneOf',
    property: 'kind',
    values: ['meow', 'Dog'],
    variants: [{ label: 'Cat' }, { label: 'Dog' }],
  })
})

test.each([
  ['application/json', '{}', 'json'],
  ['application/vnd.api+json', '{}', 'json'],
  ['application/x-ndjson', '{}', 'text'],
  ['application/x-www-form-urlencoded', '{}', 'form'],
  ['multipart/form-data', '{}', 'multipart'],
  ['application/octet-stream', '{}', 'file'],
  ['image/png', '{}', 'file'],
  ['text/csv', '{ format: binary, type: string }', 'file'],
  ['text/plain', '{}', 'text'],
  ['application/xml', '{}', 'text'],
])('a body of %s %s is edited as %s', (mediaType, schema, kind) => {
  const found = form(`paths: { /x: { post: { requestBody: { content: { ${mediaType}: { schema: ${schema} } } } } } }`)
  expect(found!.body!.contents[0]!.kind).toBe(kind)
})

test('names what the product names in the words of the page', () => {
  const schemes = 'components: { securitySchemes: { b: { type: http, scheme: basic } } }'
  const schema = '{ oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }'
  const post = `paths: { /x: { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: {} } } }`
  const [slice] = slices(`${server}security: [{ b: [] }]\n${post}\n${schemes}`)
  expect(requestForm(slice!, api, sayIn('de'))).toMatchObject({
    security: [[{ label: 'Benutzername und Passwort (HTTP Basic)', pair: ['Benutzername', 'Passwort'] }]],
    body: { contents: [{ schema: { choice: { variants: [{ label: 'Variante 1' }, { label: 'Variante 2' }] } } }] },
  })
})

test('authentication, by the description or by the configuration', () => {
  const schemes =
    'components: { securitySchemes: { t: { type: http, scheme: bearer, x-default: demo }, b: { type: http, scheme: basic }, k: { type: apiKey, in: query, name: key }, m: { type: mutualTLS } } }'
  const get = 'paths: { /x: { get: { responses: {} } } }'
  expect(
    form(`security: [{ t: [] }, { b: [], k: [] }, { m: [] }, { gone: [] }, {}]\n${get}\n${schemes}`)!.security,
  ).toEqual([
    [
      {
        name: 't',
        label: 'bearer token',
        kind: 'token',
        in: 'header',
        field: 'Authorization',
        prefix: 'Bearer ',
        stand: 'ACCESS_TOKEN',
        value: 'demo',
      },
    ],
    [
      expect.objectContaining({ name: 'b', kind: 'basic', pair: ['User name', 'Password'], prefix: 'Basic ' }),
      expect.objectContaining({ name: 'k', kind: 'token', in: 'query', field: 'key', prefix: '' }),
    ],
    [expect.objectContaining({ name: 'm', kind: 'certificate' })],
    [expect.objectContaining({ name: 'gone', kind: 'unknown' })],
    [],
  ])
  expect(form(get, { auth: { method: 'key', name: 'X-Own', inputPrefix: 'sk_' } })!.security).toEqual([
    [expect.objectContaining({ field: 'X-Own', prefix: 'sk_', start: 'sk_' })],
  ])
  expect(form(get, { auth: { method: 'basic', name: 'id:pin' } })!.security[0]![0]!.pair).toEqual(['id', 'pin'])
  expect(form(get)!.security).toEqual([])
})

test('what the configuration says of sending', () => {
  const get = 'paths: { /x: { get: { responses: {} } } }'
  expect(form(get, { sending: { proxy: 'https://own.test/', credentials: true, prefill: true } })).toMatchObject({
    proxy: 'https://own.test/',
    credentials: true,
    prefill: true,
  })
})

test('a page that an author writes has a free body', () => {
  const { endpoint } = readEndpoint('POST https://a.test/x/{id}', { file: 'a.md', api })
  expect(requestForm(endpoint!.slice, api)).toMatchObject({
    handWritten: true,
    parameters: [{ name: 'id', in: 'path' }],
    body: { required: false, contents: [{ kind: 'json', schema: {} }] },
  })
})

test('the example of a schema holds nothing that only answers have; one of the body stands as it is', () => {
  const schema = '{ properties: { id: { readOnly: true }, name: {} }, example: { id: 7, name: Ann } }'
  expect(bodySchema(schema)).toMatchObject({ example: { name: 'Ann' } })
  const body = (more: string) =>
    form(`paths: { /x: { post: { requestBody: { content: { application/json: { schema: ${schema}${more} } } } } } }`)!
      .body!.contents[0]!.example
  expect(body('')).toEqual({ name: 'Ann' })
  expect(body(', example: { id: 8 }')).toEqual({ id: 8 })
})

test('parts with names are fields, whatever their kind', () => {
  const kind = (type: string, schema: string) =>
    form(`paths: { /x: { post: { requestBody: { content: { ${type}: { schema: ${schema} } } } } } }`)!.body!
      .contents[0]!
  expect(kind('multipart/mixed', '{ properties: { a: {} } }')).toMatchObject({
    mediaType: 'multipart/mixed',
    kind: 'multipart',
  })
  expect(kind('multipart/mixed', '{ type: array }')).toMatchObject({ kind: 'text' })
})
