import { parse } from 'yaml'
import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../src/model/operation.ts'
import { readDescription } from '../../src/openapi/description.ts'
import { downloadOf } from '../../src/openapi/download.ts'
import { yamlText } from '../../src/openapi/yaml-text.ts'
import { operationView } from '../../src/openapi/view.ts'
import { description, slices, tools } from './given.ts'

function given(body: string, files: Readonly<Record<string, string>> = {}): Record<string, Json> {
  return parse(downloadOf(description(body, files)).text())
}

test('what is excluded or hidden is not given away, nor schemas that nothing else reaches', () => {
  const answer = (name: string) =>
    `responses: { '200': { content: { a/b: { schema: { $ref: '#/components/schemas/${name}' } } } } }`
  const body = `tags: [{ name: open }, { name: shut, description: Secret }]
x-tagGroups: [{ name: G, tags: [open, shut] }]
paths:
  /a: { get: { tags: [open], ${answer('Both')} }, put: { x-excluded: true, tags: [shut], ${answer('Both')} } }
  /b: { get: { x-hidden: true, ${answer('Shut')} } }
  /c: { x-excluded: true, get: {} }
webhooks: { w: { post: { x-excluded: true } } }
components:
  schemas: { Both: {}, Shut: { properties: { inner: { $ref: '#/components/schemas/Inner' } } }, Inner: {}, Unused: {} }`
  const text = given(body)
  expect(Object.keys(text['paths']!)).toEqual(['/a'])
  expect(text).toMatchObject({ tags: [{ name: 'open' }], 'x-tagGroups': [{ name: 'G', tags: ['open'] }], webhooks: {} })
  expect(Object.keys((text['paths'] as never)['/a'])).toEqual(['get'])
  expect(Object.keys((text['components'] as never)['schemas'])).toEqual(['Both', 'Unused'])
})

test('callbacks that are kept back are not given away, with what only they reach, nor the names of emptied groups', () => {
  const body = `tags: [{ name: open }, { name: shut }]
x-tagGroups: [{ name: G, tags: [open] }, { name: Secret, tags: [shut] }]
paths:
  /a:
    get:
      tags: [open]
      callbacks:
        gone: { '{$url}': { post: { x-excluded: true, requestBody: { $ref: '#/components/requestBodies/Only' } } } }
        some: { '{$url}': { post: {}, put: { x-hidden: true, summary: Secret } }, '{$other}': { x-excluded: true, get: {} } }
        named: { $ref: '#/components/callbacks/Named' }
  /b: { get: { x-excluded: true, tags: [shut] } }
components:
  requestBodies: { Only: { description: Secret } }
  callbacks: { Named: { '{$url}': { post: { x-excluded: true, summary: Secret } } } }`
  const text = given(body)
  expect(JSON.stringify(text)).not.toContain('Secret')
  expect((text['paths'] as never)['/a']['get']['callbacks']).toEqual({
    gone: {},
    some: { '{$url}': { post: {} } },
    named: { $ref: '#/components/callbacks/Named' },
  })
  expect((text['components'] as never)['callbacks']).toEqual({ Named: {} })
})

test('callbacks of callbacks that are kept back are not given away, also where they lead back to themselves', () => {
  const body = `paths:
  /a:
    get:
      callbacks:
        outer: { '{$url}': { post: { callbacks: { inner: { '{$url}': { post: { x-excluded: true, summary: Secret } } }, named: { $ref: '#/components/callbacks/Named' } } } } }
components:
  callbacks: { Named: { '{$url}': { put: { x-hidden: true, summary: Secret }, post: { summary: Open, callbacks: { again: { $ref: '#/components/callbacks/Named' } } } } } }`
  const text = given(body)
  expect(JSON.stringify(text)).not.toContain('Secret')
  expect((text['paths'] as never)['/a']['get']['callbacks']['outer']['{$url}']['post']).toMatchObject({
    callbacks: { inner: {}, named: { $ref: '#/components/callbacks/Named' } },
  })
  expect((text['components'] as never)['callbacks']['Named']['{$url}']).toEqual({
    post: { summary: 'Open', callbacks: { again: { $ref: '#/components/callbacks/Named' } } },
  })
})

