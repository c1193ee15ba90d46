import { expect, test } from 'vitest'
import { nameOf, pointer, stepsOf, valueAt } from '../../src/openapi/pointer.ts'

test('writes and reads steps with slashes and tildes', () => {
  expect(pointer('paths', '/a~b', 0)).toBe('/paths/~1a~0b/0')
  expect(stepsOf('/paths/~1a~0b/0')).toEqual(['paths', '/a~b', '0'])
  expect(stepsOf('/%2Fx/100%')).toEqual(['/x', '100%'])
})

test('finds own values only', () => {
  expect(valueAt({ a: [{ b: 1 }] }, '/a/0/b')).toBe(1)
  expect(valueAt({ a: 1 }, '')).toEqual({ a: 1 })
  expect(valueAt({ a: 1 }, '/constructor/name')).toBeUndefined()
  expect(valueAt([1], '/length')).toBeUndefined()
})

test('names a schema by the last step or the file', () => {
  expect(nameOf('#/components/schemas/Pet')).toBe('Pet')
  expect(nameOf('models/pet.yaml')).toBe('pet')
  expect(nameOf('models/all.yaml#/Pet')).toBe('Pet')
})
