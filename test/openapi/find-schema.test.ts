import { expect, test } from 'vitest'
import { findSchemaRef } from '../../src/openapi/find-schema.ts'
import { description } from './given.ts'

const descriptions = new Map([['specs/api.yaml', description('paths: {}\ncomponents: { schemas: { Pet: {} } }')]])

test.each(['Pet', 'api Pet', 'api.yaml Pet', '/specs/api.yaml Pet'])('finds %s', (reference) => {
  expect(findSchemaRef(descriptions, reference)).toEqual({ spec: 'specs/api.yaml', ref: '#/components/schemas/Pet' })
})

test('names the nearest schema', () => {
  expect(findSchemaRef(descriptions, 'Pets').problem).toEqual({
    code: 'schema-unknown',
    severity: 'error',
    message: 'There is no schema "Pets".',
    hint: 'Did you mean "Pet"?',
  })
  expect(findSchemaRef(descriptions, 'other Pet').problem?.code).toBe('schema-unknown')
})
