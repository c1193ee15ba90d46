import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut, parseJson, pieces } from '../../../../theme/client/playground/json-text.ts'

test.each([
  ['{ "a": 1, }', 1, 11, '}'],
  ['{ "a" 1 }', 1, 7, '1'],
  ['[1,\n 2\n 3]', 3, 2, '3]'],
  ["{ 'a': 1 }", 1, 3, "'a':"],
  ['{ "a": tru }', 1, 8, 'tru'],
  ['{ "a": 01 }', 1, 9, '1'],
  ['{ "a": 1', 1, 9, ''],
  ['', 1, 1, ''],
  ['{} x', 1, 4, 'x'],
  ['[1}', 1, 3, '}'],
  ['"a\nb"', 1, 1, '"a'],
])('names the place where %j stops being JSON', (text, line, column, found) => {
  expect(parseJson(text)).toEqual({ line, column, found })
})

test('any JSON is read', () => {
  fc.assert(
    fc.property(fc.json(), (text) => 'value' in parseJson(text)),
    { numRuns: 200 },
  )
})

test('lays out without changing a value', () => {
  expect(layOut('{"a":[1.0,{"b":"x,{}:[]\\""}],"c":{},"d":12345678901234567890}', 1000)).toEqual({
    text: '{\n  "a": [\n    1.0,\n    {\n      "b": "x,{}:[]\\""\n    }\n  ],\n  "c": {},\n  "d": 12345678901234567890\n}',
    cut: false,
  })
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(layOut(text, 1e6).text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 200 },
  )
})

test('ends at the limit, and leaves alone what is no JSON', () => {
  expect(layOut(`[${'1,'.repeat(1000)}1]`, 20)).toMatchObject({ cut: true })
  expect(layOut('plain text', 100)).toEqual({ text: 'plain text', cut: false })
})

test('cuts into pieces that make up the text', () => {
  expect(pieces('{"a": "b", "c": [1, true, null]}').filter(({ kind }) => kind)).toEqual([
    { text: '"a"', kind: 'key' },
    { text: '"b"', kind: 'string' },
    { text: '"c"', kind: 'key' },
    { text: '1', kind: 'number' },
    { text: 'true', kind: 'word' },
    { text: 'null', kind: 'word' },
  ])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        pieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
