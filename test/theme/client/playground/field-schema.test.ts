import { expect, test } from 'vitest'
import { defaultOf } from '../../../../theme/client/playground/field-schema.ts'

test.each([
  ['a text', '5', { type: '', isJson: false }, { default: '5' }],
  ['a number', '5', { type: '', isJson: true }, { default: 5, type: 'number' }],
  ['a number as a text where one is asked for', '0', { type: 'integer', isJson: false }, { default: 0 }],
  ['a text of digits', '5', { type: 'string', isJson: true }, { default: '5' }],
  ['a truth value', 'false', { type: '', isJson: true }, { default: false, type: 'boolean' }],
  ['a truth value as a text', 'false', { type: 'boolean', isJson: false }, { default: false }],
  ['a word in place of a number', 'many', { type: 'number', isJson: false }, { default: 'many' }],
  ['null', 'null', { type: 'string', isJson: true }, { default: null, nullable: true }],
  ['the word null', 'null', { type: 'string', isJson: false }, { default: 'null' }],
  ['a list', '["a"]', { type: 'string[]', isJson: true }, { default: ['a'] }],
  ['the empty text', '""', { type: 'string', isJson: false }, { default: '' }],
  ['none', undefined, { type: 'string', isJson: false }, {}],
])('the default of a field on a page: %s', (_, text, written, schema) => {
  expect(defaultOf(text, written)).toEqual(schema)
})
