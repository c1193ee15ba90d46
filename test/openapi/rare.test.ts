/** Parts of descriptions that few have. */
import { expect, test } from 'vitest'
import type { OverviewSlice } from '../../src/model/overview.ts'
import { operationMarkdown } from '../../src/openapi/markdown.ts'
import { mentionsOf } from '../../src/openapi/mentions.ts'
import { slicesOf } from '../../src/openapi/description.ts'
import { overviewPages } from '../../src/openapi/overview-pages.ts'
import { addressOf } from '../../src/openapi/address.ts'
import { description, view } from './given.ts'

async function twinOf(body: string): Promise<string> {
  return operationMarkdown(await view(body))
}

test('links of a response name their operation, its parameters and its body', async () => {
  const text = await twinOf(`paths: { /a: { get: { responses: { '201': { description: made, links: {
    owner: { operationId: getOwner, description: Go on, parameters: { id: '$response.body#/owner', n: 0 }, requestBody: '$request.body', server: { url: 'https://o.example' } } } } } } } }`)
  expect(text.slice(text.indexOf('Links:'), text.indexOf('---')).trim()).toMatchInlineSnapshot(`
    "Links:

    - \`owner\` to getOwner: Go on
      - \`id\` is \`$response.body#/owner\`
      - \`n\` is \`0\`
      - \`body\` is \`$request.body\`
      - \`https://o.example\`"
  `)
})

test('the encoding of a form tells how its parts are sent', async () => {
  const text =
    await twinOf(`paths: { /a: { post: { requestBody: { content: { multipart/form-data: { schema: { type: object }, encoding: {
    file: { contentType: image/png, headers: { X-Part: { description: Which, schema: { type: integer } } } }, list: { style: form, explode: false } } } } } } } }`)
  expect(text).toContain('"list" is written in the style form.')
  expect(text).toContain('Headers of `file`:\n\n- `X-Part` (integer): Which')
})

test('every condition of a schema says what it brings', async () => {
  const when = (kind: string, name: string) =>
    `{ if: { properties: { kind: { const: ${kind} } } }, then: { properties: { ${name}: { enum: [low ${name}, high ${name}] } } } }`
  const text = await twinOf(`paths: { /a: { post: { requestBody: { content: { application/json: { schema: {
    properties: { kind: { type: string } }, allOf: [${when('cat', 'purr')}, ${when('dog', 'bark')}] } } } } } } }`)
  for (const word of ['cat', 'low purr', 'high purr', 'dog', 'low bark', 'high bark'])
    expect(text).toContain(`\`${word}\``)
})

test('a callback shows all that an operation has', async () => {
  const text = await twinOf(`paths: { /a: { post: { callbacks: { onDone: { $ref: '#/components/callbacks/Done' } } } } }
components: { securitySchemes: { sign: { type: apiKey, in: header, name: x-sign } }, callbacks: { Done: { '{$request.body#/url}': {
  summary: On the path, servers: [{ url: 'https://cb.example', description: Ours }],
  post: { summary: Work is done, deprecated: true, description: Soon, externalDocs: { url: 'https://d.example' }, security: [{ sign: [] }], parameters: [{ name: try, in: query, description: Which try }] },
  put: { description: Again } } } } }`)
  const part = text.slice(text.indexOf('## Callbacks'))
  const wanted = [
    '{$request.body#/url}',
    '**POST**',
    '(deprecated)',
    'Work is done',
    'On the path',
    'https://cb.example',
    'Ours',
    '<https://d.example>',
    'x-sign',
    'Which try',
    '**PUT**',
    'Again',
  ]
  for (const word of wanted) expect(part).toContain(word)
})

test('words of the path stand beside those of the operation', async () => {
  const text = await twinOf(
    `paths: { /a: { summary: Of the path, description: For all, get: { description: For one } } }`,
  )
  expect(text).toContain('For one\n\nOf the path\n\nFor all')
})

test('extensions: badges, and content before the generated part', async () => {
  const text = await twinOf(
    `paths: { /a: { get: { x-badges: [{ name: Beta }, new], x-mint: { content: '**Mind** this' }, x-internal: note } } }`,
  )
  expect(text).toContain('(Beta, new)')
  expect(text).toContain('**Mind** this')
  expect(text).not.toContain('note')
})

