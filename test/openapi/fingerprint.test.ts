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

test('what all operations share changes all', () => {
  expect(hashes('{}', 'B')[1]).not.toBe(hashes('{}')[1])
})
