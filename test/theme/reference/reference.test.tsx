import type { Element, ElementContent } from 'hast'
import { describe, expect, test } from 'vitest'
import { toHtml } from '../../../src/hast/to-html.ts'
import { collect } from '../../../src/markdown/collect.ts'
import { operationMarkdown } from '../../../src/openapi/markdown.ts'
import { reference } from '../../../theme/reference/reference.tsx'
import { answering, plantStore, taking, view } from '../../openapi/given.ts'

async function html(body: string, config: Parameters<typeof view>[1] = {}): Promise<string> {
  return toHtml([...(await nodesOf(body, config))]).value
}

async function nodesOf(body: string, config: Parameters<typeof view>[1] = {}): Promise<readonly ElementContent[]> {
  return reference(await view(body, config))
}

/** The text that a reader sees, headings marked, blanks as one. */
function read(page: string): string {
  return page
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<h2[^>]*>/g, '\n# ')
    .replace(/<(?:p|li|summary|h3|div|ul|details)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x3C;/g, '<')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

describe('the page of a webhook', () => {
  test('says all that the description says, and no more', async () => {
    expect(read(await html(plantStore))).toBe(`WEBHOOK /plant/webhook
The service sends this request to a receiver that you run.
Information about a new plant added to the store
# Authorization
Calls to the API need a bearer token.
bearerAuth Authorization: Bearer <ACCESS_TOKEN>
# Servers
Servers of the API itself:
http://{base_url}
base_url, default localhost
T · version 1 · OpenAPI 3.1.0`)
  })

  test('shows the badge as a word with its colour, and no address before the path', async () => {
    const page = await html(plantStore)
    expect(page).toContain('<span class="method method-webhook api-method">WEBHOOK</span>')
    expect(page).not.toContain('api-base')
  })
})

test('what is searched of a type are its parts, not the word between them', async () => {
  const body = taking(
    `{ properties: { a: { type: [string, 'null'] }, b: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] } } }`,
  )
  const nodes = await nodesOf(
    `${body}components: { schemas: { Cat: { properties: { c: {} } }, Dog: { properties: { d: {} } } } }`,
  )
  const text = collect(nodes)
    .sections.map((each) => each.text)
    .join(' ')
  expect(text).toContain('a string | null')
  expect(text).toContain('b Cat | Dog')
  expect(text).not.toMatch(/\bor\b/)
  expect(toHtml([...nodes]).value).toContain('string or null')
})

test('a schema says what it puts together, and what its items say', async () => {
  const page = read(
    await html(
      taking(`{ properties: { a: { allOf: [{ title: Left, properties: { l: {} } }, { title: Right, properties: { r: {} } }] },
        b: { type: array, description: All., items: { type: string, description: Each. } }, c: { type: string } } }`),
    ),
  )
  expect(page).toContain('a object\nIncludes: Left, Right\n')
  expect(page).toContain('b array of string\nAll.\nEach item:\nEach.\n')
  expect(page).not.toContain('·  ·')
})

test('the bar of an operation has its address', async () => {
  const page = await html(
    "servers: [{ url: 'https://a.example/v1/' }]\npaths: { '/pets/{id}': { delete: { deprecated: true } } }",
  )
  expect(page).toContain(
    '<span class="api-base">https://a.example/v1</span><span>/<wbr>pets/<wbr><span class="api-param">{id}</span></span>',
  )
  expect(read(page)).toMatch(/^DELETE https:\/\/a\.example\/v1\/pets\/\{id\}\n/)
})

describe('the playground', () => {
  const body = "servers: [{ url: 'https://a.example/' }, { url: 'https://b.example' }]\npaths: { /pets: { get: {} } }"

  test('shown or simple is a bar with the address', async () => {
    expect(await html(body, { playground: 'show' })).toBe(await html(body, { playground: 'simple' }))
    expect(await html(body)).toContain('<div class="api-endpoint" data-copy-url="">')
  })

  test('hidden leaves a line of text, and no samples', async () => {
    const page = await html(body, { playground: 'hide' })
    expect(page).toMatch(/^<p><code>GET \/pets<\/code><\/p>/)
    expect(page).not.toMatch(/api-endpoint|<select|Code samples/)
    expect(read(page)).toContain('# Servers\nhttps://a.example/\nhttps://b.example')
  })

  test('changes nothing on the page of a webhook', async () => {
    expect(await html(plantStore, { playground: 'hide' })).toBe(await html(plantStore))
    expect(await html(plantStore)).not.toContain('data-copy-url')
  })
})

