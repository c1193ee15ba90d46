import { expect, test } from 'vitest'
import { description, plantStore, slices } from './given.ts'
import { slicesOf } from '../../src/openapi/description.ts'

test('a description with one webhook gives one slice', () => {
  const [slice, ...others] = slices(plantStore)
  expect(others).toEqual([])
  expect(slice).toMatchObject({
    spec: 'api.yaml',
    kind: 'webhook',
    method: 'POST',
    path: '/plant/webhook',
    pointer: '/webhooks/~1plant~1webhook/post',
    hidden: false,
    at: { file: 'api.yaml', line: 8, column: 5 },
  })
})

test('operations stand in the order of the file, then webhooks, then x-webhooks', () => {
  const all = slices(`x-webhooks: { c: { post: {} } }
webhooks: { b: { post: {} } }
paths: { /z: { put: {}, get: {} }, /a: { delete: {} }, x-note: {} }`)
  expect(all.map(({ kind, method, path }) => `${kind} ${method} ${path}`)).toEqual([
    'operation PUT /z',
    'operation GET /z',
    'operation DELETE /a',
    'webhook POST b',
    'webhook POST c',
  ])
})

test('excluded operations give no slice, hidden ones are marked', () => {
  const all = slices(
    'paths: { /a: { get: { x-excluded: true }, put: { x-hidden: true } }, /b: { x-excluded: true, get: {} } }',
  )
  expect(all.map(({ method, hidden }) => [method, hidden])).toEqual([['PUT', true]])
})

test('slices share what they reach, also through discriminators and circles, and nothing else', () => {
  const [slice, other] =
    slices(`paths: { /a: { get: { responses: { '200': { $ref: '#/components/responses/R' } } }, put: {} } }
components:
  responses: { R: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
  schemas:
    A: { discriminator: { propertyName: k, mapping: { b: B } } }
    B: { properties: { a: { $ref: '#/components/schemas/A' } } }
    C: {}`)
  expect(Object.keys(slice!.refs).toSorted()).toEqual([
    '#/components/responses/R',
    '#/components/schemas/A',
    '#/components/schemas/B',
  ])
  expect(other!.refs).toBe(slice!.refs)
})

test('objects are shared, not copied', () => {
  const given = description(
    "paths: { /a: { get: { x: { $ref: '#/components/schemas/A' } } } }\ncomponents: { schemas: { A: {} } }",
  )
  const [slice] = slicesOf(given)
  expect(slice!.refs['#/components/schemas/A']).toBe(given.target('#/components/schemas/A'))
})

test('path items and operations may be references', () => {
  const [slice] = slices("paths: { /a: { $ref: 'a.yaml', summary: Own } }", {
    'a.yaml': "summary: Theirs\nget: { $ref: 'op.yaml' }",
    'op.yaml': 'summary: Read it',
  })
  expect(slice).toMatchObject({ pathItem: { summary: 'Own' }, operation: { summary: 'Read it' } })
})

test('there is nothing to slice without paths', () => {
  expect(slices('')).toEqual([])
  expect(slices('paths: {}')).toEqual([])
  expect(slices('paths: null\nwebhooks: [1]')).toEqual([])
})
