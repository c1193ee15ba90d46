import { expect, test } from 'vitest'
import { variableEdits } from '../../src/markdown/variables.ts'

const unknown = (text: string) =>
  variableEdits(text, { a: 'x' }, 'p.md').diagnostics.map(({ at, code }) => `${at!.line}:${at!.column} ${code}`)

test('an unknown name is an error in text, not in code', () => {
  expect(
    unknown('{{b}} `{{b}}` ``{{b}}\n{{b}} `` {{b}}\n\n```\n{{b}}\n```\n\n> ~~~\n> {{b}}\n> ~~~\n\n\\`{{b}}'),
  ).toEqual(['1:1 variable-unknown', '2:10 variable-unknown', '12:3 variable-unknown'])
})

test('a known name is replaced in code as well', () => {
  expect(variableEdits('`{{a}}`', { a: 'x' }, 'p.md').edits).toEqual([{ start: 1, end: 6, text: 'x' }])
})

test('four thousand fences that differ stay quick', () => {
  // Fences of 3 and 4 signs by turns: each ends at the next one but one.
  const fences = Array.from({ length: 4_000 }, (_, index) => `${'`'.repeat(3 + (index % 2))} l${index}\n{{b}}\n`).join(
    '',
  )
  expect(unknown(`${fences}{{b}}\n`)).toEqual([])
  const closed = Array.from({ length: 4_000 }, (_, index) => `${'~'.repeat(3 + (index % 9))}\n{{b}}\n~~~~~~~~~~~~\n`)
  expect(unknown(`${closed.join('')}{{b}}\n`)).toEqual(['12001:1 variable-unknown'])
})
