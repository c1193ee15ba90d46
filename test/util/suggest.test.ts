import { expect, test } from 'vitest'
import { editDistance, nearest } from '../../src/util/suggest.ts'

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

test.each([
  ['', 'ab', 5, 2],
  ['abcd', 'abdc', 5, 1],
  ['ca', 'abc', 5, 3],
  ['prefix-one-end', 'prefix-two-end', 5, 3],
  ['aab', 'ab', 5, 1],
  ['abcdef', 'uvwxyz', 3, 3],
  ['abcdefgh', 'bcdefgha', 2, 2],
])('from "%s" to "%s" it is, counted up to %i, %i', (one, other, limit, expected) => {
  expect([editDistance(one, other, limit), editDistance(other, one, limit)]).toEqual([expected, expected])
})
