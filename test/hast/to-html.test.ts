import { expect, test } from 'vitest'
import { element } from '../../src/hast/jsx-runtime.ts'
import { toHtml } from '../../src/hast/to-html.ts'

test('control characters, which HTML does not have, become the signs for them', () => {
  expect(toHtml([element('code', { title: 'a\0' }, 'b\u001b[1m\tc\n')]).value).toBe(
    '<code title="a\ufffd">b\u241b[1m\tc\n</code>',
  )
})
