import { expect, test } from 'vitest'
import { narrow } from '../../src/util/narrow.ts'

test.each(['', 'plain', 'é ÿ', 'a … b “c” d', '…', '日本語', 'a😀b\ud800c', '\0\u0100\xff'])(
  'keeps %j as it is',
  (text) => {
    expect(narrow(text)).toBe(text)
  },
)
