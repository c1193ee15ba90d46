import { expect, test } from 'vitest'
import { compileOperation, operationPart } from '../../../src/content/kinds/operation.ts'
import type { Tools } from '../../../src/content/tools.ts'
import { createHighlighter } from '../../../src/markdown/highlight.ts'
import { defaultUrlStyle } from '../../../src/model/route.ts'
import { theme } from '../../../theme/index.ts'
import { api, plantStore, slices } from '../../openapi/given.ts'

const tools: Tools = {
  api,
  theme,
  style: defaultUrlStyle,
  icon: () => undefined,
  readFile: () => undefined,
  contentDir: '',
  highlighter: createHighlighter(),
  findOperation: () => ({}),
  mention: () => undefined,
  download: () => undefined,
}

const compile = (body: string) =>
  compileOperation({ kind: 'operation', id: 'api/x', path: 'api.yaml', slice: slices(body)[0]!, hash: '' }, tools)

const operation = (text: string) => `paths: { /x: { get: { summary: Read, ${text} } } }`

test('compiles the webhook of the plant store', async () => {
  const document = await compile(plantStore)
  expect(document).toMatchObject({
    id: 'api/x',
    path: 'api.yaml',
    title: 'New Plant',
    description: 'Information about a new plant added to the store',
    frontmatter: {},
    anchors: ['authorization', 'servers'],
    includes: [],
    operation: { method: 'WEBHOOK', path: '/plant/webhook', deprecated: false, tags: [] },
    links: [],
    embeds: [],
    diagnostics: [],
  })
  expect(document.toc.map(({ text }) => text)).toEqual(['Authorization', 'Servers'])
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test('search finds the names of parameters and properties', async () => {
  const { sections } = await compile(
    operation(
      "parameters: [{ name: sortOrder, in: query }], responses: { '200': { description: ok, content: { application/json: { schema: { properties: { owner: { properties: { petName: {} } } } } } } } }",
    ),
  )
  const text = sections.map((section) => section.text).join('\n')
  expect(text).toContain('sortOrder')
  expect(text).toContain('petName')
})

test('a list that follows the first paragraph at once is no part of it, in both forms of the page', async () => {
  const { description, html, markdown } = await compile(
    operation('description: "One line.\\n* first\\n  more\\n\\n* second"'),
  )
  expect(description).toBeUndefined()
  for (const text of [html, markdown]) expect(text).toMatch(/One line\.[^]*first[^]*second/)
})

test('where code leaves no room for rows, examples and samples are shorter', async () => {
  const long = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])))
  const content = (count: number, schema = '{}') =>
    `content: { application/json: { schema: ${schema}, example: ${long(count)} } }`
  const rows = Array.from(
    { length: 40 },
    (_, i) => `name${i}: { type: string, description: Says what number ${i} is. }`,
  )
  const answers = ['200', '400', '500'].map((status) => `'${status}': { description: ok, ${content(1500)} }`)
  const [slice] = slices(
    `paths: { /x: { post: { summary: Write, requestBody: { ${content(200, `{ properties: { ${rows.join(', ')} } }`)} }, responses: { ${answers.join(', ')} } } } }`,
  )
  const part = await operationPart(slice!, tools, { page: { id: 'a', path: 'a.md' }, lead: true })
  expect(part.size).toBeLessThan(58_000)
  expect(part.markdown).toContain('Says what number 39 is.')
  expect(part.markdown.match(/This example is shortened/g)).toHaveLength(3)
})

test('a page stays small where a query stands in every sample, and where one answer has very many examples', async () => {
  const fields = Array.from({ length: 400 }, (_, i) => `field${i}`)
  const value = `{ ${fields
    .slice(0, 60)
    .map((name) => `${name}: text`)
    .join(', ')} }`
  const examples = Array.from({ length: 70 }, (_, i) => `e${i}: { summary: Example ${i}, value: ${value} }`)
  const [query, answers] = slices(
    `paths: { /x: { get: { parameters: [{ name: fields, in: query, schema: { type: string }, example: '${fields.join(',')}' }] },
      post: { responses: { '200': { description: ok, content: { application/json: { examples: { ${examples.join(', ')} } } } } } } } }`,
  )
  const [first, second] = await Promise.all(
    [query, answers].map((slice) => operationPart(slice!, tools, { page: { id: 'a', path: 'a.md' }, lead: true })),
  )
  expect(first!.size).toBeLessThan(58_000)
  expect(second!.size).toBeLessThan(58_000)
  expect(second!.markdown).toContain('Example 69')
})

