import { expect, test } from 'vitest'
import { defaultOf } from '../../../../theme/client/playground/field-schema.ts'

test.each([
  ['a text', '5', '', false, { default: '5' }],
  ['a number', '5', '', true, { default: 5, type: 'number' }],
  ['a number as a text where one is asked for', '0', 'integer', false, { default: 0 }],
  ['a text of digits', '5', 'string', true, { default: '5' }],
  ['a truth value', 'false', '', true, { default: false, type: 'boolean' }],
  ['a truth value as a text', 'false', 'boolean', false, { default: false }],
  ['a word in place of a number', 'many', 'number', false, { default: 'many' }],
  ['null', 'null', 'string', true, { default: null, nullable: true }],
  ['the word null', 'null', 'string', false, { default: 'null' }],
  ['a list', '["a"]', 'string[]', true, { default: ['a'] }],
  ['the empty text', '""', 'string', false, { default: '' }],
  ['none', undefined, 'string', false, {}],
])('the default of a field on a page: %s', (_, text, type, isJson, schema) => {
  expect(defaultOf(text, { isJson, type })).toEqual(schema)
})
