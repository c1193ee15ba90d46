import { expect, test } from 'vitest'
import { hash } from '../../src/util/hash.ts'

test('texts have the hash of their bytes, whatever stands beside them', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(hash('ä', 'b')).toBe(hash(bytes('ä'), bytes('b')))
  expect(hash('ä', 'b')).toBe(hash('ä', bytes('b')))
  expect(hash('\ud83d', '\ude00')).toBe(hash('\ud83d', bytes('\ufffd')))
  expect(new Set([hash(), hash(''), hash('', ''), hash('ab'), hash('a', 'b')]).size).toBe(5)
})