test('callbacks that all name each other are written once each', () => {
  const names = Array.from({ length: 12 }, (_, index) => `C${index}`)
  const all = names.map((name) => `${name}: { $ref: '#/components/callbacks/${name}' }`).join(', ')
  const components = names.map(
    (name) => `${name}: { '{$url}': { put: { x-hidden: true }, post: { callbacks: { ${all} } } } }`,
  )
  const body = `paths: { /a: { get: { callbacks: { ${all} } } } }\ncomponents: { callbacks: { ${components.join(', ')} } }`
  expect(JSON.stringify(given(body)).length).toBeLessThan(body.length * 2)
})

test('links to operations that are kept back are named nowhere', async () => {
  const body = `paths:
  /a:
    get:
      responses:
        '200':
          description: ok
          links:
            open: { operationId: openOne }
            byId: { operationId: secretOne }
            byPath: { operationRef: '#/paths/~1secret/get' }
            byFile: { operationRef: 'api.yaml#/paths/~1secret/get' }
            named: { $ref: '#/components/links/secret' }
        '201': { $ref: 'parts.yaml#/Made' }
  /b: { get: { operationId: openOne } }
  /secret: { get: { operationId: secretOne, x-excluded: true } }
components: { links: { secret: { operationId: secretOne } } }`
  const files = { 'parts.yaml': 'Made: { description: made, links: { other: { operationId: secretOne } } }' }
  const text = JSON.stringify(given(body, files))
  expect(text).toContain('openOne')
  expect(text).not.toContain('secret')
  const [slice] = slices(body, files)
  const { view } = await operationView(slice!, tools)
  expect(JSON.stringify(view)).not.toContain('secret')
  expect(view.responses[0]!.links!.map(({ name }) => name)).toEqual(['open'])
})

test('several files become one, with references where the standard has them', () => {
  const files = {
    'a.yaml': `get: { description: { $ref: text.md }, parameters: [{ $ref: 'parts.yaml#/Page' }], responses: { '200': { $ref: 'parts.yaml#/Ok' } } }`,
    'parts.yaml': `Page: { name: page, in: query }
Ok: { description: ok, content: { application/json: { schema: { $ref: 'tree.yaml' }, example: { $ref: tree.yaml } } } }`,
    'tree.yaml': `{ properties: { $ref: { type: string }, child: { $ref: tree.yaml }, own: { $ref: 'api.yaml#/components/schemas/tree' } } }`,
    'text.md': 'Long *text*',
  }
  const text = given(`paths: { /a: { $ref: a.yaml } }\ncomponents: { schemas: { tree: { type: integer } } }`, files)
  expect(text['paths']).toEqual({
    '/a': {
      get: {
        description: 'Long *text*',
        parameters: [{ $ref: '#/components/parameters/Page' }],
        responses: { 200: { $ref: '#/components/responses/Ok' } },
      },
    },
  })
  expect(text['components']).toMatchObject({
    schemas: {
      tree: { type: 'integer' },
      'tree-2': {
        properties: { child: { $ref: '#/components/schemas/tree-2' }, own: { $ref: '#/components/schemas/tree' } },
      },
    },
    parameters: { Page: { name: 'page', in: 'query' } },
    responses: { Ok: { content: { 'application/json': { schema: { $ref: '#/components/schemas/tree-2' } } } } },
  })
})

test('a file of one piece with nothing to keep back may be given away as it is', () => {
  const { isWhole, isFiltered, format } = downloadOf(description('paths: { /a: { get: {} } }'))
  expect([isWhole, isFiltered, format]).toEqual([true, false, 'yaml'])
  const { description: json } = readDescription(
    'a.json',
    '{"openapi":"3.1.0","paths":{"/a":{"get":{"x-hidden":true}}}}',
  )
  expect(JSON.parse(downloadOf(json!).text())).toEqual({ openapi: '3.1.0', paths: {} })
})

test('YAML of any value reads as that value', () => {
  assert(
    property(jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as Json
      expect(parse(yamlText(plain))).toEqual(plain)
    }),
  )
  const tricky = {
    a: ['yes', 'no', '- x', 'a: b', '1e3', '', 'two\nlines', ' lead\nx', 'end\n', 'tab\tx', '# c', 'é\n\nü'],
    '3.1': null,
    on: {},
  }
  expect(parse(yamlText(tricky as Json))).toEqual(tricky)
})
