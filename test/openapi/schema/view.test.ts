import { describe, expect, test } from 'vitest'
import type { FieldView, SchemaView } from '../../../src/model/reference.ts'
import { operationView } from '../../../src/openapi/view.ts'
import { answering, slices, taking, tools, view } from '../given.ts'

async function answer(schema: string, schemas = '{}'): Promise<SchemaView> {
  return (await view(answering(schema, `components: { schemas: ${schemas} }`))).responses[0]!.contents[0]!.schema!
}

const rows = (fields: readonly FieldView[]): unknown[] =>
  fields.map(({ name, required, schema }) => {
    const words = `${name}${required ? '*' : ''}: ${schema.type}${schema.cut ? ` (${schema.cut})` : ''}`
    return schema.fields.length > 0 ? [words, ...rows(schema.fields)] : words
  })

describe('types in words', () => {
  test.each([
    ['{ type: string, format: email }', 'string · email'],
    ['{ type: string, nullable: true }', 'string or null'],
    ["{ type: [string, integer, 'null'] }", 'string or integer or null'],
    ['{ type: array, items: { type: string } }', 'array of string'],
    ["{ type: array, items: { $ref: '#/components/schemas/Pet' } }", 'array of Pet'],
    ["{ $ref: '#/components/schemas/Pet' }", 'object · Pet'],
    ['{ additionalProperties: { type: integer } }', 'map of integer'],
    ['{}', 'any'],
    ['true', 'any'],
    ['false', 'never'],
    ["{ type: 'null' }", 'null'],
    ['{ const: 0 }', 'integer'],
    ['{ type: string, format: binary }', 'file'],
    ["{ oneOf: [{ $ref: '#/components/schemas/Pet' }, { $ref: '#/components/schemas/Ant' }] }", 'Pet or Ant'],
    ['{ anyOf: [{ type: string }, { type: integer }] }', 'any of 2 variants'],
  ])('%s', async (schema, words) => {
    expect((await answer(schema, '{ Pet: { type: object }, Ant: { type: object } }')).type).toBe(words)
  })
})

test('a title beside a reference is said, also where a recursion closes', async () => {
  const link = "{ $ref: '#/components/schemas/Step' , title: What is done when this fails. }"
  const { fields } = await answer(
    "{ $ref: '#/components/schemas/Step' }",
    `{ Step: { properties: { next: ${link} } } }`,
  )
  expect(fields[0]!.schema).toMatchObject({ cut: 'recursive', limits: ['titled "What is done when this fails."'] })
})

test('a title beside a lone variant is said where that has but the title of its name', async () => {
  const limits = async (variant: string) => {
    const field = `{ properties: { a: { title: Which beds, anyOf: [${variant}, { type: 'null' }] } } }`
    const kinds = '{ BedKind: { type: string, title: Bed kind }, Other: { type: string, title: Kind of bed } }'
    return (await answer(field, kinds)).fields[0]!.schema.limits
  }
  expect(await limits("{ $ref: '#/components/schemas/BedKind' }")).toEqual(['titled "Which beds"'])
  expect(await limits("{ $ref: '#/components/schemas/Other' }")).toEqual(['titled "Kind of bed"'])
  expect(await limits('{ type: string }')).toEqual(['titled "Which beds"'])
})

test('a list and its items both keep their words', async () => {
  const list = (items: string) =>
    answer(`{ type: array, description: All., items: ${items} }`, '{ Id: { description: By name. } }')
  const texts = async (items: string) => {
    const { description, itemText } = await list(items)
    return [description.markdown, itemText?.markdown]
  }
  expect(await texts('{ type: string, description: Each. }')).toEqual(['All.', 'Each.'])
  expect(await texts('{ type: string }')).toEqual(['All.', undefined])
  expect(await texts('{ type: array, description: Each., items: { type: object, description: In each. } }')).toEqual([
    'All.',
    'Each.\n\nIn each.',
  ])
  expect(await texts("{ $ref: '#/components/schemas/Id' }")).toEqual(['All.', 'By name.'])
  const [{ schema }] = (await answer('{ properties: { a: { items: { description: Each., items: {} } } } }')).fields as [
    FieldView,
  ]
  expect([schema.description.markdown, schema.itemText]).toEqual(['Each.', undefined])
})

