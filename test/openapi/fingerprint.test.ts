import { expect, test } from 'vitest'
import { fingerprints } from '../../src/openapi/fingerprint.ts'
import { slices } from './given.ts'

const hashes = (schema: string, title = 'A') => {
  const given = `tags: [{ name: ${title} }]
paths:
  /a: { get: { x: { $ref: '#/components/schemas/A' } } }
  /b: { get: {} }
components: { schemas: { A: ${schema} } }`
  return slices(given).map(fingerprints())
}

test('a schema changes the operations that reach it and no other', () => {
  const [a, b] = hashes('{ type: string }')
  const [changed, same] = hashes('{ type: integer }')
  expect(changed).not.toBe(a)
  expect(same).toBe(b)
  expect(hashes('{ type: string }')).toEqual([a, b])
})

test('a change is seen through circles and chains of references', () => {
  const given = (leaf: string) =>
    slices(`paths:
  /a: { get: { x: { $ref: '#/components/schemas/A' } } }
  /d: { get: { x: { $ref: '#/components/schemas/D' } } }
  /e: { get: { x: { $ref: '#/components/schemas/Gone' } } }
components:
  schemas:
    A: { properties: { b: { $ref: '#/components/schemas/B' } } }
    B: { properties: { a: { $ref: '#/components/schemas/A' }, c: { $ref: '#/components/schemas/C' } } }
    C: ${leaf}
    D: { properties: { d: { $ref: '#/components/schemas/D' } } }`).map(fingerprints())
  const [a, d, e] = given('{ type: string }')
  const [changed, ...same] = given('{ type: integer }')
  expect(changed).not.toBe(a)
  expect(same).toEqual([d, e])
})

test('what all operations share changes all', () => {
  expect(hashes('{}', 'B')[1]).not.toBe(hashes('{}')[1])
})
