import { expect, test } from 'vitest'
import { addressOf } from '../../src/openapi/address.ts'
import { slicesOf } from '../../src/openapi/description.ts'
import { schemasOf } from '../../src/openapi/schemas.ts'
import { schemaPageView } from '../../src/openapi/schema-page.ts'
import { operationView } from '../../src/openapi/view.ts'
import { answering, api, description, taking, tools } from './given.ts'

function plan(body: string, own: ReadonlyMap<string, string> = new Map()) {
  const given = description(body)
  const operations = [...addressOf(slicesOf(given))].map(([slice, page]) => ({ slice, page }))
  const taken = new Set(operations.map(({ page }) => page))
  const made = schemasOf({ description: given, operations, directory: 'api-reference', taken, own, api })
  return { ...made, operations }
}
const schema = (name: string) => `{ $ref: '#/components/schemas/${name}' }`
/** It holds something, so it is worth a page. */
const some = '{ properties: { a: {} } }'
const named = (schemas: string) => `components: { schemas: { ${schemas} } }`

test('each named schema that operations reach has a page, which says what names it', () => {
  const { pages, slices } = plan(
    answering(schema('Pet'), named(`Pet: { properties: { owner: ${schema('Owner')} } }, Owner: ${some}`)),
  )
  expect(pages).toEqual({
    '#/components/schemas/Pet': 'api-reference/schemas/pet',
    '#/components/schemas/Owner': 'api-reference/schemas/owner',
  })
  expect(slices.map(({ name, usedBy }) => [name, usedBy])).toEqual([
    ['Pet', [{ page: 'api-reference/get-x', label: '/x', method: 'GET' }]],
    ['Owner', [{ page: 'api-reference/schemas/pet', label: 'Pet' }]],
  ])
})

