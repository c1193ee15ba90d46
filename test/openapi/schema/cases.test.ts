/** Constructs that tools are known to get wrong (openapi.md 4), in descriptions of our own. */
import { expect, test } from 'vitest'
import type { FieldView, SchemaView } from '../../../src/model/reference.ts'
import { answering, taking, view } from '../given.ts'

async function answer(schema: string, schemas = '{}'): Promise<SchemaView> {
  return (await view(answering(schema, `components: { schemas: ${schemas} }`))).responses[0]!.contents[0]!.schema!
}
const names = (fields: readonly FieldView[]) => fields.map(({ name, required }) => (required ? `${name}*` : name))
const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`

test('variants that hold their parent stay small and end where they come from', async () => {
  const { choices } = await answer(
    ref('Shape'),
    `{ Shape: { oneOf: [${ref('Ring')}, ${ref('Box')}], discriminator: { propertyName: kind } },
      Ring: { allOf: [${ref('Shape')}, { properties: { kind: {}, inner: ${ref('Shape')} } }] },
      Box: { allOf: [${ref('Shape')}, { properties: { kind: {}, parts: { type: array, items: ${ref('Shape')} } } }] } }`,
  )
  expect(choices[0]!.variants.map(({ label, schema }) => [label, names(schema.fields)])).toEqual([
    ['Ring', ['kind', 'inner']],
    ['Box', ['kind', 'parts']],
  ])
  expect(choices[0]!.variants[0]!.schema.fields[1]!.schema.cut).toBe('recursive')
})

test('a mixin in two places is no recursion', async () => {
  const item = (own: string) =>
    `{ properties: { items: { type: array, items: { allOf: [${ref('Mixin')}, { properties: { ${own}: {} } }] } } } }`
  const { choices } = await answer(
    `{ oneOf: [${item('left')}, ${item('right')}] }`,
    '{ Mixin: { properties: { mixed: {} } } }',
  )
  expect(choices[0]!.variants.map(({ schema }) => names(schema.fields[0]!.schema.fields))).toEqual([
    ['mixed', 'left'],
    ['mixed', 'right'],
  ])
  expect(JSON.stringify(choices)).not.toContain('recursive')
})

test('what stands beside a reference counts', async () => {
  const { fields } = await answer(
    `{ properties: { n: { $ref: '#/components/schemas/N', description: Nearer, minimum: 51, examples: [55] } } }`,
    '{ N: { type: number, description: Farther } }',
  )
  expect(fields[0]).toMatchObject({
    description: { markdown: 'Nearer' },
    schema: { limits: ['at least 51'], examples: [55] },
  })
})

test('parts of parts keep their properties, also those required one level below', async () => {
  const { fields } = await answer(
    `{ properties: { boss: ${ref('Boss')} } }`,
    `{ Human: { required: [name], properties: { name: {} } },
      Worker: { allOf: [${ref('Human')}, { properties: { desk: {} } }] },
      Boss: { allOf: [${ref('Worker')}, { required: [desk], properties: { badge: {} } }] } }`,
  )
  expect(names(fields[0]!.schema.fields)).toEqual(['name*', 'desk*', 'badge'])
})

test('several values of a discriminator may mean one variant, and what is not mapped has its own name', async () => {
  const { choices } = await answer(
    ref('Animal'),
    `{ Animal: { oneOf: [${ref('Cat')}, ${ref('Dog')}], discriminator: { propertyName: sort, mapping: { cat: Cat, kitten: '#/components/schemas/Cat' } } },
      Cat: { properties: { sort: { type: string } } }, Dog: { properties: { sort: { type: string } } } }`,
  )
  expect(choices[0]!.discriminator!.mapping).toEqual([
    { value: 'cat', label: 'Cat' },
    { value: 'kitten', label: 'Cat' },
    { value: 'Dog', label: 'Dog' },
  ])
  expect(choices[0]!.variants.map(({ schema }) => schema.fields[0]!.schema.enum.map(({ value }) => value))).toEqual([
    ['cat', 'kitten'],
    ['Dog'],
  ])
})

test('schemas that double at each level take linear time and lose none', async () => {
  const levels = Array.from(
    { length: 14 },
    (_, i) => `L${i}: { properties: { a: ${ref(`L${i + 1}`)}, b: ${ref(`L${i + 1}`)} } }`,
  )
  const schema = await answer(ref('L0'), `{ ${levels.join(', ')}, L14: { type: string } }`)
  expect(JSON.stringify(schema).length).toBeLessThan(60_000)
  expect(names(schema.fields)).toEqual(['a', 'b'])
})

test('conditions and dependent schemas are shown as schemas, small ones in words', async () => {
  const schema =
    await answer(`{ properties: { a: {} }, if: { properties: { a: { const: 1 } } }, then: { required: [b] },
    dependentSchemas: { a: { properties: { c: {} } } }, not: { properties: { d: {} } }, propertyNames: { pattern: ^x } }`)
  expect(schema.parts!.map(({ label, schema: part }) => [label, names(part.fields), part.limits])).toEqual([
    ['Must not be', ['d'], []],
    ['If the value is', ['a'], []],
    ['then it must also be', [], ['needs "b"']],
    ['With "a" it must also be', ['c'], []],
  ])
  expect(schema.limits).toEqual(['names: matches ^x'])
})

test('what must not be, and what names and items must be, keep their texts', async () => {
  const schema =
    await answer(`{ not: { type: string, description: No text. }, contains: { type: integer, description: A number. },
    propertyNames: { pattern: ^x, description: Begins with x. } }`)
  expect(schema.parts!.map((part) => part.schema.description.markdown)).toEqual([
    'No text.',
    'A number.',
    'Begins with x.',
  ])
})

test('a tuple as it was written before 2020 is one', async () => {
  const schema = await answer(
    '{ type: array, items: [{ type: string, description: The name. }, { type: integer }], additionalItems: false }',
  )
  expect(schema.fields.map(({ name, schema: { type }, description }) => [name, type, description.markdown])).toEqual([
    ['[0]', 'string', 'The name.'],
    ['[1]', 'integer', ''],
  ])
  expect(schema.limits).toEqual(['no other items'])
  const open = await answer('{ items: [{ type: string }], additionalItems: { type: boolean } }')
  expect(open.fields.map(({ name, schema: { type } }) => [name, type])).toEqual([
    ['[0]', 'string'],
    ['[…]', 'boolean'],
  ])
})

test('a tuple may go on, and unevaluated properties may have a type', async () => {
  expect(names((await answer('{ prefixItems: [{}, {}], items: { type: string } }')).fields)).toEqual([
    '[0]',
    '[1]',
    '[…]',
  ])
  expect(names((await answer('{ properties: { a: {} }, unevaluatedProperties: { type: string } }')).fields)).toEqual([
    'a',
    '*',
  ])
})

test('words that authors want beside a name', async () => {
  const page = await view(
    taking('{ properties: { a: { x-mint: { pre: [beta], post: admin }, x-tier: gold, nullable: true } } }'),
    {
      pills: ['x-tier', 'nullable'],
    },
  )
  expect(page.body!.contents[0]!.schema!.fields[0]!.pills).toEqual({
    before: ['beta'],
    after: ['admin', 'x-tier: gold', 'nullable'],
  })
})