test('the first plain paragraph is the description, the rest is the body', async () => {
  const document = await compile(operation('description: "One *short* line.\\n\\n# More\\n\\nText"'))
  expect(document.description).toBe('One short line.')
  expect(document.html).not.toContain('One <em>short</em> line.')
  expect(document.toc[0]).toEqual({ id: 'more', text: 'More', depth: 2 })
  expect(document.markdown).toMatch(/^\*\*GET\*\* `\/x`\n\n# More\n\nText\n\n## Authorization/)
})

test('a paragraph with a link stays in the body', async () => {
  const document = await compile(operation('description: "See [this](https://example.com)."'))
  expect(document.description).toBeUndefined()
  expect(document.html).toContain('<a href="https://example.com"')
})

test('on a hand-written page the body holds the whole text', async () => {
  const [slice] = slices(plantStore)
  const part = await operationPart(slice!, tools, { page: { id: 'a', path: 'a.md' }, lead: false })
  expect(part.markdown).toContain('\n\nInformation about a new plant added to the store\n\n')
  expect(part).toMatchObject({ title: 'New Plant', description: 'Information about a new plant added to the store' })
})

test('headings in rows are bold text, and references into the description are no links', async () => {
  const document = await compile(
    operation('parameters: [{ name: a, in: query, description: "## Big\\n\\nSee [Pet](#/components/schemas/Pet)." }]'),
  )
  expect(document.html).toContain('<p><strong>Big</strong></p>')
  expect(document.html).toContain('See Pet.')
  expect(document.toc.map(({ text }) => text)).not.toContain('Big')
})

test('hostile text does nothing', async () => {
  const document = await compile(
    operation(
      "description: 'Use {curly} and <token>.\n\n  <script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1))'",
    ),
  )
  expect(document.html).not.toMatch(/<script|onerror=|href="javascript:/)
  expect(document.html + document.description).toContain('{curly}')
})

test('x-mint.metadata is front matter, hidden operations are hidden', async () => {
  const document = await compile(
    operation(
      'x-hidden: true, description: Long, x-mint: { metadata: { title: Own title, description: Own text, tag: NEW } }',
    ),
  )
  expect(document).toMatchObject({
    title: 'Own title',
    description: 'Own text',
    frontmatter: { tag: 'NEW', hidden: true, noindex: true },
  })
  expect(document.html).toContain('<p>Long</p>')
})

test('a blank title of x-mint.metadata leaves that of the operation', async () => {
  const titleOf = async (rest: string) => (await compile(operation(`operationId: list${rest}`))).title
  expect(await titleOf(', x-mint: { metadata: { title: " " } }')).toBe(await titleOf(''))
})

test('names the hosts of images', async () => {
  const document = await compile(
    operation('description: "![a](https://img.example/a.png) ![b](https://img.example/b.png)"'),
  )
  expect(document.embeds).toEqual([{ kind: 'img', origin: 'https://img.example' }])
})

test('texts with the same heading have ids of their own', async () => {
  const document = await compile(
    operation('description: "# Responses\\n\\n# Responses", responses: { 200: { description: ok } }'),
  )
  expect(new Set(document.anchors).size).toBe(document.anchors.length)
  const found = document.toc.map(({ id }) => id).filter((id) => id.startsWith('responses'))
  expect(found).toEqual(['responses', 'responses-2', 'responses-3'])
})

test('with a server there is a playground: its form beside the page, and the servers in its policy', async () => {
  const server = "servers: [{ url: 'https://{team}.beds.example' }]\n"
  const document = await compile(server + operation('responses: {}'))
  expect(document.html).toContain('data-request="/api/x/request.json"')
  expect(JSON.parse(document.request!)).toMatchObject({ method: 'GET', path: '/x' })
  expect(document.needs).toContain('playground.js')
  expect(document.embeds).toContainEqual({ kind: 'connect', origin: 'https://*.beds.example' })
  // Its word is no text of the page.
  expect(document.sections.map(({ text }) => text).join('')).not.toContain('Try it')
  for (const mode of ['simple', 'none']) {
    const other = await compile(server + operation(`x-mint: { metadata: { playground: ${mode} } }`))
    expect(other).not.toHaveProperty('request')
    expect(other.embeds).toEqual([])
    expect(other.html).not.toContain('data-request')
  }
})

test('requests through a server of the owner go nowhere else', async () => {
  const source = slices("servers: [{ url: 'https://a.example' }]\n" + operation('responses: {}'))[0]!
  const own = { ...tools, api: { ...api, sending: { proxy: 'https://own.test/pass' } } }
  const { embeds } = await compileOperation({ kind: 'operation', id: 'x', path: 'a', slice: source, hash: '' }, own)
  expect(embeds.filter(({ kind }) => kind === 'connect')).toEqual([{ kind: 'connect', origin: 'https://own.test' }])
})

test('links know which text they stand in, whatever shows it', async () => {
  const texts = async (body: string) => (await compile(operation(body))).links.map(({ text }) => text)
  const answer = (description: string) => `responses: { '200': { description: ${JSON.stringify(description)} } }`
  const [first, ...others] = await texts(answer('See [a](/a).'))
  expect(first).toEqual(expect.any(String))
  expect(others).toEqual([])
  expect(await texts(`deprecated: true, ${answer('See [a](/a).')}`)).toEqual([first])
  expect(await texts(answer('See [a](/a)!'))).not.toEqual([first])
})
