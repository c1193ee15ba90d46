import { expect, test } from 'vitest'
import { addressOf, schemaAddresses } from '../../src/openapi/address.ts'
import { plantStore, slices } from './given.ts'

const ids = (body: string, directory?: string) => [...addressOf(slices(body), directory).values()]

test('webhooks without a tag go to webhooks', () => {
  expect(ids(plantStore)).toEqual(['api-reference/webhooks/new-plant'])
})

test('operations go to the folder of their first tag', () => {
  const body = 'paths: { /a: { get: { tags: [Plant Care, b], summary: Water it }, put: { summary: Move } } }'
  expect(ids(body)).toEqual(['api-reference/plant-care/water-it', 'api-reference/move'])
  expect(ids(body, '/reference/v1/')).toEqual(['reference/v1/plant-care/water-it', 'reference/v1/move'])
})

test('where two would be the same both get their method, then letters', () => {
  const body = `paths:
  /search: { get: { tags: [search], summary: Search }, post: { tags: [search], summary: Search } }
  /Search: { get: { tags: [Search], summary: Search } }
  /日本: { get: { summary: 検索 } }`
  const found = ids(body)
  expect(found[1]).toBe('api-reference/search/search-post')
  expect(found[0]).toMatch(/^api-reference\/search\/search-get-[a-z]{4}$/)
  expect(found[2]).toMatch(/^api-reference\/search\/search-get-[a-z]{4}$/)
  expect(found[3]).toBe('api-reference/検索')
  expect(new Set(found).size).toBe(4)
})

test('the order of the file and other operations change nothing', () => {
  const a = '/a: { get: { summary: Same } }'
  const b = '/b: { get: { summary: Same } }'
  const c = '/c: { get: { summary: Other } }'
  expect(ids(`paths: { ${a}, ${b} }`)).toEqual(ids(`paths: { ${c}, ${b}, ${a} }`).slice(1).toReversed())
})

test('an operation does not take the address of a tag or of an index page', () => {
  const body =
    'paths: { /a: { get: { summary: Pets }, put: { tags: [Pets], summary: Index }, post: { tags: [Pets] } } }'
  expect(ids(body)).toEqual(['api-reference/pets-get', 'api-reference/pets/index-put', 'api-reference/pets/post-a'])
})

test('x-mint.href decides, unless it leads elsewhere', () => {
  const at = (href: string) => ids(`paths: { /a: { get: { summary: A, x-mint: { href: '${href}' } } } }`)
  expect(at('/guides/a')).toEqual(['guides/a'])
  expect(at('../../a')).toEqual(['api-reference/a'])
  expect(at('https://example.com/a')).toEqual(['api-reference/a'])
})

test('long and empty names give usable file names', () => {
  const [long] = ids(`paths: { /a: { get: { summary: '${'very '.repeat(100)}' } } }`)
  expect(Buffer.byteLength(long!.split('/').at(-1)!)).toBeLessThanOrEqual(120)
  const [empty] = ids("paths: { /a: { get: { summary: '!!!' } } }")
  expect(empty).toMatch(/^api-reference\/get-[a-z]{4}$/)
})

test('no operation, tag or schema gets a name that Windows keeps for a device', () => {
  const body = 'paths: { /a: { get: { summary: Con }, put: { tags: [Aux], summary: Move } } }'
  expect(ids(body)).toEqual(['api-reference/con-get', expect.stringMatching(/^api-reference\/tag-[\da-f]{4}\/move$/)])
  const [schema] = schemaAddresses([{ key: '#/components/schemas/Nul', name: 'Nul' }], 'api', new Set()).values()
  expect(schema).toMatch(/^api\/schemas\/nul-[a-z]{6}$/)
})
