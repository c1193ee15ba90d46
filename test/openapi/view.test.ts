import { expect, test } from 'vitest'
import { operationMarkdown } from '../../src/openapi/markdown.ts'
import { operationView } from '../../src/openapi/view.ts'
import { plantStore, slices, tools, view } from './given.ts'

test('a webhook has no method of its own and no samples', async () => {
  const page = await view(plantStore)
  expect(page).toMatchObject({
    kind: 'webhook',
    method: 'WEBHOOK',
    verb: 'POST',
    path: '/plant/webhook',
    title: 'New Plant',
    note: 'The service sends this request to a receiver that you run.',
    description: { markdown: 'Information about a new plant added to the store' },
    security: { declared: 'root', sentence: 'Calls to the API need a bearer token.' },
    responses: [],
    samples: [],
    problems: [],
    words: { body: 'Payload', responses: 'Answer with' },
  })
  expect(page.body).toBeUndefined()
})

test('a webhook that is not posted says how it is sent', async () => {
  expect((await view('webhooks: { a: { put: {} } }')).note).toBe(
    'The service sends this request with the method PUT to a receiver that you run.',
  )
})

test('what a webhook sends has read-only properties, and what comes back does not', async () => {
  const schema = '{ properties: { id: { readOnly: true }, pw: { writeOnly: true } } }'
  const media = `{ content: { application/json: { schema: ${schema} } } }`
  const page = await view(`webhooks: { a: { post: { requestBody: ${media}, responses: { '200': ${media} } } } }`)
  expect(page.body!.contents[0]!.schema!.fields.map(({ id }) => id)).toEqual(['payload.id'])
  expect(page.responses[0]!.contents[0]!.schema!.fields.map(({ id }) => id)).toEqual(['response-200.pw'])
})

test('callbacks have a payload and answers', async () => {
  const page = await view(`paths: { /a: { post: { callbacks: { onEvent: { '{$request.body#/url}': { post: {
  summary: Event sent, requestBody: { content: { application/json: { schema: { properties: { eventId: { type: string } } } } } }, responses: { '200': { description: OK } } } } } } } } }`)
  expect(page.callbacks).toMatchObject([
    {
      id: 'callback-onEvent',
      name: 'onEvent',
      method: 'POST',
      expression: '{$request.body#/url}',
      description: { markdown: 'Event sent' },
      body: { contents: [{ schema: { fields: [{ id: 'callback-onEvent.body.eventId' }] } }] },
      responses: [{ status: '200' }],
    },
  ])
})

test('responses that lead nowhere leave the rest of the page as it is', async () => {
  const page = await view(
    "paths: { /a: { get: { deprecated: true, responses: { '200': { $ref: '#/gone' }, default: { description: Else } } } } }",
  )
  expect(page.problems).toEqual(['Response 200: "#/gone" is not in the description.'])
  expect(page.responses.map(({ status, description }) => [status, description.markdown])).toEqual([
    ['200', ''],
    ['default', 'Else'],
  ])
  expect(page.deprecated).toBe(true)
})

test('values of the wrong kind are read as absent', async () => {
  const page = await view(
    'paths: { /a: { get: { tags: x, parameters: {}, requestBody: 1, responses: [], callbacks: 3, security: x, servers: y, externalDocs: [] } } }',
  )
  expect(page).toMatchObject({ tags: [], parameters: [], responses: [], callbacks: [], servers: [] })
})

test('a hidden playground has no samples; a webhook is shown as ever', async () => {
  const body = 'paths: { /x: { get: { x-codeSamples: [{ lang: go, source: x }] } } }\n'
  expect(await view(body, { playground: 'hide' })).toMatchObject({ playground: 'hide', samples: [] })
  expect((await view(body, { playground: 'simple' })).samples.length).toBe(9)
  expect((await view(plantStore, { playground: 'hide' })).playground).toBe('simple')
})

