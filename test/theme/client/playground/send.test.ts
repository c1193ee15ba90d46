import { expect, test } from 'vitest'
import { inertType, kindOf } from '../../../../theme/client/playground/send.ts'

test.each([
  ['text/html; charset=utf-8', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['application/xhtml+xml', 'application/octet-stream'],
  ['application/json', 'application/octet-stream'],
  ['image/PNG', 'image/png'],
  ['audio/mpeg', 'audio/mpeg'],
])('an answer of %s is kept as %s, so that no script of it runs on this site', (type, kept) => {
  expect(inertType(type)).toBe(kept)
})

test('a drawing is shown as the text that it is', () => {
  expect(kindOf('image/svg+xml')).toBe('text')
  expect(kindOf('image/png')).toBe('image')
})
