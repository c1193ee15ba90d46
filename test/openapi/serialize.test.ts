import { expect, test } from 'vitest'
import { serialized, type Wire } from '../../src/openapi/serialize.ts'

const wire = (given: Partial<Wire>): Wire => ({
  name: 'id',
  in: 'query',
  style: 'form',
  explode: true,
  allowReserved: false,
  ...given,
})
const list = ['a', 'b c']
const pairs = { x: 1, y: 'é' }

test.each([
  [{}, list, 'id=a&id=b%20c'],
  [{ explode: false }, list, 'id=a,b%20c'],
  [{ style: 'spaceDelimited', explode: false }, list, 'id=a%20b%20c'],
  [{ style: 'pipeDelimited', explode: false }, list, 'id=a%7Cb%20c'],
  [{}, pairs, 'x=1&y=%C3%A9'],
  [{ explode: false }, pairs, 'id=x,1,y,%C3%A9'],
  [{ style: 'deepObject' }, pairs, 'id[x]=1&id[y]=%C3%A9'],
  [{}, 'a/b?c', 'id=a%2Fb%3Fc'],
  [{ allowReserved: true }, 'a/b?c#', 'id=a/b?c%23'],
  [{}, 0, 'id=0'],
  [{}, '', 'id='],
] satisfies [Partial<Wire>, unknown, string][])('query %j %j', (given, value, text) => {
  expect(serialized(wire(given), value)).toBe(text)
})

test.each([
  ['simple', false, list, 'a,b%20c'],
  ['simple', true, pairs, 'x=1,y=%C3%A9'],
  ['label', false, list, '.a,b%20c'],
  ['label', true, list, '.a.b%20c'],
  ['matrix', false, list, ';id=a,b%20c'],
  ['matrix', true, list, ';id=a;id=b%20c'],
  ['matrix', true, pairs, ';x=1;y=%C3%A9'],
  ['matrix', false, 5, ';id=5'],
  ['simple', false, 'a/b', 'a%2Fb'],
] as const)('path %s %s %j', (style, explode, value, text) => {
  expect(serialized(wire({ in: 'path', style, explode }), value)).toBe(text)
})

test('headers are not percent-encoded, cookies are parted by semicolons, broken text is mended', () => {
  expect(serialized(wire({ in: 'header', style: 'simple', explode: false }), list)).toBe('a,b c')
  expect(serialized(wire({ in: 'cookie' }), list)).toBe('id=a; id=b%20c')
  expect(serialized(wire({}), '\ud800')).toBe('id=%EF%BF%BD')
})
