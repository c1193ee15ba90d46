import { expect, test } from 'vitest'
import { idsOf } from '../../src/openapi/ids.ts'
import { view } from './given.ts'

const page = `Page: { $id: 'https://a.example/page', properties: { list: { type: array, items: { $dynamicRef: '#item' } }, kind: { $ref: '#/$defs/kind' } },
  $defs: { item: { $dynamicAnchor: item, not: {} }, kind: { enum: [page] } } }`
const rowsOf = async (schemas: string) => {
  const { responses } =
    await view(`paths: { /a: { get: { responses: { '200': { description: ok, content: { application/json: {
  schema: { $ref: '#/components/schemas/Plants' } } } } } } } }
components: { schemas: { ${page}, Plant: { properties: { name: { type: string } } }, ${schemas} } }`)
  const [list, kind] = responses[0]!.contents[0]!.schema!.fields
  const example = responses[0]!.contents[0]!.examples[0]!.text
  return [list!.schema.type, list!.schema.fields.map(({ name }) => name), kind!.schema.enum, JSON.parse(example)]
}
const filled = ['array of Plant', ['name'], [{ value: 'page' }], { list: [{ name: 'string' }], kind: 'page' }]

test('a schema fills in what a template leaves open', async () => {
  const defs = "$defs: { item: { $dynamicAnchor: item, $ref: '#/components/schemas/Plant' } }"
  expect(await rowsOf(`Plants: { $ref: 'https://a.example/page', ${defs} }`)).toEqual(filled)
  expect(await rowsOf(`Plants: { allOf: [{ $ref: '#/components/schemas/Page' }], ${defs} }`)).toEqual(filled)
})

test('what is filled in may stand in place, and the template stays as it is', async () => {
  const defs = '$defs: { item: { $dynamicAnchor: item, type: integer } }'
  const other = "Trees: { $ref: 'https://a.example/page', $defs: { item: { $dynamicAnchor: item, type: boolean } } }"
  const [, , , example] = await rowsOf(`Plants: { $ref: 'https://a.example/page', ${defs} }, ${other}`)
  expect(example).toEqual({ list: [1], kind: 'page' })
  const [open] = await rowsOf("Plants: { $ref: 'https://a.example/page' }")
  expect(open).toBe('array of item')
})

test('a template that is named thousands of times is copied within bounds', () => {
  const rows = Array.from({ length: 3_000 }, (_, row) => [`row${row}`, { type: 'string' }])
  const template = {
    $id: 'https://a.example/page',
    properties: Object.fromEntries([...rows, ['list', { $dynamicRef: '#item' }]]),
  }
  const filler = () => ({
    $ref: 'https://a.example/page',
    $defs: { item: { $dynamicAnchor: 'item', type: 'integer' } },
  })
  const schemas = Object.fromEntries(Array.from({ length: 3_000 }, (_, each) => [`S${each}`, filler()]))
  const root = { components: { schemas: { Page: template, ...schemas } } }
  idsOf(root as never, 'a.yaml')
  const copies = Object.values(root.components.schemas).filter((each) => 'allOf' in each)
  expect(copies.length).toBeGreaterThan(0)
  expect(copies.length).toBeLessThan(100)
})

test('a property may be named like a keyword, and an example is no schema', async () => {
  const template = {
    $id: 'https://a.example/page',
    properties: { $id: { type: 'string' }, list: { $dynamicRef: '#item' } },
    example: { $dynamicRef: '#item' },
  }
  const filler = { $ref: 'https://a.example/page', $defs: { item: { $dynamicAnchor: 'item', type: 'integer' } } }
  const root = { components: { schemas: { Page: template, Rows: filler } } }
  idsOf(root as never, 'a.yaml')
  const [copy] = (root.components.schemas.Rows as unknown as { allOf: unknown[] }).allOf
  expect(copy).toMatchObject({ properties: { $id: { type: 'string' } }, example: { $dynamicRef: '#item' } })
  expect(JSON.stringify((copy as typeof template).example)).toBe('{"$dynamicRef":"#item"}')
})

test('a template that grows is copied within bounds, too', () => {
  const big = {
    $id: 'https://a.example/big',
    oneOf: Array.from({ length: 20_000 }, () => ({})),
    not: { $dynamicRef: '#item' },
  }
  const filling = (ref: string) => ({ $ref: ref, $defs: { item: { $dynamicAnchor: 'item', type: 'integer' } } })
  const template = {
    $id: 'https://a.example/t',
    not: { $dynamicRef: '#item' },
    properties: { grown: filling('https://a.example/big') },
  }
  const fillers = Object.fromEntries(
    Array.from({ length: 400 }, (_, each) => [`S${each}`, filling('https://a.example/t')]),
  )
  // What stands last is filled first.
  const root = { components: { schemas: { big, ...fillers, template } } }
  idsOf(root as never, 'a.yaml')
  expect(Object.values(root.components.schemas).filter((each) => 'allOf' in each).length).toBeLessThan(100)
})
