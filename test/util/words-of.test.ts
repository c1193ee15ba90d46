import { expect, test } from 'vitest'
import { createWords } from '../../src/util/words-of.ts'

test('says a word of what is new in a list, and of nothing else', () => {
  const asked: string[] = []
  const wordsOf = createWords(({ name }: { readonly name: string }) => {
    asked.push(name)
    return name.toUpperCase()
  })
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name }))
  expect(wordsOf([a!, b!])).toEqual(['A', 'B'])
  expect(wordsOf([a!, c!])).toEqual(['A', 'C'])
  expect(wordsOf([c!])).toEqual(['C'])
  expect(wordsOf([])).toEqual([])
  expect(asked).toEqual(['a', 'b', 'c', 'c'])
})
