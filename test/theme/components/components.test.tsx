import { expect, test } from 'vitest'
import { components } from '../../../theme/components/index.ts'
import { otherNames } from '../../../theme/components/other-names.ts'
import { draw, markdown } from './component-kit.ts'

test('every component says what it is for', () => {
  for (const { about } of Object.values(components)) expect(about).toMatch(/^[A-Z].*\.$/)
})

test('names of other tools mean our components, and hide none of them', () => {
  expect(otherNames['Param']).toBe(components.ParamField)
  expect(otherNames['FileTree.Folder']).toBe(components['Tree.Folder'])
  expect(Object.keys(otherNames).filter((name) => name in components)).toEqual([])
})

test('Accordion is a disclosure with an id for links', () => {
  expect(draw('Accordion', { title: 'Why not?', defaultOpen: true })).toContain(
    '<details class="accordion" id="why-not" open><summary>',
  )
  expect(markdown('Accordion', { title: 'Why?', description: 'Reasons' }, 'Because.')).toBe(
    '**Why?** — Reasons\n\nBecause.',
  )
})

test('Columns count by class, two by default', () => {
  expect(draw('CardGroup', {})).toBe('<div class="columns columns-2"></div>')
  expect(draw('Columns', { cols: 3 })).toBe('<div class="columns columns-3"></div>')
  expect(draw('Columns', { cols: 6 })).toBe('<div class="columns columns-4"></div>')
})

test('Visibility shows people one part and programs the other', () => {
  expect(draw('Visibility', { for: 'agents' }, 'x')).toBe('')
  expect(draw('Visibility', { for: 'humans' }, 'x')).toBe('x')
  expect(components.Visibility.content?.({ for: 'agents' })).toBe('none')
  expect(markdown('Visibility', { for: 'humans' }, 'x')).toBe('')
  expect(markdown('Visibility', { for: 'agents' }, 'x')).toBe('x')
})