describe('the choice of the base URL', () => {
  const choice = async (urls: readonly string[]) =>
    /<label class="api-bases".*?<\/label>/.exec(
      await html(`servers: ${JSON.stringify(urls.map((url) => ({ url })))}\npaths: { /pets: { get: {} } }`),
    )?.[0]

  test('is hidden until a script makes it work', async () => {
    expect(await choice(['https://a.example/', '/v1'])).toBe(
      '<label class="api-bases" hidden>Base URL <select data-base-url autocomplete="off">' +
        '<option value="https://a.example" data-base="https://a.example">https://a.example</option>' +
        '<option value="/v1" data-base="BASE_URL/v1">/v1</option></select></label>',
    )
  })

  test.each([[[]], [['https://a.example']], [['https://a.example', 'https://a.example/']]])(
    'is none when %j are the servers',
    async (urls) => expect(await choice(urls)).toBeUndefined(),
  )

  test('offers no address that samples could not hold', async () => {
    expect(await choice(['https://a.example', "https://b.example/'; rm x"])).toBeUndefined()
    expect(await choice(['https://{region}.example', 'https://b.example', 'https://c.example'])).toBeUndefined()
  })

  test('is no text of the page', async () => {
    const [bar] = reference(await view('servers: [{ url: /a }, { url: /b }]\npaths: { /pets: { get: {} } }'))
    const label = all(bar!).find(({ tagName }) => tagName === 'label')
    expect(label?.data?.text).toBe('')
  })
})

test('a field is a row with an id and a link to itself; name, type and required are words', async () => {
  const page = await html(
    taking("{ required: [a], properties: { a: { type: string, maxLength: 3, pattern: '^x', default: '' } } }"),
  )
  expect(page).toContain('<li id="body.a"><p><a href="#body.a"><code>a</code></a> <span>string</span>')
  expect(read(page)).toContain('a string required\nAt most 3 characters, matches ^x · Default: ""')
})

test('nested properties stand in a disclosure, open when the configuration says so', async () => {
  const body = answering('{ properties: { owner: { properties: { name: { type: string } } } } }')
  expect(await html(body)).toContain('<details class="api-more"><summary>1 property of owner</summary>')
  expect(await html(body, { fieldsOpen: true })).toContain('<details class="api-more" open>')
})

test('the first response that means success is open; one that holds nothing is a line', async () => {
  const content = 'content: { application/json: { schema: { type: string } } }'
  const page = await html(
    `paths: { /a: { get: { responses: { '200': { description: Fine, ${content} }, '201': { description: Made, ${content} },
  '404': { description: Gone, ${content} }, '500': { description: "" } } } } }`,
  )
  expect(page).toContain('<details class="api-response" id="response-200" open>')
  expect(page).toContain('<details class="api-response" id="response-201">')
  expect(page).toContain('<details class="api-response" id="response-404">')
  expect(page).toContain('<p class="api-response" id="response-500">')
  expect(read(page)).toMatch(/200 Fine\n[^]*404 Gone\n[^]*500 Server error\n/)
})

test('values that are many are folded, with their number', async () => {
  const values = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => `a long value ${index}`))
  const page = await html(taking(`{ properties: { a: { enum: ${values(40)} }, b: { enum: ${values(3)} } } }`))
  expect(read(page)).toContain('One of 40 values\na long value 0, a long value 1,')
  expect(read(page)).toContain('One of: a long value 0, a long value 1, a long value 2')
})

test('media types are tabs when there are several, each complete without scripts', async () => {
  const page = await html(
    'paths: { /a: { post: { requestBody: { content: { a/json: { schema: { type: string } }, a/xml: { schema: { type: integer } } } } } } }',
  )
  expect(page).toContain('<div class="tabs" data-tabs="sync">')
  expect(read(page)).toContain('a/json\nstring\na/xml\ninteger')
})

