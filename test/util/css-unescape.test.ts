import { expect, test } from 'vitest'
import { cssUnescape } from '../../src/util/css-unescape.ts'

test.each([
  ['plain', 'plain'],
  [String.raw`md\:w-1\/2`, 'md:w-1/2'],
  [String.raw`\32xl \000041B \41 B`, '2xl AB AB'],
  ['ht\\74\r\nps', 'https'],
  ['a\\\nb\\\r\nc', 'abc'],
  [String.raw`\0 \d800 \110000`, '\ufffd\ufffd\ufffd'],
  ['end\\', 'end\\'],
])('%j is %j', (written, meant) => {
  expect(cssUnescape(written)).toBe(meant)
})