test('plain values stand in full wherever they are named, and have a page only where nothing names them', () => {
  const schemas = `Pet: { properties: { id: ${schema('Id')}, tags: ${schema('Tags')}, kind: ${schema('Kind')}, said: { $ref: '#/components/schemas/Said', description: By the property. } } },
    Id: { type: string, description: Short. }, Said: { type: string, description: By itself. }, Tags: { type: array, items: ${schema('Id')} }, Alone: { type: integer },
    Kind: { enum: [${Array.from({ length: 30 }, (_, index) => `v${index}`).join(', ')}] }`
  const { pages } = plan(answering(schema('Pet'), named(schemas)))
  expect(Object.keys(pages).map((key) => key.replace(/.*\//, ''))).toEqual(['Pet', 'Alone', 'Kind', 'Said'])
})

test('a plain value has a page where other words or fewer values stand for its own', () => {
  const sizes = '{ oneOf: [{ const: 1, title: Small }, { const: 2, title: Big }] }'
  const schemas = `Pet: { properties: { a: { enum: [1], allOf: [${schema('InPart')}] }, b: { allOf: [${schema('Beside')}, { const: 2 }] },
      c: { $ref: '#/components/schemas/Near', const: 1 }, d: ${schema('Whole')},
      e: { description: By the property., allOf: [${schema('Told')}] }, f: { allOf: [${schema('Alone')}] } } },
    Told: { type: string, description: By itself. }, Alone: { type: string, description: By itself. },
    InPart: ${sizes}, Beside: ${sizes}, Near: ${sizes}, Whole: ${sizes}, Said: { type: string, description: By itself. }, Mute: { type: string }`
  const parameters = ['Said', 'Mute'].map(
    (each) => `{ name: ${each}, in: query, description: Which., schema: ${schema(each)} }`,
  )
  const { pages } = plan(`paths: { /x: { get: { parameters: [${parameters.join(', ')}],
    responses: { '200': { description: ok, content: { application/json: { schema: ${schema('Pet')} } } } } } } }
${named(schemas)}`)
  const names = Object.keys(pages).map((key) => key.replace(/.*\//, ''))
  expect(names.toSorted()).toEqual(['Beside', 'InPart', 'Near', 'Pet', 'Said', 'Told'])
})

test('also where only a schema that nothing reaches names it', () => {
  const schemas = `Pet: ${some}, Kind: { type: string, description: By itself. },
    Loose: { properties: { kind: { $ref: '#/components/schemas/Kind', description: By the property. } } }`
  const { pages } = plan(answering(schema('Pet'), named(schemas)))
  expect(Object.keys(pages).map((key) => key.replace(/.*\//, ''))).toContain('Kind')
})

test('named schemas that nothing reaches have a page too, once for all their names', () => {
  const schemas = `Pet: ${some}, Loose: { properties: { in: ${schema('Inner')} } }, Inner: ${some}, Same: ${schema('Loose')}, Also: ${schema('Pet')}`
  const { pages, slices } = plan(answering(schema('Pet'), named(schemas)))
  expect(Object.values(pages)).toEqual(['pet', 'loose', 'inner'].map((name) => `api-reference/schemas/${name}`))
  expect(slices.map(({ usedBy }) => usedBy.length)).toEqual([1, 0, 1])
})

test('names that make one address get letters, whatever their order', () => {
  const a = plan(
    answering(`{ anyOf: [${schema('Pet')}, ${schema('pet')}] }`, named(`Pet: ${some}, pet: ${some}`)),
  ).pages
  const b = plan(
    answering(`{ anyOf: [${schema('pet')}, ${schema('Pet')}] }`, named(`pet: ${some}, Pet: ${some}`)),
  ).pages
  expect(a).toEqual(b)
  const ids = Object.values(a).map((id) => id.toLowerCase())
  expect(new Set(ids).size).toBe(2)
  expect(ids[0]).toMatch(/^api-reference\/schemas\/pet-[a-z]{6}$/)
})

test('what only hidden operations reach is hidden, what excluded ones reach has no page', () => {
  const answer = (name: string) =>
    `responses: { '200': { description: ok, content: { application/json: { schema: ${schema(name)} } } } }`
  const { slices } = plan(`paths:
  /a: { get: { ${answer('Open')} } }
  /b: { get: { x-hidden: true, ${answer('Secret')} } }
  /c: { get: { x-hidden: true, ${answer('Open')} } }
  /d: { get: { x-excluded: true, ${answer('Never')} } }
${named(`Open: ${some}, Secret: ${some}, Never: ${some}, Own: { x-hidden: true }`)}`)
  expect(slices.map(({ name, hidden, usedBy }) => [name, hidden, usedBy.length])).toEqual([
    ['Open', false, 1],
    ['Secret', true, 1],
  ])
})

test("an author's page is the address of the schema it shows", () => {
  const own = new Map([['#/components/schemas/Pet', 'guides/pets']])
  expect(plan(answering(schema('Pet'), named('Pet: {}')), own).pages['#/components/schemas/Pet']).toBe('guides/pets')
})

const text = 'It is said here what this is for, in so many words that a page of them fills quickly.'
const leaves = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}: { description: "${text}" }`).join(', ')

test('of schemas without a name that do not fit nothing is lost', async () => {
  const groups = Array.from({ length: 12 }, (_, i) => `g${i}: { properties: { ${leaves(`leaf${i}_`, 14)} } }`)
  const { pages, slices, operations } = plan(taking(`{ properties: { ${groups.join(', ')} } }`))
  expect(Object.values(pages)).toContain('api-reference/schemas/post-x-body-g11')
  const href = (page: string) => `/${page}/`
  const { view } = await operationView({ ...operations[0]!.slice, schemaPages: pages }, { ...tools, href })
  const rest = await Promise.all(slices.map((slice) => schemaPageView(slice, { ...tools, href })))
  const all = JSON.stringify([view, rest])
  for (const name of groups.flatMap((_, i) => [`leaf${i}_0`, `leaf${i}_13`])) expect(all).toContain(`"name":"${name}"`)
  expect(JSON.stringify(view)).not.toContain('leaf11_13')
})

test('hundreds of properties are shared by several pages', async () => {
  const { pages, slices } = plan(answering(schema('Wide'), named(`Wide: { properties: { ${leaves('p', 400)} } }`)))
  const views = await Promise.all(slices.map((slice) => schemaPageView(slice, { ...tools, href: (page) => page })))
  expect(Object.values(pages).slice(0, 2)).toEqual(['api-reference/schemas/wide', 'api-reference/schemas/wide-2'])
  expect(views.flatMap((view) => view.schema.fields.map(({ name }) => name))).toEqual(
    Array.from({ length: 400 }, (_, i) => `p${i}`),
  )
  expect(views[1]!.title).toBe('Wide, part 2')
  expect(views[1]!.pages[0]).toEqual({ label: 'Part 1', href: 'api-reference/schemas/wide' })
})

test('thousands of values are shared by several pages, those of a list too, and none is lost', async () => {
  const values = (start: string) => Array.from({ length: 4000 }, (_, index) => `${start}${index}`)
  const list = `{ type: array, items: ${schema('Kind')} }`
  const body = taking(
    `{ properties: { list: ${list}, own: { enum: [${values('own')}] }, last: { type: string } } }`,
    named(`Kind: { type: string, enum: [${values('kind')}] }`),
  )
  const { slices: all, pages, operations } = plan(body)
  const slice = { ...operations[0]!.slice, schemaPages: pages }
  const { view } = await operationView(slice, { ...tools, href: (page) => `/${page}` })
  const [first, own] = view.body!.contents[0]!.schema!.fields
  expect(first!.schema).toMatchObject({
    type: 'array of Kind',
    enum: [],
    page: { href: '/api-reference/schemas/kind' },
  })
  const parts = await Promise.all(all.map((each) => schemaPageView(each, { ...tools, api })))
  const shown = [
    ...[first, own].flatMap((each) => each?.schema.enum ?? []),
    ...parts.flatMap((each) => each.schema.enum),
  ]
  expect(new Set(shown.map(({ value }) => value))).toEqual(new Set([...values('own'), ...values('kind')]))
  expect(Math.max(...parts.map((each) => each.schema.enum.length))).toBeLessThan(2000)
})

test('the page of a schema shows both directions, and its recursion leads to its own rows', async () => {
  const { slices } = plan(
    answering(
      schema('Tree'),
      named(
        `Tree: { required: [id], properties: { id: { readOnly: true }, pw: { writeOnly: true }, up: ${schema('Tree')} } }`,
      ),
    ),
  )
  const view = await schemaPageView(slices[0]!, { ...tools, href: (page) => page })
  expect(view.schema.fields.map(({ id, required, access }) => [id, required, access])).toEqual([
    ['id', true, 'read-only'],
    ['pw', false, 'write-only'],
    ['up', false, undefined],
  ])
  expect(view.schema.fields[2]!.schema).toMatchObject({ cut: 'recursive', above: '#properties' })
})
