import { array, assert, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasEndlessAddress } from '../../src/markdown/endless-address.ts'
import { walk } from '../../src/markdown/finish.ts'
import { openModule } from '../../src/markdown/module.ts'
import type { Format } from '../../src/markdown/nodes.ts'
import { createPage } from '../../src/markdown/page.ts'
import { loadEngine, satteriEngine } from '../../src/markdown/parse.ts'
import type { Engine } from '../../src/markdown/parse.ts'
import { remarkEngine } from '../../src/markdown/parse-remark.ts'
import { differences } from './engine-differences.ts'
import { toolsWith } from './fake-theme.ts'
import { samples } from './samples.ts'
import { difference, shapeOf } from './tree-shape.ts'
import { documents } from './troublesome.ts'

const satteri = await loadEngine('satteri')
const remark = await loadEngine('remark')
const whole = remarkEngine('everything')
const formats = ['md', 'mdx'] as const

/** Where two engines part over a text. What the fast one leaves to the other is no difference. */
function parting(a: Engine, b: Engine, text: string, format: Format): string | undefined {
  const [first, second] = [a.parse(text, format), b.parse(text, format)]
  if ('refusal' in first || 'refusal' in second) {
    if ('refusal' in first && ('refusal' in second || first.refusal.failed)) return undefined
    return 'refusal' in first ? `${a.name} refuses` : `${b.name} refuses`
  }
  return difference(shapeOf(first.tree, text), shapeOf(second.tree, text))
}

describe.each(formats)('on made texts in .%s', (format) => {
  const listed = differences.filter((each) => each.format === 'both' || each.format === format)

  test('the engines agree, but for the differences that are listed', () => {
    const texts = documents(format).filter((text) => !listed.some(({ when }) => when.test(text)))
    assert(
      property(texts, (text) => {
        expect(parting(satteri, remark, text, format)).toBeUndefined()
      }),
      { numRuns: 1500, seed: 20 },
    )
  })

  test('the reference gives one tree, with the syntax a text needs and with all of it', () => {
    assert(
      property(documents(format), (text) => {
        expect(parting(remark, whole, text, format)).toBeUndefined()
      }),
      { numRuns: 600, seed: 21 },
    )
    for (const text of [...samples.md, ...samples.mdx]) expect(parting(remark, whole, text, format)).toBeUndefined()
  })

  test('neither throws, whatever the text', () => {
    const pieces = array(oneof(documents(format), string({ unit: 'binary', maxLength: 30 })), { maxLength: 4 })
    assert(
      property(pieces, (list) => {
        for (const engine of [satteri, remark]) expect(engine.parse(list.join(''), format)).toBeTypeOf('object')
      }),
      { numRuns: 300, seed: 22 },
    )
  })
})

test.each(differences)('$name: still read differently, and known by its text', ({ example, format, when }) => {
  expect(when.test(example)).toBe(true)
  const tried = formats.filter((each) => format === 'both' || format === each)
  expect(tried.some((each) => parting(satteri, remark, example, each) !== undefined)).toBe(true)
})

describe('what the fast engine cannot do is left to the reference', () => {
  const crashing = satteriEngine({
    mdxToMdast: () => {
      throw new Error('panicked at src/parse.rs')
    },
    markdownToMdast: () => {
      throw new Error('panicked at src/parse.rs')
    },
  })

  test.each([
    ['a.mdx', 'Hi **you** there'],
    ['a.md', 'Hi **you** there'],
  ])('a page of %s is read all the same when it fails', async (file, text) => {
    const page = createPage({ id: 'a', path: file }, toolsWith(), crashing, walk)
    const module = await openModule(page, { file, text })
    const types = 'tree' in module && module.tree.children[0]
    expect(types).toMatchObject({
      type: 'paragraph',
      children: [{ value: 'Hi ' }, { type: 'strong' }, { value: ' there' }],
    })
    expect(page.diagnostics).toEqual([])
  })

  test.each([
    ['an address that never ends', 'md', `www.a.b${'&amp;'.repeat(30_000)}`],
    ['brackets nested too deep', 'mdx', `${'{['.repeat(600)}`],
    ['a definition far to the right', 'mdx', '      [^1]: note'],
  ] as const)('%s', (_, format, text) => {
    expect(satteri.parse(text, format)).toMatchObject({ refusal: { failed: true } })
  })
})

test('an address without end becomes no link, quickly and in little memory', () => {
  const text = `www.a.b${'&amp;'.repeat(30_000)}x ${'a_'.repeat(10)} https://c.d/e`
  expect(hasEndlessAddress(text)).toBe(true)
  expect(hasEndlessAddress(`https://a.b/?${'x=1&'.repeat(100)}`)).toBe(false)
  const result = remark.parse(text, 'md')
  expect('tree' in result && result.tree.children[0]).toMatchObject({ children: [{ type: 'text' }] })
})
