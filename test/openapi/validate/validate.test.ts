import { expect, test } from 'vitest'
import { readDescription } from '../../../src/openapi/description.ts'
import { validator } from '../../../src/openapi/validate/validate.ts'

const validate = validator()

/** Code, line and column, message, hint of what is wrong. */
async function found(body: string, head = 'openapi: 3.1.0') {
  const text = `${head}\ninfo: { title: T, version: '1' }\n${body}`
  const { description } = readDescription('api.yaml', text, () => undefined)
  const all = await validate(description!)
  return all.map(({ code, message, hint, at, severity }): readonly string[] => {
    expect(severity).toBe('warning')
    const words = [code, `${at?.line}:${at?.column}`, message]
    return hint ? words.concat(hint) : words
  })
}

const heads = ['openapi: 3.0.3', 'openapi: 3.1.0', 'openapi: 3.2.0', 'openapi: 3.7.0']

test.each(heads)('nothing is said of what is right: %s', async (head) => {
  const body = `paths:
  /a/{id}:
    get:
      parameters: [{ in: path, name: id, required: true, schema: { type: string } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
components: { schemas: { A: { type: object, properties: { required: { type: boolean } }, required: [required] } } }`
  expect(await found(body, head)).toEqual([])
})

test.each(heads)('an unknown key has its place and the nearest known one: %s', async (head) => {
  expect(await found('tags: [{ nmae: a, name: b }]\npaths: {}', head)).toEqual([
    ['openapi-key-unknown', '3:10', '"nmae" is no key of item 1 of "tags".', 'Did you mean "name"?'],
  ])
})

test.each(heads.slice(0, 2))('a missing key is said of what needs it: %s', async (head) => {
  const body = 'paths:\n  /a:\n    get:\n      responses:\n        200: { content: {} }'
  expect(await found(body, head)).toEqual([
    ['openapi-key-missing', '7:9', '"200" needs the key "description".', 'Add "description".'],
  ])
})

test.each(heads)('a value of the wrong kind is named as authors would: %s', async (head) => {
  const operation = 'get: { summary: 5, tags: a, responses: { default: { description: ok } } }'
  expect(await found(`paths: { /a: { ${operation} } }`, head)).toEqual([
    ['openapi-value', '3:23', '"summary" must be a text, but is the number 5.', 'Write it in quotes: "5".'],
    ['openapi-value', '3:35', '"tags" must be a list, but is a text.'],
  ])
})

test.each(heads)('of all that a parameter could be, one reason is given: %s', async (head) => {
  const parameter = (text: string) =>
    found(`paths: { /a: { get: { parameters: [{ ${text} }], responses: { default: { description: ok } } } } }`, head)
  const [wrongPlace, ...others] = await parameter('in: quary, name: a, schema: {}')
  expect(others).toEqual([])
  expect(wrongPlace).toMatchObject(
    ['openapi-value', '3:38', /^"in" is "quary", but must be /, 'Did you mean "query"?'].map((each) =>
      each instanceof RegExp ? expect.stringMatching(each) : each,
    ),
  )
  expect(await parameter('in: path, name: a, schema: {}')).toEqual([
    ['openapi-key-missing', '3:36', 'Item 1 of "parameters" needs the key "required".', 'Add "required: true".'],
  ])
  expect(await parameter('in: query, name: a')).toEqual([
    ['openapi-key-missing', '3:36', 'Item 1 of "parameters" needs exactly one of the keys "schema" or "content".'],
  ])
})

test.each(heads)('a path without its slash: %s', async (head) => {
  expect(await found('paths: { pets: {} }', head)).toEqual([
    ['openapi-key-unknown', '3:10', 'The path "pets" must start with a slash.', 'Write "/pets".'],
  ])
})

test.each(heads.slice(0, 3))('keys that are in each other’s way: %s', async (head) => {
  const body =
    'paths: {}\ncomponents: { examples: { E: { value: 1, externalValue: a.json } }, headers: { H: { schema: {}, example: 1, examples: {} } } }'
  const all = await found(body, head)
  expect(all.filter(([code]) => code === 'openapi-conflict').map(([, , message]) => message)).toContain(
    '"H" must not have "example" and "examples" beside each other.',
  )
})

