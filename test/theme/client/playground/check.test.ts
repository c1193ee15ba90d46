import { expect, test } from 'vitest'
import type { Json } from '../../../../src/model/operation.ts'
import type { FormSchema } from '../../../../src/model/request-form.ts'
import { check, meantVariant } from '../../../../theme/client/playground/check.ts'

const said = (value: Json, schema: FormSchema) =>
  check(value, schema).map(({ at, message }) => `${at} ${message}`.trim())

test.each([
  ['x', { type: 'integer' }, ['Must be a whole number.']],
  [1, { type: 'number' }, []],
  [1.5, { type: 'integer' }, ['Must be a whole number.']],
  [0, { type: 'integer', minimum: 0 }, []],
  [0, { above: 0 }, ['Must be more than 0.']],
  [5, { maximum: 4 }, ['Must be at most 4.']],
  [4, { below: 4 }, ['Must be less than 4.']],
  [0.3, { multipleOf: 0.1 }, []],
  [0.35, { multipleOf: 0.1 }, ['Must be a multiple of 0.1.']],
  ['🌱', { minLength: 2 }, ['Must have at least 2 characters.']],
  ['abc', { maxLength: 1 }, ['Must have at most 1 character.']],
  ['abc', { pattern: '^\\d+$' }, ['Must match ^\\d+$.']],
  ['abc', { pattern: '(' }, []],
  ['c', { enum: [{ value: 'a' }, { value: 'b' }] }, ['Must be one of a, b.']],
  [null, { type: 'string', nullable: true }, []],
  [null, { type: 'string' }, ['Must be a text.']],
  [
    [1, 'x'],
    { type: 'array', items: { type: 'integer' }, maxItems: 1 },
    ['Must have at most 1 item.', '/1 Must be a whole number.'],
  ],
  ['anything', { type: 'object', cut: true }, []],
] as const satisfies readonly (readonly [Json, FormSchema, readonly string[]])[])(
  '%j against %j',
  (value, schema, expected) => {
    expect(said(value as Json, schema)).toEqual(expected)
  },
)

test('fields: what is missing, what is wrong, what nobody knows', () => {
  const schema: FormSchema = {
    type: 'object',
    closed: true,
    fields: [
      { name: 'a/b', required: true, schema: { type: 'string' } },
      { name: 'c', schema: { type: 'integer' } },
    ],
  }
  expect(said({ c: 'x', d: 1 }, schema)).toEqual([
    '/a~1b Is required.',
    '/c Must be a whole number.',
    '/d The description knows no “d”.',
  ])
})

test('a variant is meant by the property that tells, else by what fits best', () => {
  const cat = {
    label: 'Cat',
    schema: { type: 'object', fields: [{ name: 'lives', required: true, schema: { type: 'integer' } }] },
  } as const
  const dog = {
    label: 'Dog',
    schema: { type: 'object', fields: [{ name: 'barks', schema: { type: 'boolean' } }] },
  } as const
  const choice = { combine: 'oneOf', variants: [cat, dog] } as const
  expect(meantVariant({ barks: true }, choice)).toBe(1)
  expect(meantVariant({ lives: 9 }, choice)).toBe(0)
  const told = { ...choice, property: 'kind', values: ['c', 'd'] }
  expect(meantVariant({ kind: 'c', barks: true }, told)).toBe(0)
  expect(said({ kind: 'c' }, { choice: told })).toEqual(['/lives Is required.'])
})
