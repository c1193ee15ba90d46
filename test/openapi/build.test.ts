import { expect, test } from 'vitest'
import { renderLater, uniqueIds } from '../../src/openapi/build.ts'

test('a text is rendered once, however often it stands on the page', async () => {
  const later = renderLater({})
  const texts = [later.text('a'), later.text('a'), later.text(undefined), later.text(''), later.text(3)]
  const asked: string[] = []
  const { fill } = later
  await fill({
    prose: async (markdown) => {
      asked.push(markdown)
      return [{ type: 'text', value: markdown }]
    },
    highlight: async () => [],
  })
  expect(asked).toEqual(['a', '3'])
  expect(texts.map(({ nodes }) => nodes.length)).toEqual([1, 1, 0, 0, 1])
})

test('a description may be a reference to a text', () => {
  expect(renderLater({ 'a.md#': 'From a file' }).text({ $ref: 'a.md#' }).markdown).toBe('From a file')
  expect(renderLater({}).text({ $ref: 'a.md#' }).markdown).toBe('')
})

test('ids are unique and safe in a fragment', () => {
  const id = uniqueIds()
  expect([id('a.b'), id('a.b'), id('a b"<'), id('ü*~')]).toEqual(['a.b', 'a.b-2', 'a%20b%22%3C', '%C3%BC*~'])
})
