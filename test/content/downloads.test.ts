import { expect, test } from 'vitest'
import { downloads } from '../../src/content/downloads.ts'
import { readDescription } from '../../src/openapi/description.ts'

const description = (path: string) =>
  readDescription(path, 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\n').description!

function pathsOf(specs: readonly string[], directory: (spec: string) => string = () => 'api') {
  const descriptions = new Map(specs.map((spec) => [spec, description(spec)]))
  const given = downloads({ descriptions, directoryOf: directory, files: [], root: '/project' })
  return Object.fromEntries([...given.bySpec].sort())
}

test('a description alone in its folder is its openapi file', () => {
  expect(pathsOf(['v1/pets.yaml', 'v2/pets.yaml'], (spec) => spec.slice(0, 2))).toEqual({
    'v1/pets.yaml': 'v1/openapi.yaml',
    'v2/pets.yaml': 'v2/openapi.yaml',
  })
})

test('descriptions of one name in one folder are told apart, whatever their order', () => {
  const specs = ['v1/pets.yaml', 'v2/pets.yaml', 'v2/shops.yaml']
  const paths = pathsOf(specs)
  expect(paths['v2/shops.yaml']).toBe('api/shops.yaml')
  expect(paths['v1/pets.yaml']).toMatch(/^api\/pets-\w{6}\.yaml$/)
  expect(new Set(Object.values(paths)).size).toBe(3)
  expect(pathsOf(specs.toReversed())).toEqual(paths)
})