test('callbacks of callbacks follow, each under the names that lead to it; one that asks for itself ends', async () => {
  const page = await view(`paths: { /a: { post: { callbacks: { paid: { '{$request.body#/url}': { post: {
    callbacks: { gone: { '{$request.body#/later}': { put: { description: Last } } }, again: { $ref: '#/components/callbacks/Again' } } } } } } } } }
components: { callbacks: { Again: { '{$request.body#/url}': { get: { description: Asks, callbacks: { more: { $ref: '#/components/callbacks/Again' } } } } } } }`)
  expect(page.callbacks.map(({ id, name, method }) => [id, name, method])).toEqual([
    ['callback-paid', 'paid', 'POST'],
    ['callback-paid.callback-gone', 'paid › gone', 'PUT'],
    ['callback-paid.callback-again', 'paid › again', 'GET'],
  ])
  expect(operationMarkdown(page)).toContain('### paid › gone\n\n**PUT** `{$request.body#/later}`\n\nLast')
})

test('callbacks that all name each other are shown under each name, those of each once', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `C${index}`)
  const all = names.map((name) => `${name}: { $ref: '#/components/callbacks/${name}' }`).join(', ')
  const components = names.map((name) => `${name}: { '{$url}': { post: { callbacks: { ${all} } } } }`).join(', ')
  const page = await view(
    `paths: { /a: { get: { callbacks: { ${all} } } } }\ncomponents: { callbacks: { ${components} } }`,
  )
  expect(page.callbacks.length).toBeLessThan(12 * 13)
  expect(page.callbacks.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('ids of callbacks and media types do not depend on the order of the file', async () => {
  const idsOf = async (expressions: readonly string[], types: readonly string[]) => {
    const schema = '{ schema: { properties: { a: {} } } }'
    const content = types.map((type) => `${type}: ${schema}`).join(', ')
    const callbacks = expressions.map((each) => `'${each}': { post: {}, put: {} }`).join(', ')
    const page = await view(
      `paths: { /x: { post: { callbacks: { on: { ${callbacks} } }, requestBody: { content: { ${content} } } } } }`,
    )
    const rows = page.body!.contents.map(({ mediaType, schema: each }) => [mediaType, each!.fields[0]!.id])
    const calls = page.callbacks.map(({ expression, method, id }) => [`${method} ${expression}`, id])
    return Object.fromEntries([...rows, ...calls].sort())
  }
  const types = ['application/json', 'multipart/form-data', 'application/a+json', 'application/b+json']
  const ids = await idsOf(['{$url}/a', '{$url}/b'], types)
  expect(ids).toMatchObject({
    'application/json': 'body.a',
    'multipart/form-data': 'body-multipart.a',
    'application/a+json': 'body-application-a-json.a',
    'POST {$url}/a': expect.stringMatching(/^callback-on-post-[a-z]{4}$/),
  })
  expect(new Set(Object.values(ids)).size).toBe(8)
  expect(await idsOf(['{$url}/b', '{$url}/a'], types.toReversed())).toEqual(ids)
})

test('where room is short, a header of many answers is described by the first', async () => {
  const header = "{ $ref: '#/components/headers/Rate' }"
  const other = '{ description: Another., schema: { type: integer, example: 3 } }'
  const answers = `'200': { description: Ok., headers: { Rate: ${header} } }, '400': { description: No., headers: { Rate: ${header}, Left: ${other} } }`
  const [slice] = slices(`paths: { /x: { get: { responses: { ${answers} } } } }
components: { headers: { Rate: { description: How often., example: 9, schema: { type: integer, description: In an hour. } } } }`)
  const shown = async (isTight: boolean) => {
    const { view: page } = await operationView(slice!, { ...tools, isTight })
    const headers = page.responses.flatMap((response) => response.headers)
    return headers.map(({ name, description, schema }) => [name, schema.type, description.markdown, schema.examples])
  }
  const whole = ['Rate', 'integer', 'How often.\n\nIn an hour.', [9]]
  const left = ['Left', 'integer', 'Another.', [3]]
  expect(await shown(false)).toEqual([whole, whole, left])
  expect(await shown(true)).toEqual([whole, ['Rate', 'integer', '', []], left])
})
