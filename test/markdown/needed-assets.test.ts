import { expect, test } from 'vitest'
import { element } from '../../src/hast/jsx-runtime.ts'
import { collect } from '../../src/markdown/collect.ts'
import { neededAssets } from '../../src/markdown/needed-assets.ts'

const assets = [
  { name: 'site.css', file: '/site.css' },
  { name: 'math.css', file: '/math.css', onDemand: true as const, marks: ['math', 'math-block'] },
  { name: 'tree.css', file: '/tree.css', onDemand: true as const, marks: ['tree'] },
]
const needed = (...nodes: ReturnType<typeof element>[]) => [...neededAssets(collect(nodes).classNames, { assets })]

test('an element anywhere in the body asks for the sheet of its class', () => {
  expect(needed(element('div', {}, element('p', { class: 'wide math-block' })))).toEqual(['math.css'])
  expect(needed({ ...element('p', {}), properties: { className: ['tree', 'math'] } })).toEqual(['tree.css', 'math.css'])
})

test('other classes ask for nothing', () => {
  expect(needed(element('p', { class: 'treehouse maths' }), element('math', {}))).toEqual([])
})
