import { expect, test } from 'vitest'
import type { JsonObject } from '../../../src/model/operation.ts'
import { limitsOf } from '../../../src/openapi/schema/limits.ts'

test.each([
  [{ minimum: 0, maximum: 100 }, ['0 to 100']],
  [{ minimum: 0 }, ['at least 0']],
  [{ minimum: 0, exclusiveMinimum: true, maximum: 5 }, ['more than 0', 'at most 5']],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.1 }, ['more than 0', 'less than 1', 'a multiple of 0.1']],
  [{ minLength: 0, maxLength: 0 }, ['exactly 0 characters']],
  [{ minLength: 1, pattern: '^a+$' }, ['at least 1 character', 'matches ^a+$']],
  [{ minItems: 1, maxItems: 3, uniqueItems: true }, ['1 to 3 items', 'all items different']],
  [{ maxProperties: 1, additionalProperties: false }, ['at most 1 property', 'no other properties']],
  [{ contains: { const: 'x' }, maxContains: 3 }, ['1 to 3 of the items: "x"']],
  [{ contentEncoding: 'base64' }, ['encoded as base64']],
  [{ dependentRequired: { a: ['b', 'c'] } }, ['"a" needs "b" and "c" beside it']],
  [{ propertyNames: { pattern: '^a' }, not: { type: 'null' } }, ['names: matches ^a', 'not: null']],
  [{ minimum: 'x', maxLength: null }, []],
  [{ required: ['a', 'b'], properties: { a: {} } }, ['needs "b"']],
  [{ not: { properties: {} }, contains: { $ref: '#/a' }, minContains: 2 }, ['at least 2 such items']],
  [{ not: { type: 'null', description: 'Never empty.' } }, []],
  [{ prefixItems: [{}], items: false, unevaluatedProperties: false }, ['no other properties', 'no other items']],
] satisfies [JsonObject, string[]][])('%j', (schema, limits) => {
  expect(limitsOf(schema)).toEqual(limits)
})