test('what a media type says of its parts and items stands in its tab', async () => {
  const form = `{ schema: { properties: { file: {} } }, encoding: { file: { contentType: image/png, headers: { X-Part: {} } } } }`
  const content = `{ multipart/form-data: ${form}, text/event-stream: { itemSchema: { properties: { tick: {} } } } }`
  const text = read(await html(`paths: { /a: { post: { requestBody: { content: ${content} } } } }`))
  for (const part of ['sent as image/png', 'Headers of file', 'X-Part', 'A sequence of items', 'tick'])
    expect(text).toContain(part)
})

test('a body with a name stands beside the text, though the code samples hold it', async () => {
  const content = `{ application/json: { examples: { one: { summary: A tall fern, value: { id: 1 } } } } }`
  const text = read(await html(`paths: { /a: { post: { requestBody: { content: ${content} } } } }`))
  expect(text).toContain('A tall fern')
})

test('titles stand where they say more than the name beside them', async () => {
  const text = read(
    await html(taking(`{ title: New pet, properties: { pet_id: { title: Pet Id }, kind: { title: Kind of pet } } }`)),
  )
  expect(text).toContain('Titled "New pet"')
  expect(text).toContain('Titled "Kind of pet"')
  expect(text).not.toContain('Pet Id')
})

test('one media type among several says how its parts are sent', async () => {
  const part = '{ contentType: text/csv, headers: { X-Sum: { schema: { type: string } } } }'
  const form = `{ schema: { type: object, properties: { list: { type: string } } }, encoding: { list: ${part} } }`
  const body = `paths: { /a: { post: { requestBody: { content: { a/json: { schema: { type: string } }, multipart/form-data: ${form} } } } } }`
  expect(read(await html(body))).toMatch(/Headers of list\nX-Sum string/)
})

describe('examples', () => {
  const answers = `paths: { /a: { get: { responses: {
    '200': { description: Fine, content: { application/json: { examples: { one: { summary: A fern, value: { id: 1 } }, two: { value: { id: 2 } } } } } },
    '404': { description: Gone, content: { application/json: { example: { error: gone } } } } } } } }`

  test('stand together between request and answer, by status and by name', async () => {
    const text = read(await html(answers))
    expect(text).toMatch(/Code samples\n[^]*Response examples\n200404\n200\nA ferntwo\nA fern\n{\n"id": 1\n}\ntwo\n/)
    expect(text.indexOf('Response examples')).toBeLessThan(text.indexOf('# Responses'))
  })

  test('of a body are left out where code samples hold them', async () => {
    const sent = (examples: string) =>
      `paths: { /a: { post: { requestBody: { content: { application/json: { ${examples} } } } } } }`
    expect(await html(sent('example: { name: fern }'))).not.toContain('Body example')
    expect(await html(sent('example: { name: fern }'), { playground: 'hide' })).toContain('Body example')
    expect(await html(sent('examples: { a: { value: 1 }, b: { value: 2 } }'))).toContain('Body examples')
  })

  test('a payload is an example of its own', async () => {
    const page = await html(
      'webhooks: { new: { post: { requestBody: { content: { a/json: { example: { id: 7 } } } } } } }',
    )
    expect(read(page)).toContain('Payload example\na/json\na/json\n{\n"id": 7\n}')
  })

  test('are no part of the contents, and search finds them by their title', async () => {
    const boxes = (await nodesOf(answers)).flatMap(all).flatMap(({ data }) => data?.part ?? [])
    expect(boxes).toEqual([
      { id: 'code-samples', text: 'Code samples' },
      { id: 'response-examples', text: 'Response examples' },
    ])
  })
})

test('a section that folds has a button that opens all of it', async () => {
  const page = await html(answering('{ properties: { owner: { properties: { name: { type: string } } } } }'))
  expect(page.match(/data-unfold/g)).toHaveLength(1)
  expect(await html(answering('{ properties: { name: { type: string } } }'))).not.toContain('data-unfold')
})

