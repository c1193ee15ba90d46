import { expect, test } from 'vitest'
import { pageTexts } from '../../src/content/page-texts.ts'
import { hash } from '../../src/util/hash.ts'

const page = (id: string, text: string) => ({ id, path: `${id}.md`, hash: hash(text) })

test('lets go of one text and keeps the others, then of all', () => {
  const texts = pageTexts()
  const [a, b] = ['a', 'b'].map((id) => texts.source(page(id, id), id))
  texts.letGo('a.md')
  expect([a!.text, b!.text]).toEqual(['', 'b'])
  texts.letGoOfAll()
  expect(b!.text).toBe('')
})

test('reads a known text when it is asked for, once, and again after it was let go', () => {
  const texts = pageTexts()
  let reads = 0
  const known = texts.known(page('a', 'A'), () => ({ text: `A${reads++ === 2 ? ', changed' : ''}` }))
  expect([reads, known.text, known.text, reads]).toEqual([0, 'A', 'A', 1])
  texts.letGo('a.md')
  expect([known.text, reads]).toEqual(['A', 2])
  texts.letGo('a.md')
  expect(() => known.text).toThrow('"a.md" was changed while the site was built.')
})
