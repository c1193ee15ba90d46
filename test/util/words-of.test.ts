import { expect, test } from 'vitest'
import { createRecall, noRecall } from '../../src/util/recall.ts'
import { createSayings, createWords, wordsFor } from '../../src/util/words-of.ts'

const things = (...names: string[]) => names.map((name) => ({ name }))

test('of what stayed at its place, what was said stays, and nothing is looked at', () => {
  const looked: string[] = []
  const words = createWords(({ name }: { name: string }) => {
    looked.push(name)
    return name.toUpperCase()
  })
  const list = things('a', 'b', 'c')
  expect(words(list)).toEqual(['A', 'B', 'C'])
  looked.length = 0
  expect(words(list.with(1, { name: 'd' }))).toEqual(['A', 'D', 'C'])
  expect(looked).toEqual(['d'])
})

test('the list is the very same as long as it says the same', () => {
  const words = createWords(({ name }: { name: string }) => name)
  const first = words(things('a', 'b'))
  expect(words(things('a', 'b'))).toBe(first)
  expect(words(things('a'))).toEqual(['a'])
  expect(words(things('a', 'b', 'c'))).toEqual(['a', 'b', 'c'])
  expect(words([])).toEqual([])
})

test('sayings are those that have something to say, in order', () => {
  const sayings = createSayings(({ name }: { name: string }) => (name === '' ? undefined : name))
  const list = things('a', '', 'b')
  const first = sayings(list)
  expect(first).toEqual(['a', 'b'])
  expect(sayings(list.with(1, { name: '' }))).toBe(first)
  expect(sayings(list.with(1, { name: 'c' }))).toEqual(['a', 'c', 'b'])
  expect(sayings(things('', ''))).toEqual([])
})

test('where nothing is remembered nothing is said', () => {
  const nameOf = ({ name }: { name: string }) => name
  expect(wordsFor(noRecall, 'names', nameOf)(things('a', 'b'))).toEqual([])
  const recall = createRecall()
  const first = wordsFor(recall, 'names', nameOf)(things('a', 'b'))
  expect(first).toEqual(['a', 'b'])
  expect(wordsFor(recall, 'names', nameOf)(things('a', 'b'))).toBe(first)
})
