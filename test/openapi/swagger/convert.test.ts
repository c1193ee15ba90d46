import { expect, test } from 'vitest'
import { readDescription, slicesOf } from '../../../src/openapi/description.ts'
import { operationMarkdown } from '../../../src/openapi/markdown.ts'
import { operationView } from '../../../src/openapi/view.ts'
import { tools } from '../given.ts'

const read = (body: string, files: Record<string, string> = {}) =>
  readDescription('api.yaml', `swagger: "2.0"\ninfo: { title: T, version: "1" }\n${body}`, (path) => files[path])

/** The view of the first operation. */
async function view(body: string, files?: Record<string, string>) {
  const [slice] = slicesOf(read(body, files).description!)
  return (await operationView(slice!, tools)).view
}
/** What the page says of it, as text. */
const page = async (body: string, files?: Record<string, string>) => operationMarkdown(await view(body, files))

test('says in one line that it was converted, and names its version', async () => {
  const { diagnostics } = read('paths: {}')
  expect(diagnostics.map(({ code, severity, at }) => [code, severity, at?.line])).toEqual([
    ['openapi-converted', 'info', 1],
  ])
  expect((await view('paths: { /a: { get: {} } }')).about?.facts).toContain('OpenAPI 2.0')
})

test('a body takes the media types of the operation, else of the description', async () => {
  const { body } = await view(`
consumes: [application/xml]
paths:
  /a:
    post:
      consumes: [application/json, text/csv]
      parameters: [{ in: body, name: b, required: true, description: The pet, schema: { $ref: '#/definitions/Pet' } }]
definitions: { Pet: { type: object, properties: { name: { type: string, x-nullable: true } } } }`)
  expect(body?.contents.map(({ mediaType }) => mediaType)).toEqual(['application/json', 'text/csv'])
  expect([body?.required, body?.description.markdown]).toEqual([true, 'The pet'])
  expect(body?.contents[0]?.schema).toMatchObject({
    type: 'object · Pet',
    fields: [{ name: 'name', schema: { type: 'string or null' } }],
  })
})

test('form fields become one body, with files as multipart', async () => {
  const { body } = await view(`
paths:
  /a:
    post:
      parameters:
        - { in: formData, name: photo, type: file, required: true }
        - { in: formData, name: tags, type: array, items: { type: string }, collectionFormat: multi, description: Words }`)
  expect(body?.contents[0]).toMatchObject({
    mediaType: 'multipart/form-data',
    schema: {
      fields: [
        { name: 'photo', required: true, schema: { type: 'file' } },
        { name: 'tags', description: { markdown: 'Words' }, schema: { type: 'array of string' } },
      ],
    },
  })
})

test('lists are written as their collectionFormat says', async () => {
  const list = (format: string) =>
    `{ in: query, name: ${format}, type: array, items: { type: string }, collectionFormat: ${format}, x-example: [a, b] }`
  const { parameters } = await view(
    `paths: { /a: { get: { parameters: [${['csv', 'ssv', 'pipes', 'tsv', 'multi'].map(list).join(', ')}] } } }`,
  )
  expect(parameters[0]?.fields.map(({ wire }) => wire)).toEqual([
    'csv=a,b',
    'ssv=a%20b',
    'pipes=a%7Cb',
    'tsv=a%09b',
    'multi=a&multi=b',
  ])
})

test('responses have the media types that are produced, and examples by media type', async () => {
  const { responses } = await view(`
produces: [application/json]
paths:
  /a:
    get:
      responses:
        200:
          description: ok
          schema: { type: object, properties: { id: { type: integer, minimum: 1, exclusiveMinimum: true } } }
          headers: { X-Left: { type: integer, description: Calls left } }
          examples: { application/json: { id: 7 }, text/plain: seven }
        201: { $ref: '#/responses/Made' }
        202: { description: a file, schema: { type: file } }
responses: { Made: { description: made, schema: { type: string } } }`)
  const [ok, made, file] = responses
  expect(ok?.contents.map(({ mediaType, examples }) => [mediaType, examples[0]?.text])).toEqual([
    ['application/json', '{\n  "id": 7\n}'],
    ['text/plain', 'seven'],
  ])
  expect(ok?.contents[0]?.schema?.fields[0]?.schema.limits).toEqual(['more than 1'])
  expect(ok?.headers[0]).toMatchObject({ name: 'X-Left', schema: { type: 'integer' } })
  expect(made).toMatchObject({ description: { markdown: 'made' }, contents: [{ mediaType: 'application/json' }] })
  expect(file?.contents[0]).toMatchObject({ mediaType: 'application/octet-stream', schema: { type: 'file' } })
})

test('an operation that produces other types gives them to shared responses', async () => {
  const { responses } = await view(`
paths: { /a: { get: { produces: [text/csv], responses: { 200: { $ref: '#/responses/R' } } } } }
responses: { R: { description: r, schema: { type: string } } }`)
  expect(responses[0]?.contents[0]?.mediaType).toBe('text/csv')
})