test('Swagger 2.0 is checked as it is written', async () => {
  const body =
    'paths: { /a: { get: { parameters: [{ in: query, name: a, type: strng }] } } }\nsecurityDefinitions: { key: { type: apiKey, in: cookie, name: a } }'
  expect(await found(body, 'swagger: "2.0"')).toEqual([
    ['openapi-key-missing', '3:16', '"get /a" needs the key "responses".', 'Add "responses".'],
    [
      'openapi-value',
      '3:58',
      '"type" is "strng", but must be "string", "number", "boolean", "integer" or "array".',
      'Did you mean "string"?',
    ],
    ['openapi-value', '4:45', '"in" is "cookie", but must be "header" or "query".'],
  ])
})

test('schemas of 3.1 are checked too', async () => {
  const schemas = async (text: string) =>
    (await found(`paths: {}\ncomponents:\n  schemas:\n    A: ${text}`)).map(([, , ...words]) => words)
  expect(await schemas('{ type: strin }')).toEqual([['"strin" is no type of a schema.', 'Did you mean "string"?']])
  expect(await schemas('{ type: object, properties: { a: { required: true } } }')).toEqual([
    [
      '"required" must be a list of names, but is true.',
      'Name the property in the list "required" of the schema around it.',
    ],
  ])
  expect(await schemas('{ minimum: 1, exclusiveMinimum: true }')).toEqual([
    ['"exclusiveMinimum" must be a number, but is true.', 'Write the number of "minimum" there.'],
  ])
  expect(await schemas('{ type: array, items: [{}] }')).toEqual([
    ['"items" must be one schema, but is a list.', 'Write the list as "prefixItems".'],
  ])
  expect(
    await schemas(
      '{ type: [string, "null"], example: { type: 5 }, default: { items: [] }, properties: { type: true } }',
    ),
  ).toEqual([])
})

test('3.2: the old words for XML do not go with the new one', async () => {
  const body = 'paths: {}\ncomponents: { schemas: { A: { xml: { nodeType: attribute, attribute: true } } } }'
  expect(await found(body, 'openapi: 3.2.0')).toEqual([
    [
      'openapi-conflict',
      '4:59',
      '"nodeType" and "attribute" must not stand beside each other.',
      'Remove "attribute" and write "nodeType: attribute".',
    ],
  ])
})

test('references where the standard has none are followed, and told once', async () => {
  const operation = '{ description: { $ref: b.md }, responses: { default: { description: ok } } }'
  expect(await found(`paths: { /b: { post: ${operation}, put: ${operation} } }`)).toEqual([
    [
      'ref-nonstandard',
      '3:107',
      'OpenAPI knows no reference in "description" (and in 1 more place); it is followed all the same.',
      'Write the content there if other tools read the file.',
    ],
  ])
})

test('3.0 ignores what stands beside a reference, 3.1 does not', async () => {
  const body = "paths: {}\ncomponents: { schemas: { A: {}, B: { $ref: '#/components/schemas/A', description: text } } }"
  expect(await found(body)).toEqual([])
  expect(await found(body, 'openapi: 3.0.3')).toEqual([
    [
      'ref-siblings',
      '4:33',
      'OpenAPI 3.0.3 ignores "description" beside a "$ref"; it is shown all the same.',
      'Write "openapi: 3.1.0", or "allOf" around the reference.',
    ],
  ])
})

test('of a flood of faults a hundred are told, and how many there are', async () => {
  const all = await found(`paths: {}\ntags: [${Array.from({ length: 150 }, () => '{}').join(', ')}]`)
  expect(all).toHaveLength(101)
  expect(all.at(-1)).toEqual(['openapi-more', '1:1', '"api.yaml" has 50 more problems of this kind.'])
})

