import { expect, test } from 'vitest'
import { merged } from '../../../src/openapi/schema/merge.ts'

test('limits are combined, texts of the nearer part win', () => {
  expect(
    merged([
      { type: 'number', description: 'Far', minimum: 1, maximum: 9, enum: [1, 2, 3] },
      { type: 'integer', description: 'Near', minimum: 5, maximum: 20, enum: [2, 3, 4] },
    ]),
  ).toEqual({ type: 'integer', description: 'Near', minimum: 5, maximum: 9, enum: [2, 3] })
})

test('a property that two parts declare must be both', () => {
  expect(
    merged([{ properties: { a: { type: 'string' }, b: {} } }, { properties: { a: { maxLength: 3 }, b: {} } }]),
  ).toEqual({
    properties: { a: { allOf: [{ type: 'string' }, { maxLength: 3 }] }, b: {} },
  })
})

test('where parts contradict each other the nearer one wins', () => {
  expect(
    merged([
      { type: 'string', enum: ['a'] },
      { type: ['integer', 'null'], enum: ['b'] },
    ]),
  ).toEqual({
    type: ['integer', 'null'],
    enum: ['b'],
  })
})

test('a property named __proto__ stays a property', () => {
  const part = JSON.parse('{"properties": {"__proto__": {"type": "string"}}}')
  expect(Object.keys(merged([part, { properties: { a: {} } }])['properties']!)).toEqual(['__proto__', 'a'])
})