test('host, base path and schemes are servers, the safe one first', async () => {
  const at = async (head: string, own = '') =>
    (await view(`${head}\npaths: { /a: { get: { ${own} } } }`)).servers.map(({ url }) => url)
  expect(await at('host: api.example.com\nbasePath: /v1\nschemes: [http, https]')).toEqual([
    'https://api.example.com/v1',
    'http://api.example.com/v1',
  ])
  expect(await at('host: api.example.com', 'schemes: [http]')).toEqual(['http://api.example.com'])
  expect(await at('basePath: /v1')).toEqual(['/v1'])
  expect(await at('')).toEqual([])
})

test('security schemes keep their meaning', async () => {
  const text = await page(`
security: [{ key: [] }, { login: [] }, { oauth: [read] }]
securityDefinitions:
  key: { type: apiKey, in: header, name: X-Key }
  login: { type: basic }
  oauth: { type: oauth2, flow: accessCode, authorizationUrl: 'https://a.example', tokenUrl: 'https://t.example', scopes: { read: Reads } }
paths: { /a: { get: {} } }`)
  expect(text).toContain('(1) an API key in the header "X-Key", (2) a user name and a password (HTTP Basic), (3)')
  expect(text).toContain('Authorization code')
  expect(text).toContain('Token: https://t.example')
})

test('a discriminator names a property, and the definitions that extend its schema are variants', async () => {
  const { responses } = await view(`
paths: { /a: { get: { responses: { 200: { description: ok, schema: { $ref: '#/definitions/Pet' } } } } } }
definitions:
  Pet: { type: object, discriminator: kind, properties: { kind: { type: string } } }
  Cat: { allOf: [{ $ref: '#/definitions/Pet' }, { type: object, properties: { lives: { type: integer } } }] }
  Dog: { allOf: [{ $ref: '#/definitions/Pet' }, { type: object, properties: { tricks: { type: integer } } }] }`)
  expect(responses[0]?.contents[0]?.schema?.choices[0]).toMatchObject({
    variants: [{ label: 'Cat' }, { label: 'Dog' }],
    discriminator: { property: 'kind' },
  })
})

test('parameters in other files, shared by the path, are converted where they are used', async () => {
  const files = {
    'parts/parameters.yaml':
      'tags: { in: query, name: tags, type: array, items: { type: string } }\nbody: { in: body, name: b, schema: { $ref: Pet.yaml } }',
    'parts/Pet.yaml':
      'type: object\nproperties: { name: { type: string, x-nullable: true }, friend: { $ref: Pet.yaml } }',
  }
  const { parameters, body } = await view(
    `paths: { /a: { parameters: [{ $ref: 'parts/parameters.yaml#/tags' }], post: { parameters: [{ $ref: 'parts/parameters.yaml#/body' }] } } }`,
    files,
  )
  expect(parameters[0]?.fields[0]).toMatchObject({ name: 'tags', schema: { type: 'array of string' } })
  expect(body?.contents[0]?.schema).toMatchObject({
    type: 'object · Pet',
    fields: [{ schema: { type: 'string or null' } }, { schema: { cut: 'recursive' } }],
  })
})

test('problems stand where the author wrote them, in the words of the author', () => {
  const { diagnostics } = read("paths: {}\ndefinitions:\n  Pet: { type: object }\n  Dog: { $ref: '#/definitions/Pat' }")
  expect(diagnostics.filter(({ code }) => code === 'ref-missing')).toMatchObject([
    { message: 'The reference "#/definitions/Pat" leads nowhere.', at: { line: 6 } },
  ])
  const { description } = read('paths: {}\ndefinitions:\n  Pet: {}')
  expect(description?.places(['/components/schemas/Pet']).get('/components/schemas/Pet')).toMatchObject({ line: 5 })
})

test('examples of a body come from x-examples and x-example', async () => {
  const example = async (more: string) =>
    (await view(`paths: { /a: { post: { parameters: [{ in: body, name: b, schema: {}, ${more} }] } } }`)).body
      ?.contents[0]?.examples
  expect(await example('x-example: { a: 1 }')).toMatchObject([{ text: '{\n  "a": 1\n}' }])
  expect(await example('x-examples: { application/json: { a: 2 } }')).toMatchObject([{ text: '{\n  "a": 2\n}' }])
  expect(await example('x-examples: { Small: { a: 3 } }')).toMatchObject([{ label: 'Small', text: '{\n  "a": 3\n}' }])
})

test('a definition that leads to itself and one of the wrong form stop nothing', async () => {
  const text = await page(`
paths: { /a: { get: { parameters: 3, responses: { 200: { description: ok, schema: { $ref: '#/definitions/A' } } } } } }
definitions: { A: { $ref: '#/definitions/B' }, B: { $ref: '#/definitions/A' }, C: 7 }`)
  expect(text).toContain('### 200')
})
