import { expect, test } from 'vitest'
import { readDescription, slicesOf } from '../../src/openapi/description.ts'
import { downloadOf } from '../../src/openapi/download.ts'
import { operationMarkdown } from '../../src/openapi/markdown.ts'
import { operationView } from '../../src/openapi/view.ts'
import { tools } from './given.ts'

function read(body: string, files: Record<string, string> = {}) {
  return readDescription('specs/api.yaml', `openapi: 3.1.0\n${body}`, (path) =>
    Object.hasOwn(files, path) ? files[path] : undefined,
  )
}

test('a reference that leads nowhere has a place and the nearest name', () => {
  const body = "paths: {}\ncomponents:\n  schemas:\n    Pet: {}\n    A:\n      $ref: '#/components/schemas/Pat'"
  expect(read(body).diagnostics).toEqual([
    {
      code: 'ref-missing',
      severity: 'warning',
      message: 'The reference "#/components/schemas/Pat" leads nowhere.',
      at: { file: 'specs/api.yaml', line: 6, column: 5 },
      hint: 'Did you mean "Pet"?',
    },
  ])
})

test('what extensions of other tools refer to is not asked for, but for those that pages show', () => {
  const body = `paths: { /a: { get: { x-policy: { rules: [{ $ref: '#/components/x-rules/Near' }, { $ref: ../../out.yaml }] },
    x-codeSamples: [{ lang: go, source: { $ref: gone.go } }] } } }
components: { headers: { x-rate: { $ref: '#/gone' } } }`
  expect(read(body).diagnostics.map(({ message }) => message)).toEqual([
    'The reference "specs/gone.go#" leads nowhere.',
    'The reference "#/gone" leads nowhere.',
  ])
})

test('follows references to other files, each relative to its own', () => {
  const { description, diagnostics } = read("paths: { /a: { $ref: 'parts/a.yaml#/item' } }", {
    'specs/parts/a.yaml': "item: { get: { responses: { $ref: '../more/r.json' } } }",
    'specs/more/r.json': '{"200": {"$ref": "#/ok"}, "ok": {"$ref": "../api.yaml#/paths"}}',
  })
  expect(diagnostics).toEqual([])
  expect(description?.files).toEqual(['specs/parts/a.yaml', 'specs/more/r.json'])
  expect(description?.target('specs/more/r.json#')).toEqual({
    200: { $ref: 'specs/more/r.json#/ok' },
    ok: { $ref: '#/paths' },
  })
})

test('reads the Markdown that a description refers to as text', () => {
  const { description } = read('info: { description: { $ref: ../about.md } }', { 'about.md': '# About' })
  expect(description?.target('about.md#')).toBe('# About')
})

test('never leaves the project and never asks the network', () => {
  const { diagnostics } = read(
    "a: { $ref: ../../etc/passwd }\nb: { $ref: 'https://example.com/a.yaml' }\nc: { $ref: /etc/passwd }\nd: { $ref: 'file:///etc/passwd' }\ne: { $ref: '..%2F..%2Fx.yaml' }",
  )
  expect(diagnostics.map((each) => each.code)).toEqual([
    'ref-outside',
    'ref-remote',
    'ref-outside',
    'ref-remote',
    'ref-outside',
  ])
})

test('files that refer to each other are read once', () => {
  const { description, diagnostics } = read('paths: {}\nx: { $ref: b.yaml }', {
    'specs/b.yaml': 'y: { $ref: c.yaml }',
    'specs/c.yaml': 'z: { $ref: b.yaml }',
  })
  expect(diagnostics).toEqual([])
  expect(description?.files).toEqual(['specs/b.yaml', 'specs/c.yaml'])
})

test('a broken file beside the description is reported with its own place', () => {
  const { diagnostics } = read('paths: {}\nx: { $ref: b.yaml }', { 'specs/b.yaml': 'a: [' })
  expect(diagnostics).toMatchObject([
    { code: 'openapi-syntax', at: { file: 'specs/b.yaml' } },
    { code: 'ref-missing', at: { file: 'specs/api.yaml', line: 3 } },
  ])
})

