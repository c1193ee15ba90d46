import { expect, test } from 'vitest'
import type { Json } from '../../src/model/operation.ts'
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
  [{ style: 'deepObject' }, pairs, 'id%5Bx%5D=1&id%5By%5D=%C3%A9'],
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

// The table of the specification's section "Style Examples": empty, string, array, object.
const cells = ['', 'blue', ['blue', 'black', 'brown'], { R: 100, G: 200, B: 150 }] as const
const none = undefined
test.each([
  ['matrix', false, 'path', [';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150']],
  ['matrix', true, 'path', [';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150']],
  ['label', false, 'path', ['.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150']],
  ['label', true, 'path', ['.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150']],
  ['simple', false, 'path', ['', 'blue', 'blue,black,brown', 'R,100,G,200,B,150']],
  ['simple', true, 'path', ['', 'blue', 'blue,black,brown', 'R=100,G=200,B=150']],
  ['simple', true, 'header', ['', 'blue', 'blue,black,brown', 'R=100,G=200,B=150']],
  ['form', false, 'query', ['color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150']],
  ['form', true, 'query', ['color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150']],
  ['spaceDelimited', false, 'query', [none, none, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150']],
  ['pipeDelimited', false, 'query', [none, none, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150']],
  ['deepObject', true, 'query', [none, none, none, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150']],
  ['cookie', false, 'cookie', ['color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150']],
  ['cookie', true, 'cookie', ['color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150']],
] as const)('%s %s in a %s', (style, explode, where, expected) => {
  for (const [index, text] of expected.entries()) {
    if (text !== undefined)
      expect(serialized(wire({ name: 'color', in: where, style, explode }), cells[index]!)).toBe(text)
  }
})

test.each([
  ['nothing', {}, null, ''],
  ['an empty list', {}, [], ''],
  ['an empty object', { style: 'deepObject' }, {}, ''],
  ['an empty list that is not exploded', { explode: false }, [], ''],
  ['no value in a path', { in: 'path', style: 'matrix' }, null, ''],
  [
    'what lies deeper',
    { style: 'deepObject' },
    { a: { b: [1, 2] }, c: null },
    'id%5Ba%5D%5Bb%5D%5B0%5D=1&id%5Ba%5D%5Bb%5D%5B1%5D=2',
  ],
  ['null in a list', { explode: true }, [1, null, 'a'], 'id=1&id=a'],
  ['null in a list that is not exploded', { explode: false }, [null, 2], 'id=2'],
  ['only null in a list', { in: 'path', style: 'simple' }, [null], ''],
  ['null in an object', { in: 'path', style: 'simple', explode: true }, { a: null, b: 1 }, 'b=1'],
  ['null in a list as JSON', { mediaType: 'application/json' }, [null], 'id=%5Bnull%5D'],
  ['objects in a list', {}, [{ a: 1 }], 'id=%7B%22a%22%3A1%7D'],
  ['what is encoded already', { allowReserved: true }, 'a%20b c%', 'id=a%20b%20c%25'],
  ['reserved characters in a path', { in: 'path', style: 'simple', allowReserved: true }, 'a/b?c#d', 'a/b%3Fc%23d'],
  ['quotes', {}, "it's (*)!", 'id=it%27s%20%28%2A%29%21'],
  ['JSON as content', { mediaType: 'application/json' }, { a: [1] }, 'id=%7B%22a%22%3A%5B1%5D%7D'],
  ['JSON in a header', { in: 'header', mediaType: 'application/json' }, { a: 'é' }, '{"a":"é"}'],
  [
    'a whole query as a form',
    { in: 'querystring', mediaType: 'application/x-www-form-urlencoded' },
    { a: 1, b: ['x y'] },
    'a=1&b=x%20y',
  ],
  ['a whole query as JSON', { in: 'querystring', mediaType: 'application/json' }, { a: 1 }, '%7B%22a%22%3A1%7D'],
] satisfies [string, Partial<Wire>, Json, string][])('%s', (_, given, value, text) => {
  expect(serialized(wire(given), value)).toBe(text)
})
