import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { chunkMemory } from '../../../src/outputs/search/chunk-memory.ts'

const cut = (text: string) => text.split(/\s+/).filter(Boolean)

test('cuts at what `\\s` matches, and nowhere else', () => {
  const read = chunkMemory((chunk) => chunk)
  for (let code = 0; code < 0x10000; code++) {
    const text = `a${String.fromCharCode(code)}b`
    expect(read(text), code.toString(16)).toEqual(cut(text))
  }
})

test('gives of each chunk what was read of it, in order', () => {
  const read = chunkMemory((chunk) => chunk)
  const words = constantFrom('a', 'b', 'ab', 'ba', 'é', '漢字', 'x'.repeat(60), 'x'.repeat(61), '🙂', '\ud800')
  const text = array(tuple(words, constantFrom(' ', '\n', '\u3000 ', '')), { maxLength: 40 })
  assert(
    property(text, (parts) => {
      const joined = parts.flat().join('')
      expect(read(joined)).toEqual(cut(joined))
    }),
  )
})

test('reads a short chunk once', () => {
  const seen: string[] = []
  const read = chunkMemory((chunk) => seen.push(chunk))
  expect(read(' one two\none ')).toEqual([1, 2, 1])
  expect(read(`one ${'l'.repeat(61)} ${'l'.repeat(61)}`)).toEqual([1, 3, 4])
  expect(read('')).toEqual([])
})

test('goes on when it has met more than it remembers', () => {
  const read = chunkMemory((chunk) => chunk)
  const words = Array.from({ length: 250_000 }, (_, index) => `word${index}`)
  expect(read(words.join(' '))).toEqual(words)
  expect(read('word0 word249999')).toEqual(['word0', 'word249999'])
})
