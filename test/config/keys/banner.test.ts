import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('a banner needs a text', () => {
  expect(site({ banner: { content: 'New: *2.0*', dismissible: true } }).config.banner).toMatchObject({
    content: 'New: *2.0*',
    dismissible: true,
    type: 'info',
    at: { file: 'docs.json' },
  })
  expect(site({ banner: { dismissible: true } }).config.banner).toBeUndefined()
})
