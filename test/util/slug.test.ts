import { expect, test } from 'vitest'
import { slug, uniqueSlugs } from '../../src/util/slug.ts'

test.each([
  ['Getting started', 'getting-started'],
  ['Version 1.2', 'version-1-2'],
  ['What’s new?', 'whats-new'],
  ['Überblick & Ziele', 'überblick-ziele'],
  ['日本語 の 見出し', '日本語-の-見出し'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['snake_case', 'snake_case'],
  ['🚀', ''],
])('%s becomes %s', (text, expected) => {
  expect(slug(text)).toBe(expected)
})

test('equal headings are numbered, and a number that is taken is skipped', () => {
  const next = uniqueSlugs(['setup-2'])
  expect(['Setup', 'Setup', 'Setup', '!!'].map(next)).toEqual(['setup', 'setup-3', 'setup-4', 'section'])
})

test('twenty thousand equal headings stay quick', () => {
  const next = uniqueSlugs()
  let last = ''
  for (let index = 0; index < 20_000; index++) last = next('Same')
  expect(last).toBe('same-20000')
})