test('references that lead only to each other are named, once, with a place', () => {
  const schemas = (text: string) => `paths: {}\ncomponents:\n  schemas:\n${text}`
  const told = (text: string) =>
    read(schemas(text)).diagnostics.map(({ code, message, at }) => [code, at?.line, message])
  const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`
  expect(told(`    A: ${ref('B')}\n    B: ${ref('A')}\n    C: ${ref('A')}`)).toEqual([
    ['ref-circle', 5, 'The references "#/components/schemas/B", "#/components/schemas/A" lead only to each other.'],
  ])
  expect(told(`    A: ${ref('A')}`)).toEqual([
    ['ref-circle', 5, 'The reference "#/components/schemas/A" leads only to itself.'],
  ])
  expect(told(`    A: { type: object, properties: { a: ${ref('A')} } }\n    B: ${ref('A')}`)).toEqual([])
})

test('a reference may name an anchor, an id, or an id with a pointer', () => {
  const { description, diagnostics } = read(`
components:
  schemas:
    Pet:
      $id: https://example.com/schemas/pet
      $anchor: pet
      properties: { name: { $ref: '#/$defs/name' }, friend: { $ref: '#pet' }, owner: { $ref: person } }
      $defs: { name: { type: string } }
    Person: { $id: https://example.com/schemas/person, type: object }
    Plain: { $anchor: plain }
x: [{ $ref: 'https://example.com/schemas/pet' }, { $ref: 'https://example.com/schemas/pet#/$defs/name' }, { $ref: '#plain' }]`)
  expect(diagnostics).toEqual([])
  expect(description?.root['x']).toEqual([
    { $ref: '#/components/schemas/Pet' },
    { $ref: '#/components/schemas/Pet/$defs/name' },
    { $ref: '#/components/schemas/Plain' },
  ])
  expect(description?.target('#/components/schemas/Pet/properties')).toEqual({
    name: { $ref: '#/components/schemas/Pet/$defs/name' },
    friend: { $ref: '#/components/schemas/Pet' },
    owner: { $ref: '#/components/schemas/Person' },
  })
})

test('a dynamic reference means the anchor of its name', () => {
  const { description, diagnostics } = read(
    "components: { schemas: { Node: { $dynamicAnchor: node, properties: { next: { $dynamicRef: '#node' } } } } }",
  )
  expect(diagnostics).toEqual([])
  expect(description?.target('#/components/schemas/Node/properties/next')).toMatchObject({
    $ref: '#/components/schemas/Node',
  })
})

test('a description that names its own address may be referred to by it, also from its other files', () => {
  const { description, diagnostics } = read(
    "$self: https://example.com/api.yaml\ncomponents: { schemas: { A: {} } }\nx: [{ $ref: 'https://example.com/api.yaml#/components/schemas/A' }, { $ref: b.yaml }]",
    { 'specs/b.yaml': "y: { $ref: 'https://example.com/api.yaml#/components/schemas/A' }" },
  )
  expect(diagnostics).toEqual([])
  expect(description?.root['x']).toEqual([{ $ref: '#/components/schemas/A' }, { $ref: 'specs/b.yaml#' }])
  expect(description?.target('specs/b.yaml#/y')).toEqual({ $ref: '#/components/schemas/A' })
})

test('an anchor that is not there leads nowhere', () => {
  expect(read("x: { $ref: '#nowhere' }").diagnostics.map(({ code }) => code)).toEqual(['ref-missing'])
})

test('what an example says is no reference, whatever it looks like', async () => {
  const data = (path: string) => `{ $ref: ${path}, list: [{ $ref: '#/gone' }], $id: https://x.example/s }`
  const body = `paths:
  /a:
    get:
      parameters: [{ name: p, in: query, example: ${data('./p.yaml')}, schema: { type: object, default: ${data('d.yaml')} } }]
      responses:
        default: { $ref: '#/components/responses/Default' }
        '200':
          description: ok
          content: { application/json: { schema: { $ref: '#/components/schemas/A' }, examples: { one: { value: ${data('./a.yaml')} }, two: { $ref: '#/components/examples/Two' } } } }
components:
  examples: { Two: { value: ${data('./two.yaml')} } }
  responses: { Default: { description: d } }
  schemas:
    A: { type: object, properties: { example: { $ref: '#/components/schemas/B' }, value: { $ref: b.yaml }, default: { $ref: '#/components/schemas/B' } }, examples: [${data('e.yaml')}] }
    B: { enum: [${data('n.yaml')}], title: B }`
  const { description, diagnostics } = read(body, { 'specs/b.yaml': 'type: string' })
  expect(diagnostics).toEqual([])
  expect(description?.files).toEqual(['specs/b.yaml'])
  const [slice] = slicesOf(description!)
  const { view } = await operationView(slice!, tools)
  const markdown = operationMarkdown(view)
  for (const path of ['./p.yaml', 'd.yaml', './a.yaml', './two.yaml']) expect(markdown).toContain(`"${path}"`)
  expect(view.responses.find(({ status }) => status === 'default')!.description.markdown).toBe('d')
  expect(slice!.refs).toHaveProperty(['specs/b.yaml#'])
  expect(downloadOf(description!).text()).toContain('./two.yaml')
})

test('no file is read for what an extension of another tool refers to', () => {
  const asked: string[] = []
  const body =
    "paths: { /a: { get: { x-policy: { $ref: ./broken.yaml }, responses: { '200': { $ref: ./ok.yaml } } } } }"
  const { diagnostics } = readDescription('api.yaml', `openapi: 3.1.0\n${body}`, (path) => {
    asked.push(path)
    return path === 'ok.yaml' ? 'description: ok' : '{'
  })
  expect(asked).toEqual(['ok.yaml'])
  expect(diagnostics.filter(({ code }) => code === 'openapi-syntax')).toEqual([])
})
