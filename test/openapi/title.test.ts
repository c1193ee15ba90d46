import { expect, test } from 'vitest'
import { inWords, tagsOf, titleOf } from '../../src/openapi/title.ts'
import { plantStore, slices } from './given.ts'

test('the title is the summary, else the operationId in words, else method and path', () => {
  const all = slices('paths: { /a: { get: { summary: " List " }, put: { operationId: replaceAllPets }, post: {} } }')
  expect(all.map(titleOf)).toEqual(['List', 'Replace all pets', 'POST /a'])
})

test('the title of a webhook is its summary, else its key', () => {
  expect(slices(plantStore).map(titleOf)).toEqual(['New Plant'])
  expect(slices('webhooks: { newPet: { post: {} } }').map(titleOf)).toEqual(['newPet'])
})

test('writes names as words and keeps abbreviations', () => {
  expect(inWords('get_pet-by.id')).toBe('Get pet by id')
  expect(inWords('listAPIKeys')).toBe('List APIKeys')
  expect(inWords('fetch URL now')).toBe('Fetch URL now')
})

test('tags that are no text are left out', () => {
  expect(slices('paths: { /a: { get: { tags: [a, 1, " "] } } }').map(tagsOf)).toEqual([['a']])
})
