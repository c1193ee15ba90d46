import { expect, test } from 'vitest'
import { summaryOf } from '../../src/openapi/summary.ts'
import { plantStore, slices } from './given.ts'

test('sums up webhooks and operations', () => {
  expect(slices(plantStore).map(summaryOf)).toEqual([
    { method: 'WEBHOOK', path: '/plant/webhook', deprecated: false, tags: [] },
  ])
  expect(slices('paths: { /a: { get: { deprecated: true, tags: [x] } } }').map(summaryOf)).toEqual([
    { method: 'GET', path: '/a', deprecated: true, tags: ['x'] },
  ])
})

test('names parameters and what the body holds, once each, also behind references', () => {
  const [slice] =
    slices(`components: { schemas: { Plant: { allOf: [{ properties: { name: {}, id: {} } }], properties: { size: {} } } } }
paths:
  /a/{id}:
    parameters: [{ name: id, in: path }]
    post:
      parameters: [{ name: limit, in: query }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Plant' } } } }
`)
  expect(summaryOf(slice!).parameters).toEqual(['id', 'limit', 'size', 'name'])
})

test('names also what is nested, outer names first, and ends where schemas hold themselves', () => {
  const [slice] =
    slices(`components: { schemas: { Tree: { properties: { leaf: { properties: { vein: {} } }, kids: { type: array, items: { $ref: '#/components/schemas/Tree' } } } } } }
paths: { /a: { post: { requestBody: { content: { a/b: { schema: { oneOf: [{ $ref: '#/components/schemas/Tree' }, { properties: { stone: {} } }] } } } } } } }`)
  expect(summaryOf(slice!).parameters).toEqual(['leaf', 'kids', 'stone', 'vein'])
})
