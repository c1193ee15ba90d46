import { expect, test } from 'vitest'
import type { Json } from '../../src/model/operation.ts'
import { closures } from '../../src/openapi/closure.ts'

const targets: Readonly<Record<string, Json>> = {
  '#/a': { x: { $ref: '#/b' } },
  '#/b': { x: [{ $ref: '#/a' }, { $ref: '#/c' }, { $ref: '#/gone' }] },
  '#/c': {},
  '#/d': { $ref: '#/c' },
}
const closure = closures((ref) => targets[ref])

test('gathers what references reach, through circles, and nothing else', () => {
  expect(Object.keys(closure([{ $ref: '#/a' }])).toSorted()).toEqual(['#/a', '#/b', '#/c'])
  expect(Object.keys(closure([{ $ref: '#/d' }])).toSorted()).toEqual(['#/c', '#/d'])
  expect(Object.keys(closure([{ $ref: '#/gone' }, 1, null]))).toEqual([])
})

test('who reaches the same gets the same object', () => {
  expect(closure([{ $ref: '#/a' }])).toBe(closure([{ y: { $ref: '#/b' } }]))
})

test('a chain may be as long as it likes', () => {
  const chain = closures((ref) => (Number(ref) < 20_000 ? { $ref: String(Number(ref) + 1) } : undefined))
  expect(Object.keys(chain([{ $ref: '0' }]))).toHaveLength(20_000)
})
