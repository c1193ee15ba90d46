import { expect, test } from 'vitest'
import { isPortable } from '../../src/util/is-portable.ts'

test.each(['/old/page', '/ü', '/a.b', `/${'a'.repeat(250)}`])('every system takes %s', (path) => {
  expect(isPortable(path)).toBe(true)
})

test.each([
  '/a.',
  '/a /b',
  '/nul',
  '/a:b',
  '/a"b',
  '/a\u200e',
  '/a\u0085',
  '/.git/x',
  `/${'a'.repeat(251)}`,
  '/a\ud800',
])('not every system takes %j', (path) => {
  expect(isPortable(path)).toBe(false)
})