test('what stands beside the reference of items is said, also where they have a page', async () => {
  const texts = async (items: string) => {
    const list = `{ type: array, description: All., items: ${items} }`
    const [slice] = slices(answering(list, 'components: { schemas: { Bed: { type: object, description: A bed. } } }'))
    const paged = { ...slice!, schemaPages: { '#/components/schemas/Bed': 'api/bed' } }
    const { view: page } = await operationView(paged, { ...tools, href: (each) => `/${each}/` })
    const { description, itemText } = page.responses[0]!.contents[0]!.schema!
    return [description.markdown, itemText?.markdown]
  }
  const ref = "$ref: '#/components/schemas/Bed'"
  expect(await texts(`{ ${ref} }`)).toEqual(['All.', undefined])
  expect(await texts(`{ ${ref}, description: One of yours. }`)).toEqual(['All.', 'One of yours.'])
  expect(await texts(`{ ${ref}, description: A bed. }`)).toEqual(['All.', undefined])
  expect(await texts(`{ ${ref}, description: All. }`)).toEqual(['All.', undefined])
})

test('values that are zero, false, empty or null are shown', async () => {
  const schema = await answer(`{ properties: {
    a: { type: integer, default: 0, example: 0 }, b: { type: boolean, default: false },
    c: { type: string, default: '', examples: [''] }, d: { default: null, example: null }, e: { example: [] } } }`)
  expect(schema.fields.map(({ schema: each }) => [each.default, each.examples])).toEqual([
    [0, [0]],
    [false, []],
    ['', ['']],
    [null, [null]],
    [undefined, [[]]],
  ])
})

test('a recursion is cut by name on its branch only', async () => {
  const schemas = `{ Tree: { type: object, properties: {
    left: { $ref: '#/components/schemas/Tree' }, kids: { type: array, items: { $ref: '#/components/schemas/Tree' } } } },
    Money: { type: object, properties: { amount: { type: integer } } },
    Bill: { type: object, properties: { price: { $ref: '#/components/schemas/Money' }, tax: { $ref: '#/components/schemas/Money' } } } }`
  expect(rows((await answer("{ $ref: '#/components/schemas/Tree' }", schemas)).fields)).toEqual([
    'left: Tree (recursive)',
    'kids: array of Tree (recursive)',
  ])
  expect(rows((await answer("{ $ref: '#/components/schemas/Bill' }", schemas)).fields)).toEqual([
    ['price: object · Money', 'amount: integer'],
    ['tax: object · Money', 'amount: integer'],
  ])
})

test('variants that lead back to their parent show their own properties once', async () => {
  const schemas = `{
    Check: { type: object, oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }], discriminator: { propertyName: t, mapping: { x: A } } },
    A: { allOf: [{ $ref: '#/components/schemas/Check' }, { type: object, required: [t], properties: { t: { type: string }, a: { $ref: '#/components/schemas/Check' } } }] },
    B: { allOf: [{ $ref: '#/components/schemas/Check' }, { type: object, properties: { b: { $ref: '#/components/schemas/A' } } }] } }`
  const { choices } = await answer("{ $ref: '#/components/schemas/Check' }", schemas)
  expect(choices[0]).toMatchObject({
    combine: 'oneOf',
    discriminator: {
      property: 't',
      mapping: [
        { value: 'x', label: 'A' },
        { value: 'B', label: 'B' },
      ],
    },
  })
  expect(choices[0]!.variants.map(({ label, schema }) => [label, rows(schema.fields)])).toEqual([
    ['A', ['t*: string', 'a: Check (recursive)']],
    ['B', [['b: object · A', 't*: string', 'a: Check (recursive)']]],
  ])
})

test('constants as variants are values with a meaning', async () => {
  const schema = await answer(
    '{ oneOf: [{ const: 1, title: Small, description: Below 5 kg }, { const: 2, title: Big }] }',
  )
  expect(schema).toMatchObject({
    type: 'integer',
    choices: [],
    enum: [
      { value: 1, description: 'Small: Below 5 kg' },
      { value: 2, description: 'Big' },
    ],
  })
})

test('of variants that are constants only the values beside them are allowed, with their meaning', async () => {
  const schema = await answer(
    '{ enum: [2, 3], allOf: [{ oneOf: [{ const: 1, title: Small }, { const: 2, title: Big }] }] }',
  )
  expect(schema.enum).toEqual([{ value: 2, description: 'Big' }, { value: 3 }])
})

test('enums may have texts', async () => {
  expect((await answer('{ enum: [a, b], x-enumDescriptions: { a: First } }')).enum).toEqual([
    { value: 'a', description: 'First' },
    { value: 'b' },
  ])
  expect((await answer('{ enum: [1, 2], x-enum-varnames: [ONE, TWO] }')).enum).toEqual([
    { value: 1, description: 'ONE' },
    { value: 2, description: 'TWO' },
  ])
})

test('requests leave out what is only read, responses what is only written', async () => {
  const schema = '{ required: [id, pw], properties: { id: { readOnly: true }, pw: { writeOnly: true }, name: {} } }'
  const taken = (await view(taking(schema))).body!.contents[0]!.schema!
  const given = await answer(schema)
  expect(taken.fields.map(({ name, access }) => [name, access])).toEqual([
    ['pw', 'write-only'],
    ['name', undefined],
  ])
  expect(given.fields.map(({ name, access }) => [name, access])).toEqual([
    ['id', 'read-only'],
    ['name', undefined],
  ])
})

