import { expect, test } from 'vitest'
import type { Json } from '../../src/model/operation.ts'
import { exampleOf } from '../../src/openapi/example.ts'

const made = (schema: Json, refs: Record<string, Json> = {}, direction: 'request' | 'response' = 'response') =>
  exampleOf(schema, refs, direction).value

test('takes what the author gave: example, default, constant, first value', () => {
  expect(
    made({
      type: 'object',
      properties: {
        a: { example: 0, default: 1 },
        b: { default: false },
        c: { const: null },
        d: { enum: ['x', 'y'] },
        e: { examples: [''] },
      },
    }),
  ).toEqual({ a: 0, b: false, c: null, d: 'x', e: '' })
})

test('makes values that fit type, format and limits', () => {
  expect(
    made({
      properties: {
        text: { type: 'string' },
        mail: { type: 'string', format: 'email' },
        short: { type: 'string', maxLength: 2 },
        long: { type: 'string', minLength: 9 },
        count: { type: 'integer', minimum: 5 },
        part: { type: 'number', maximum: 0 },
        more: { type: 'integer', exclusiveMinimum: 10 },
        yes: { type: 'boolean' },
        list: { type: 'array', items: { type: 'string' } },
        pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
        map: { type: 'object', additionalProperties: { type: 'integer' } },
        nothing: { type: 'null' },
      },
    }),
  ).toEqual({
    text: 'string',
    mail: 'user@example.com',
    short: 'st',
    long: 'stringstr',
    count: 5,
    part: 0,
    more: 11,
    yes: true,
    list: ['string'],
    pair: ['string', 1],
    map: { key: 1 },
    nothing: null,
  })
})

test('follows the direction', () => {
  const schema = { properties: { id: { type: 'string', readOnly: true }, pw: { type: 'string', writeOnly: true } } }
  expect(made(schema, {}, 'request')).toEqual({ pw: 'string' })
  expect(made(schema, {}, 'response')).toEqual({ id: 'string' })
})

test('the first variant stands, and the discriminator says so', () => {
  const refs = { '#/Cat': { type: 'object', properties: { kind: { type: 'string' }, lives: { type: 'integer' } } } }
  const schema: Json = {
    oneOf: [{ $ref: '#/Cat' }, {}],
    discriminator: { propertyName: 'kind', mapping: { cat: '#/Cat' } },
  }
  expect(made(schema, refs)).toEqual({ kind: 'cat', lives: 1 })
})

test('recursion ends, and growth is bounded', () => {
  const refs: Record<string, Json> = {
    '#/T': {
      properties: { v: { type: 'integer' }, kids: { type: 'array', items: { $ref: '#/T' } }, up: { $ref: '#/T' } },
    },
  }
  expect(made({ $ref: '#/T' }, refs)).toEqual({ v: 1, kids: [] })
  for (let i = 0; i < 14; i++)
    refs[`#/L${i}`] = { properties: { a: { $ref: `#/L${i + 1}` }, b: { $ref: `#/L${i + 1}` }, c: { type: 'string' } } }
  refs['#/L14'] = { type: 'string' }
  const { value, cut } = exampleOf({ $ref: '#/L0' }, refs, 'response')
  expect(cut).toBe(true)
  expect(JSON.stringify(value).length).toBeLessThan(8000)
})