test('parts of allOf that no value can meet together are told', async () => {
  const all = (parts: string, more = '') =>
    found(
      `paths: {}\ncomponents: { schemas: { Id: { type: string, enum: [a, b] }, Both: { allOf: [${parts}]${more} } } }`,
    )
  const id = "{ $ref: '#/components/schemas/Id' }"
  expect(await all(`${id}, { type: integer }`)).toEqual([
    [
      'openapi-contradiction',
      expect.stringMatching(/^4:/),
      'The parts of "allOf" contradict each other: "string" and "integer".',
      'Let them agree, or write the variants as "anyOf".',
    ],
  ])
  const messages = async (parts: string, more?: string) => (await all(parts, more)).map(([, , message]) => message)
  expect(await messages(id, ', enum: [c]')).toEqual(['The parts of "allOf" contradict each other: "a" or "b" and "c".'])
  expect(await messages(`{ properties: { id: ${id} } }, { properties: { id: { const: 4 } } }`)).toEqual([
    'The parts of "allOf" contradict each other in "id": "a" or "b" and 4.',
  ])
  expect(
    await all(
      `${id}, { type: [string, 'null'], enum: [b, c] }, { properties: { n: { type: number } } }`,
      ', properties: { n: { type: integer } }',
    ),
  ).toEqual([])
})

test('ids of operations that stand twice, and defaults of servers that may not be, are told', async () => {
  const body = `servers:
  - { url: 'https://{env}.example', variables: { env: { default: stage, enum: [prod, dev] }, free: { default: x } } }
paths:
  /a:
    servers: [{ url: 'https://{env}.example', variables: { env: { default: '', enum: [''] } } }]
    get:
      operationId: same
      responses:
        '200':
          description: ok
          links: { right: { operationId: same }, called: { operationId: back } }
      callbacks: { c: { '{$url}': { post: { operationId: back, responses: { '200': { description: ok } } } } } }
  /b:
    $ref: '#/components/pathItems/B'
  /c:
    put:
      operationId: same
      responses: { '200': { description: ok } }
components:
  pathItems: { B: { get: { operationId: same, responses: { '200': { description: ok } } } } }`
  expect(await found(body)).toEqual([
    [
      'server-default-unknown',
      '4:57',
      'The default "stage" is none of the values in "enum".',
      'Add it to them, or write one of "prod", "dev".',
    ],
    [
      'operation-id-repeated',
      '19:7',
      'GET /a has the "operationId" "same" too.',
      'Give each operation an id of its own.',
    ],
  ])
})

test('of many values that a default may have the hint names a few; values that are no texts are told as that', async () => {
  const variables = (values: readonly unknown[]) =>
    `servers: [{ url: 'https://a.example:{port}', variables: { port: { default: '8443', enum: [${values.join(', ')}] } } }]\npaths: {}`
  const told = await found(variables(Array.from({ length: 1000 }, (_, index) => `v${index}`)))
  expect(told.map(([code, , , hint]) => [code, hint])).toEqual([
    [
      'server-default-unknown',
      'Add it to them, or write one of "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8" …',
    ],
  ])
  expect((await found(variables([8443, 443]))).map(([code]) => code)).not.toContain('server-default-unknown')
})

test('parents of tags that are no tags, or go round in a circle, are told', async () => {
  const body = `tags:
  - { name: plants, parent: gardens }
  - { name: garden }
  - { name: a, parent: c }
  - { name: b, parent: a }
  - { name: c, parent: b }
  - { name: d, parent: a }
  - { name: self, parent: self }
paths: {}`
  expect(await found(body, 'openapi: 3.2.0')).toEqual([
    ['tag-parent-unknown', '4:21', 'There is no tag "gardens" for this one to lie in.', 'Did you mean "garden"?'],
    [
      'tag-parent-circle',
      '6:16',
      'The tags "a", "c", "b" are parents of each other.',
      'Remove "parent" from one of them.',
    ],
    ['tag-parent-circle', '10:19', 'The tag "self" is its own parent.', 'Remove "parent" from one of them.'],
  ])
})