test('examples of parameters keep their words', async () => {
  const text = await twinOf(
    `paths: { /a: { get: { parameters: [{ name: n, in: query, schema: { type: integer }, examples: { none: { summary: No limit, description: All of it, value: 0 } } }] } } }`,
  )
  expect(text).toContain('No limit: `0`: All of it')
})

test('values of server variables have meanings', async () => {
  const text =
    await twinOf(`servers: [{ name: Main, url: 'https://{zone}.example', variables: { zone: { default: eu, enum: [eu, us], x-enumDescriptions: { eu: Europe } } } }]
paths: { /a: { get: {} } }`)
  expect(text).toContain('Main: `https://{zone}.example`')
  expect(text).toContain('`eu` (Europe), `us`')
})

test('external documents of schemas are links', async () => {
  const text = await twinOf(
    `paths: { /a: { get: { responses: { '200': { description: ok, content: { a/b: { schema: { type: string, externalDocs: { url: 'https://s.example', description: Words } } } } } } } } }`,
  )
  expect(text).toContain('More: [Words](<https://s.example>)')
})

/** As where one page would be too small for all. */
function withOwnPages(page: OverviewSlice): OverviewSlice {
  const groups = page.groups.map(({ sections }) => ({
    sections: sections.map((each) => Object.assign({}, each, { page: `api-reference/${each.label.toLowerCase()}` })),
  }))
  return { ...page, groups }
}

test('what texts and links mention is found on its page; hidden operations are not', () => {
  const read =
    description(`tags: [{ name: Big pets, description: 'See #operation/addPet, #operation/hid, #tag/Big-pets, #section/Errors' }]
paths:
  /a: { post: { operationId: addPet, summary: Add, tags: [Big pets], responses: { '200': { links: { next: { operationRef: '#/paths/~1b/get' } } } } } }
  /b: { get: { operationId: b }, put: { operationId: hid, x-hidden: true } }`)
  const slices = slicesOf(read)
  const operations = addressOf(slices)
  const place = { id: 'api-reference', folder: 'api-reference', isTaken: () => false, withheld: new Set<string>() }
  const { pages } = overviewPages({ description: read, slices, ids: operations, ...place })
  expect(Object.fromEntries(mentionsOf({ description: read, operations, overviews: pages }))).toEqual({
    '#operation/addPet': { page: 'api-reference/big-pets/add', title: 'Add' },
    '#operation/#/paths/~1b/get': { page: 'api-reference/b', title: 'B' },
    '#tag/Big-pets': { page: 'api-reference', hash: 'big-pets', title: 'Big pets' },
    '#section/Errors': { page: 'api-reference', title: 'Errors' },
  })
})

test('headings that texts mention are found where they stand: on the overview, or on the page of a tag', () => {
  const read =
    description(`tags: [{ name: Water, description: "## Rain\\n\\nSee #section/Rain, #section/Water, #section/The-sun, #section/Soil/Kinds" }]
paths: { /a: { get: { tags: [Water], description: "# Not here" } } }`)
  Object.assign(read.root['info']!, { description: '# The *sun*\n\nKinds\n-----\n\nText' })
  const slices = slicesOf(read)
  const operations = addressOf(slices)
  const place = { id: 'api-reference', folder: 'api-reference', isTaken: () => false, withheld: new Set<string>() }
  const { pages } = overviewPages({ description: read, slices, ids: operations, ...place })
  const overviews = new Map([...pages].map(([id, page]) => [id, withOwnPages(page)]))
  expect(Object.fromEntries(mentionsOf({ description: read, operations, overviews }))).toEqual({
    '#section/Rain': { page: 'api-reference/water', hash: 'rain', title: 'Rain' },
    '#section/Water': { page: 'api-reference/water', title: 'Water' },
    '#section/The-sun': { page: 'api-reference', hash: 'the-sun', title: 'The-sun' },
    '#section/Soil/Kinds': { page: 'api-reference', hash: 'kinds', title: 'Soil/Kinds' },
  })
})

test('a text that reads like another value keeps its quotes', async () => {
  const text =
    await twinOf(`servers: [{ url: 'https://{a}.example', variables: { a: { default: '', enum: ['', 'null'] } } }]
paths: { /a: { get: { parameters: [{ name: q, in: query, schema: { enum: [null, 'null', true, 'true', ''] } }], responses: {} } } }`)
  expect(text).toContain('`null`, `"null"`, `true`, `"true"`, `""`')
  expect(text).toContain('default `""`, one of `""`, `"null"`')
})
