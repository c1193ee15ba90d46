import { expect, test } from 'vitest'
import { holdsNameless, reaching } from '../../../src/openapi/schema/nameless.ts'

test('a schema of plain values and names holds nothing without a name', () => {
  const plain = {
    properties: { a: { type: 'string' }, b: { $ref: '#/b' }, c: { type: 'array', items: { $ref: '#/c' } } },
  }
  expect(holdsNameless(plain, true)).toBe(false)
  expect(holdsNameless(plain, false)).toBe(true)
})

test('objects, variants and tuples inside have no name', () => {
  expect(holdsNameless({ properties: { a: { properties: {} } } }, true)).toBe(true)
  expect(holdsNameless({ items: { oneOf: [{ $ref: '#/a' }] } }, true)).toBe(true)
  expect(holdsNameless({ additionalProperties: { prefixItems: [] } }, true)).toBe(true)
})

test('whoever reaches a holder, also in a circle, is near it', () => {
  const refs: Record<string, string[]> = { a: ['b'], b: ['c', 'a'], c: [], d: ['e'], e: ['d'] }
  expect([...reaching(['c'], Object.keys(refs), (ref) => refs[ref]!)].toSorted()).toEqual(['a', 'b', 'c'])
})
