import { expect, test } from 'vitest'
import { replaceAcross } from '../../../theme/client/replace-across.ts'

const from = 'https://a.example'
const to = 'https://longer.example/v2'

test.each([
  [
    ['curl ', 'https://a.example/beds'],
    ['curl ', 'https://longer.example/v2/beds'],
  ],
  [
    ['curl ', 'https:', '//a.example', '/beds'],
    ['curl ', 'https://longer.example/v2', '', '/beds'],
  ],
  [
    ["fetch('", 'https://a.example', "')"],
    ["fetch('", 'https://longer.example/v2', "')"],
  ],
  [['https://a.example https://a.example'], ['https://longer.example/v2 https://longer.example/v2']],
])('%j: the address is replaced wherever it is cut', (pieces, result) => {
  expect(replaceAcross(pieces, from, to)).toEqual(result)
})

test.each([['https://a.example.com/x'], ['https://a.example:80/x'], ['xhttps://a.example/x'], ['nothing'], ['']])(
  '%s: a part of another address stays',
  (piece) => expect(replaceAcross([piece], from, to)).toEqual([piece]),
)

test('no address, no change', () => {
  expect(replaceAcross(['a', 'b'], '', to)).toEqual(['a', 'b'])
})
