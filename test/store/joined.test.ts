import { expect, test } from 'vitest'
import { joiner } from '../../src/store/joined.ts'

test('texts and bytes stand one behind the other', () => {
  const { bytes, lengths } = joiner()(['aé', new Uint8Array([1, 2]), '', '…'])!
  expect(bytes.toString('hex')).toBe('61c3a90102e280a6')
  expect(lengths).toEqual([3, 2, 0, 3])
})

test('a text with half a character is none, one with the sign for it is', () => {
  const joined = joiner()
  expect(joined(['a', 'x\ud800'])).toBeUndefined()
  expect(joined(['\ufffd'])?.bytes.toString()).toBe('\ufffd')
  expect(joined([new Uint8Array([0xef, 0xbf, 0xbd]), 'a'])?.lengths).toEqual([3, 1])
})

test('any length has its place', () => {
  const joined = joiner()
  const long = '…'.repeat(700_000)
  expect(joined([long, 'a'])?.bytes.toString()).toBe(`${long}a`)
  expect(joined(['b'])?.bytes.toString()).toBe('b')
})
