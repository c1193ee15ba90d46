import { expect, test } from 'vitest'
import { toHtml } from '../../../src/hast/to-html.ts'
import { math } from '../../../theme/layout/math.tsx'

const nodes = [{ type: 'element' as const, tagName: 'math', properties: {}, children: [] }]

test('a formula on a line of its own scrolls in a region that the keyboard reaches', () => {
  expect(toHtml(math({ tex: 'x', block: true, nodes })).value).toBe(
    '<div class="math-block" tabindex="0" role="group" aria-label="Formula"><math></math></div>',
  )
  expect(toHtml(math({ tex: 'x', block: false, nodes })).value).toBe('<span class="math"><math></math></span>')
})

test('one that cannot be drawn shows its TeX', () => {
  expect(toHtml(math({ tex: '<x', block: false })).value).toBe('<code class="math-wrong">&#x3C;x</code>')
})
