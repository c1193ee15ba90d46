import { expect, test } from 'vitest'
import { nearest } from '../../src/util/suggest.ts'

test.each([
  ['topbarLink', ['topbarLinks', 'tabs'], 'topbarLinks'],
  ['titel', ['title', 'tile'], 'title'],
  ['Crad', ['Card', 'Columns'], 'Card'],
  ['zzzzzz', ['title'], undefined],
  ['x', ['y1234'], undefined],
  ['fooBar', ['topbar'], undefined],
  ['navigaton', ['navigation'], 'navigation'],
  ['navgaton', ['navigation'], 'navigation'],
  ['hte', ['the'], 'the'],
  ['tap', ['tabs'], undefined],
])('"%s" is near %j: %s', (word, known, expected) => {
  expect(nearest(word, known)).toBe(expected)
})
