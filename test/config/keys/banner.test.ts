import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('a banner needs a text', () => {
  expect(site({ banner: { content: 'New: *2.0*', dismissible: true } }).config.banner).toEqual({
    content: 'New: *2.0*',
    dismissible: true,
    type: 'info',
  })
  expect(site({ banner: { dismissible: true } }).config.banner).toBeUndefined()
})
