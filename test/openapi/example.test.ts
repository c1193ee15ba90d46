import { expect, test } from 'vitest'
import type { Json } from '../../src/model/operation.ts'
import type { Direction } from '../../src/openapi/build.ts'
import { exampleOf } from '../../src/openapi/example.ts'
import { textFor } from '../../src/openapi/pattern.ts'
import { reached } from '../../src/openapi/reach.ts'

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

test('a text that holds JSON holds an example of its schema', () => {
  const json = { type: 'string', contentMediaType: 'application/json' }
  const contentSchema = { type: 'object', properties: { n: { type: 'integer' }, on: { $ref: '#/On' } } }
  const refs = { '#/On': { const: true } }
  expect(made({ ...json, contentSchema }, refs)).toBe('{"n":1,"on":true}')
  expect(made({ ...json, contentSchema, example: '{}' }, refs)).toBe('{}')
  expect(made({ properties: { data: { ...json, contentSchema } } }, refs)).toEqual({ data: '{"n":1,"on":true}' })
  expect(made({ ...json, contentEncoding: 'base64', contentSchema }, refs)).toBe('c3RyaW5n')
  expect(made({ ...json, contentMediaType: 'text/csv', contentSchema }, refs)).toBe('string')
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

test('an example of the author on a schema follows the direction', () => {
  const refs: Record<string, Json> = {
    '#/User': {
      properties: { id: { readOnly: true }, pw: { writeOnly: true }, name: {}, friends: { items: { $ref: '#/User' } } },
      example: { id: 1, pw: 'x', name: 'Ann', other: 2, friends: [{ id: 2, name: 'Bo' }] },
    },
    '#/Extended': { oneOf: [{ $ref: '#/User' }, { type: 'string' }], examples: [{ id: 1, name: 'Ann' }] },
    '#/OneOrMany': {
      oneOf: [{ type: 'array', items: { $ref: '#/User' } }, { $ref: '#/User' }],
      example: [{ id: 1, pw: 'x' }],
    },
    '#/Map': { additionalProperties: { $ref: '#/User' }, default: { a: { id: 1, pw: 'x' } } },
  }
  const both = (ref: string) => (['request', 'response'] as const).map((way) => made({ $ref: ref }, refs, way))
  expect(both('#/User')).toEqual([
    { pw: 'x', name: 'Ann', other: 2, friends: [{ name: 'Bo' }] },
    { id: 1, name: 'Ann', other: 2, friends: [{ id: 2, name: 'Bo' }] },
  ])
  expect(both('#/Extended')).toEqual([{ name: 'Ann' }, { id: 1, name: 'Ann' }])
  expect(both('#/OneOrMany')).toEqual([[{ pw: 'x' }], [{ id: 1 }]])
  expect(both('#/Map')).toEqual([{ a: { pw: 'x' } }, { a: { id: 1 } }])
})

test.each<[Record<string, Json>, number]>([
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 0.1 }, 0.1],
  [{ type: 'number', exclusiveMaximum: 0 }, -1],
  [{ type: 'number', exclusiveMinimum: 2 ** 60 }, 2 ** 60 + 2 ** 57],
  [{ type: 'number', multipleOf: 1e-7 }, 1e-7],
  [{ type: 'number', multipleOf: 0.1, minimum: 0.3 }, 0.3],
  [{ type: 'number', multipleOf: 2.5e-3, exclusiveMinimum: 1 }, 1.0025],
  [{ type: 'integer', exclusiveMinimum: 1.5 }, 2],
  [{ type: 'integer', exclusiveMinimum: 10 }, 11],
  [{ type: 'integer', exclusiveMaximum: 0 }, -1],
  [{ type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 2 }, 1],
  [{ type: 'integer', minimum: 9007199254740992 }, 9007199254740992],
  [{ type: 'integer', minimum: 1e21 }, 1e21],
  [{ type: 'integer', minimum: 3, exclusiveMinimum: 7 }, 8],
  [{ type: 'integer', maximum: -5, multipleOf: 10 }, -10],
])('a number within %j', (schema, value) => {
  expect(made(schema)).toBe(value)
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

test.each([
  [{ type: 'integer', multipleOf: 5, minimum: 7 }, 10],
  [{ type: 'number', multipleOf: 0.1, minimum: 0.25 }, 0.3],
  [{ type: 'integer', minimum: 3, exclusiveMinimum: true }, 4],
  [{ type: 'integer', exclusiveMaximum: 0 }, -1],
  [{ type: 'integer', maximum: -3 }, -3],
  [{ type: 'string', pattern: '^[A-Z]{2}-\\d{4}$' }, 'AB-1234'],
  [{ type: 'string', pattern: '^(?:pet|plant)_[a-z0-9]+$', minLength: 8 }, 'pet_abcd'],
  [{ type: 'string', pattern: '^(?!x)a$' }, 'string'],
  [{ type: 'string', format: 'ipv6' }, '2001:db8::1'],
  [{ type: 'string', contentEncoding: 'base64' }, 'c3RyaW5n'],
  [{ type: 'array', minItems: 2, items: { type: 'integer' } }, [1, 1]],
  [{ type: 'array', minItems: 3, uniqueItems: true, items: { type: 'integer' } }, [1, 2, 3]],
  [{ type: 'array', minItems: 2, uniqueItems: true, items: { enum: ['x', 'y', 'z'] } }, ['x', 'y']],
  [{ type: 'array', maxItems: 0, items: {} }, []],
  [{ type: 'array', minItems: 3, prefixItems: [{ const: 0 }], items: { const: 1 } }, [0, 1, 1]],
] satisfies [Json, Json][])('%j is met by %j', (schema, value) => {
  expect(made(schema)).toEqual(value)
})

test('an expression of any kind gives a text that it matches, or none', () => {
  const patterns = [
    '^a|b$',
    'x*y?z+',
    '[^a-c]{3}',
    '\\.\\-\\w',
    '(ab){2,3}c',
    '[-a]',
    '[a-]',
    '.{2}',
    '^$',
    '[\\d.]+',
    '\\p{L}',
    '(a',
    '[a',
    'a{2',
    '(?<=x)y',
    '\\1',
  ]
  for (const pattern of patterns) {
    const text = textFor(pattern)
    if (text !== undefined) expect(text).toMatch(new RegExp(pattern))
  }
  expect(patterns.filter((each) => textFor(each) === undefined)).toEqual([
    '\\p{L}',
    '(a',
    '[a',
    'a{2',
    '(?<=x)y',
    '\\1',
  ])
  expect(textFor(`${'('.repeat(9)}${'){90}'.repeat(9)}`)).toBeUndefined()
  expect(textFor('('.repeat(20_000))).toBeUndefined()
})

test('only what is required, when only that is wanted', () => {
  const schema = { required: ['a'], properties: { a: { type: 'integer' }, b: { type: 'integer' } } }
  expect(exampleOf(schema, {}, 'request', { only: 'required' }).value).toEqual({ a: 1 })
})

test('a discriminator has the value that means the variant', () => {
  const refs: Record<string, Json> = {
    '#/components/schemas/Cat': { properties: { kind: { type: 'string', example: 'dog' } } },
    '#/components/schemas/Dog': { properties: { kind: { enum: ['woof'] } } },
  }
  const schema: Json = { oneOf: Object.keys(refs).map(($ref) => ({ $ref })), discriminator: { propertyName: 'kind' } }
  expect(exampleOf(schema, refs, 'request').value).toEqual({ kind: 'Cat' })
  expect(exampleOf(schema, refs, 'request', { variant: 1 }).value).toEqual({ kind: 'woof' })
})

test('an example that is shared by many pages still differs between requests and answers', () => {
  const fields = { id: { type: 'string', readOnly: true }, pot: { $ref: '#/pot' } }
  const found = { '#/plant': { type: 'object', properties: fields }, '#/pot': { type: 'object', example: { size: 3 } } }
  const refs = reached([{ $ref: '#/plant' }], (ref) => found[ref as keyof typeof found])
  const shown = (direction: Direction) => exampleOf({ $ref: '#/plant' }, refs, direction).value
  expect(shown('response')).toEqual({ id: 'string', pot: { size: 3 } })
  expect(shown('request')).toEqual({ pot: { size: 3 } })
  expect(shown('both')).toEqual(shown('response'))
})
