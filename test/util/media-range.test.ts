import { expect, test } from 'vitest'
import { concreteType } from '../../src/util/media-range.ts'

test.each([
  ['image/png', 'image/png'],
  ['image/*', 'image/png'],
  ['audio/*;q=1', 'audio/mpeg'],
  ['*/*', 'application/json'],
  ['application/*+json', 'application/json'],
  ['application/vnd.x.*+xml', 'application/xml'],
  ['application/*', 'application/octet-stream'],
])('%s is sent as %s', (range, type) => {
  expect(concreteType(range)).toBe(type)
})

test('the type of a file counts where it is in the range', () => {
  expect(concreteType('image/*', 'image/webp')).toBe('image/webp')
  expect(concreteType('image/*', 'text/plain')).toBe('image/png')
  expect(concreteType('*/*', 'text/csv')).toBe('text/csv')
})
