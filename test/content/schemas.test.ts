import { expect, test } from 'vitest'
import { schemaPages, withSchemas } from '../../src/content/schemas.ts'
import { api, description } from '../openapi/given.ts'

const schemas =
  'components: { schemas: { Pet: { properties: { name: {} } }, Mood: { enum: [calm], description: How it feels } } }'

function plan(body: string, generate: 'auto' | 'none' = 'auto') {
  const planned = schemaPages({
    descriptions: new Map([['api.yaml', description(body)]]),
    operations: [],
    directoryOf: () => 'api',
    references: new Map(),
    taken: new Set(),
    api: { ...api, generate },
  })
  return { ids: [...planned.pages.keys()], navigation: withSchemas([], planned, new Map()) }
}

test('a description that has nothing but schemas shows them, in the menu too', () => {
  for (const body of [schemas, `paths: {}\n${schemas}`]) {
    const { ids, navigation } = plan(body)
    expect(ids).toEqual(['api/schemas/pet', 'api/schemas/mood'])
    expect(navigation).toMatchObject([
      { label: 'Schemas', visibility: 'always', children: [{ page: 'api/schemas/pet' }, { page: 'api/schemas/mood' }] },
    ])
  }
})

test('schemas of operations that no page shows stay where they are', () => {
  const paths = "paths: { /a: { get: { x-excluded: true, responses: { '200': { description: ok } } } } }"
  expect(plan(`${paths}\n${schemas}`)).toEqual({ ids: [], navigation: [] })
  expect(plan(schemas, 'none').ids).toEqual([])
})

test('a page of the author finds the only schema of a description without operations', () => {
  const planned = schemaPages({
    descriptions: new Map([['api.yaml', description(`paths: {}\n${schemas}`)]]),
    operations: [],
    directoryOf: () => 'api',
    references: new Map([['guides/mood', 'Mood']]),
    taken: new Set(['guides/mood']),
    api,
  })
  expect(planned.find('Mood').slice?.key).toBe('#/components/schemas/Mood')
})
