import { expect, test } from 'vitest'
import { readDescription } from '../../src/openapi/description.ts'

const codes = (text: string) => readDescription('api.yaml', text).diagnostics.map((each) => each.code)

test('reads a description and keeps its version', () => {
  const { description, diagnostics } = readDescription('api.yaml', 'openapi: 3.1.0\npaths: {}')
  expect(diagnostics).toEqual([])
  expect(description).toMatchObject({ path: 'api.yaml', version: '3.1.0', root: { paths: {} }, files: [] })
})

test('refuses other versions, reads newer ones as 3.2', () => {
  expect(codes('openapi: 4.0.0')).toEqual(['openapi-version'])
  expect(codes('swagger: "1.2"')).toEqual(['openapi-version'])
  expect(codes('openapi: 3.3.0')).toEqual(['openapi-version-newer'])
  expect(codes('openapi: 3.2.0')).toEqual([])
  expect(codes('openapi: 3.0.3')).toEqual([])
})

test('names a file that is no description', () => {
  expect(codes('asyncapi: 3.0.0')).toEqual(['openapi-unknown'])
  expect(codes('- a')).toEqual(['openapi-unknown'])
  expect(codes('')).toEqual(['openapi-unknown'])
})

test('goes on beside parts that are no mappings', () => {
  const { diagnostics } = readDescription(
    'api.yaml',
    'openapi: 3.1.0\npaths:\n  /a: [1]\n  /b:\n    get: text\nwebhooks: 3',
  )
  expect(diagnostics.map(({ code, message, at }) => [code, message, at?.line])).toEqual([
    ['openapi-shape', '"webhooks" must be a mapping, so nothing is shown of it.', 6],
    ['openapi-shape', '"/a" must be a mapping, so nothing is shown of it.', 3],
    ['openapi-shape', '"get /b" must be a mapping, so nothing is shown of it.', 5],
  ])
})