test('ids name the way to a property; arrays add nothing, maps a star, variants a tilde', async () => {
  const schema = await answer(`{ properties: {
    list: { type: array, items: { properties: { 'a b': {} } } },
    map: { additionalProperties: { properties: { x: {} } } },
    pick: { oneOf: [{ title: One, properties: { y: {} } }, { title: Two }] } } }`)
  const ids = (fields: readonly FieldView[]): string[] =>
    fields.flatMap((field) => [
      field.id,
      ...ids(field.schema.fields),
      ...field.schema.choices.flatMap(({ variants }) => variants.flatMap((variant) => ids(variant.schema.fields))),
    ])
  expect(ids(schema.fields)).toEqual([
    'response-200.list',
    'response-200.list.a%20b',
    'response-200.map',
    'response-200.map.*',
    'response-200.map.*.x',
    'response-200.pick',
    'response-200.pick~One.y',
  ])
})

test('what has no name is shown where it stands, named schemas down to the fourth level', async () => {
  const level = (depth: number): string =>
    depth === 0 ? '{ type: string }' : `{ properties: { p: ${level(depth - 1)} } }`
  expect(JSON.stringify(rows((await answer(level(6))).fields))).not.toContain('deep')
  const chain = Array.from(
    { length: 7 },
    (_, i) => `L${i}: { properties: { p: { $ref: '#/components/schemas/L${i + 1}' } } }`,
  )
  const [slice] = slices(
    answering("{ $ref: '#/components/schemas/L0' }", `components: { schemas: { ${chain.join(', ')}, L7: {} } }`),
  )
  const shown = async (more: { readonly schemaPages?: Readonly<Record<string, string>> }) => {
    const { view: page } = await operationView({ ...slice!, ...more }, tools)
    return rows(page.responses[0]!.contents[0]!.schema!.fields)
  }
  expect(await shown({ schemaPages: {} })).toEqual([
    ['p: object · L1', ['p: object · L2', ['p: object · L3', 'p: object · L4 (deep)']]],
  ])
  // What has no page that could show the rest goes on as long as bytes last.
  expect(JSON.stringify(await shown({}))).toMatch(/L5.*L6/)
})

test('schemas that all hold each other stay small', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `N${i}`)
  const all = names.map((name) => `${name}: { $ref: '#/components/schemas/${name}' }`).join(', ')
  const clique = `{ ${names.map((name) => `${name}: { type: object, properties: { ${all} } }`).join(', ')} }`
  const schema = await answer("{ $ref: '#/components/schemas/N0' }", clique)
  expect(schema.fields).toHaveLength(12)
})

test('a missing schema is said on the page', async () => {
  const { problems } = await view(answering("{ $ref: '#/components/schemas/Gone' }"))
  expect(problems).toEqual(['The schema "Gone" is not in the description.'])
})

test('tuples, other names and patterns are rows', async () => {
  expect(rows((await answer('{ prefixItems: [{ type: string }, { type: integer }] }')).fields)).toEqual([
    '[0]: string',
    '[1]: integer',
  ])
  expect(
    rows(
      (
        await answer(
          '{ properties: { a: {} }, patternProperties: { ^x-: {} }, additionalProperties: { type: string } }',
        )
      ).fields,
    ),
  ).toEqual(['a: any', '/^x-/: any', '*: string'])
})

test.each([
  ['{ type: [array, "null"], items: { type: [string, "null"] } }', 'array of (string or null) or null'],
  ['{ type: [array, string], items: { type: integer } }', 'string or array of integer'],
  ['{ additionalProperties: { type: [string, integer] } }', 'map of (string or integer)'],
  ['{ enum: [a, 1, null] }', 'string or integer or null'],
  ['{ enum: [null] }', 'null'],
])('the type of %s reads one way', async (schema, words) => {
  const page = await view(taking(`{ properties: { a: ${schema} } }`))
  expect(page.body!.contents[0]!.schema!.fields[0]!.schema.type).toBe(words)
})

test('what a page leaves out is counted without what it shows', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `p${index}: { description: ${'word '.repeat(40)} }`)
  const [slice] = slices(taking(`{ type: object, properties: { ${names.join(', ')} } }`))
  const { view: page } = await operationView(
    { ...slice!, schemaPages: { [`${slice!.pointer}>body`]: 'api/body' } },
    { ...tools, href: (each) => `/${each}/` },
  )
  const { fields, rest } = page.body!.contents[0]!.schema!
  expect(fields.length).toBeGreaterThan(10)
  expect(rest?.count).toBe(300 - fields.length)
})
