import { describe, expect, test } from 'vitest'
import { resolved } from '../../src/openapi/resolve.ts'
import { view } from './given.ts'

describe('texts beside a reference', () => {
  const target = { description: 'How many beds.', summary: 'Few', name: 'limit' }
  test.each([
    ['none', {}, { description: 'How many beds.', summary: 'Few' }],
    ['another one goes first', { description: 'At most 9.\n' }, { description: 'At most 9.\n\nHow many beds.' }],
    ['a part of that of the target', { description: 'many beds' }, { description: 'How many beds.' }],
    [
      'one that holds that of the target',
      { description: 'How many beds. Or pots.' },
      { description: 'How many beds. Or pots.' },
    ],
    ['the same', { description: 'How many beds.' }, { description: 'How many beds.' }],
    ['another summary', { summary: 'Many' }, { summary: 'Many', description: 'Few\n\nHow many beds.' }],
    ['the same summary', { summary: 'Few' }, { summary: 'Few', description: 'How many beds.' }],
  ])('%s', (_, beside, shown) => {
    const { value } = resolved({ $ref: '#/a', ...beside }, { '#/a': target })
    expect(value).toEqual({ ...target, ...shown })
  })
})

test('a parameter and an answer show what the operation says of them, and what the component does', async () => {
  const { parameters, responses } = await view(`paths:
  /x:
    get:
      parameters: [{ $ref: '#/components/parameters/Limit', description: Here at most 9. }]
      responses: { '200': { $ref: '#/components/responses/Ok', description: Here all of them. } }
components:
  parameters: { Limit: { name: limit, in: query, description: How many., schema: {} } }
  responses: { Ok: { description: Beds. } }`)
  expect(parameters[0]!.fields[0]!.description.markdown).toBe('Here at most 9.\n\nHow many.')
  expect(responses[0]!.description.markdown).toBe('Here all of them.\n\nBeds.')
})

test('says the text of a component only where it is to be said', () => {
  const refs = { '#/a': { description: 'Of all.' } }
  const texts = (tells: (text: string) => boolean) =>
    resolved({ $ref: '#/a', description: 'Mine.' }, refs, tells).value['description']
  expect(texts(() => true)).toBe('Mine.\n\nOf all.')
  expect(texts(() => false)).toBe('Mine.')
})

test('code without an end takes in no text after it', () => {
  const refs = { '#/a': { description: 'Of all.' } }
  const text = (description: string) => resolved({ $ref: '#/a', description }, refs).value['description']
  expect(text('See\n```js\nx')).toBe('See\n```js\nx\n```\n\nOf all.')
  expect(text('~~~~\n```\n~~~')).toBe('~~~~\n```\n~~~\n~~~~\n\nOf all.')
  expect(text('```\nx\n```')).toBe('```\nx\n```\n\nOf all.')
})
