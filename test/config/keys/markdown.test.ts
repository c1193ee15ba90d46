import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('instructions are one text or several; blanks are none', () => {
  expect(site({ markdown: { instructions: ' Be kind to bees.\n' } }).config.instructions).toEqual(['Be kind to bees.'])
  expect(site({ markdown: { instructions: ['One.', '  ', 'Two.'] } }).config.instructions).toEqual(['One.', 'Two.'])
  expect(site({ markdown: { instructions: [] } }).config).not.toHaveProperty('instructions')
  expect(site({ markdown: { instructions: 5 } }).codes).toEqual(['value-type'])
})

test('the description of an API can be left out', () => {
  expect(site({ markdown: { schema: false } }).config.api.inMarkdown).toBe('texts')
  expect(site({ markdown: { schema: true } }).config.api).not.toHaveProperty('inMarkdown')
  expect(site({ markdown: { schema: true, other: 1 } }).codes).toEqual(['key-unknown'])
})
