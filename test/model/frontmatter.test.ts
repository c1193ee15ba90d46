import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { frontMatterSchema, plainTextKeys } from '../../src/model/frontmatter.ts'

test('keys of plain text take every text that is not blank as it is', () => {
  expect(plainTextKeys.size).toBeGreaterThan(0)
  assert(
    property(string({ unit: 'binary' }), (text) => {
      if (text.trim() === '') return
      for (const key of plainTextKeys) expect(frontMatterSchema.parse({ [key]: text })).toEqual({ [key]: text })
    }),
  )
})