test('what the bar says already is not said again', async () => {
  const plain = "servers: [{ url: 'https://a.example' }]\npaths: { /a: { get: {} } }"
  expect(read(await html(plain))).not.toMatch(/# Servers|# Authorization|# Responses/)
  expect(read(await html(plain.replace("' }", "', description: Here }")))).toContain(
    '# Servers\nhttps://a.example\nHere',
  )
})

test('badges of the author stand above the bar', async () => {
  const text = read(
    await html('paths: { /a: { get: { x-badges: [{ name: New here }], x-beta: true, x-stability-level: beta } } }'),
  )
  expect(text).toMatch(/^New here Beta\nGET \/a/)
})

test('the status above an example names the answer that it opens', async () => {
  const content = '{ application/json: { example: 1 } }'
  const page = await html(
    `paths: { /a: { get: { responses: { '200': { content: ${content} }, '404': { content: ${content} } } } } }`,
  )
  for (const status of ['200', '404']) {
    expect(page).toMatch(new RegExp(`<code [^>]*data-opens="response-${status}"[^>]*>${status}</code>`))
    expect(page).toMatch(new RegExp(`<details [^>]*id="response-${status}"`))
  }
})

test('only a value that is always the same is called constant', async () => {
  const properties = `a: { const: x }, b: { type: array, items: { const: x } }, c: { type: array, items: { enum: [x, y] } },
    d: { anyOf: [{ const: x }, { type: 'null' }] }, e: { type: string, nullable: true, enum: [x] }, f: { const: null }`
  const schema = `{ properties: { ${properties} } }`
  expect(read(await html(taking(schema)))).toContain(
    [
      'a string, constant\nAlways: x',
      'b array of string\nEach item: x',
      'c array of string\nEach item one of: x, y',
      'd string or null\nOne of: x, null',
      'e string or null\nOne of: x, null',
      'f null, constant\nAlways: null',
    ].join('\n'),
  )
  expect(operationMarkdown(await view(taking(schema)))).toContain(
    [
      '- `b` (array of string)\n  - Each item: `x`',
      '- `c` (array of string)\n  - Each item one of: `x`, `y`',
      '- `d` (string or null)\n  - One of: `x`, `null`',
    ].join('\n'),
  )
})

test('variants say how they combine and what tells them apart', async () => {
  const page = await html(
    answering(
      "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind, mapping: { c: Cat } } }",
      'components: { schemas: { Cat: { properties: { lives: { type: integer } } }, Dog: { enum: [a], x-enumDescriptions: { a: Only } } } }',
    ),
  )
  expect(read(page)).toContain(
    'Exactly one of: kind selects the variant: c is Cat, Dog is Dog.\nCat 1 property\nlives integer\nDog string, constant\nAlways:\na Only',
  )
})

test('what cannot be shown is said', async () => {
  const body = answering("{ $ref: '#/components/schemas/Gone' }")
  expect(read(await html(body))).toContain(
    'The API description is incomplete\nThe schema "Gone" is not in the description.',
  )
})

test('callbacks, header parameters and samples have their sections', async () => {
  const text = read(
    await html(`paths: { /a: { post: { parameters: [{ name: X-A, in: header, schema: { type: string } }],
  callbacks: { done: { '{$request.body#/url}': { post: { summary: It is done, responses: { '204': { description: Thanks } } } } } } } } }`),
  )
  expect(text).toContain('# Header parameters\nX-A string')
  expect(text).toContain('Code samples\ncURLJavaScriptPythonGoPHPRubyJavaC#\ncURLcurl --request POST BASE_URL/a\n')
  expect(text).toContain('# Callbacks\ndone\nPOST {$request.body#/url}\nIt is done\nAnswer with\n204 Thanks')
})

test('hostile names stay text', async () => {
  const evil = '"><img src=x onerror=alert(1)>'
  const nodes = reference(
    await view(`paths:
  '/${evil}':
    get:
      summary: '${evil}'
      tags: ['${evil}']
      parameters: [{ name: '${evil}', in: query, schema: { type: '${evil}', format: '${evil}', pattern: '${evil}' } }]
      responses: { '${evil}': { description: ok, content: { '${evil}': { schema: { properties: { '${evil}': { const: '${evil}' } } } } } } }
      externalDocs: { url: 'javascript:alert(1)', description: '${evil}' }
      x-codeSamples: [{ lang: '${evil}', label: '${evil}', source: '${evil}' }]`),
  )
  const elements = nodes.flatMap(all)
  expect(elements.map(({ tagName }) => tagName)).not.toContain('img')
  const names = elements.flatMap(({ properties }) => Object.keys(properties))
  expect(names.filter((name) => /^on|^style$/i.test(name))).toEqual([])
  const page = toHtml([...nodes]).value
  expect(page).not.toContain('href="javascript:')
})

function all(node: ElementContent): Element[] {
  return node.type === 'element' ? [node, ...node.children.flatMap(all)] : []
}
