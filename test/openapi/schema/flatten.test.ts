import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../../src/model/operation.ts'
import { flatten } from '../../../src/openapi/schema/flatten.ts'

const schemas: Record<string, Json> = {
  '#/Name': { type: 'string', description: 'A name' },
  '#/Person': { type: 'object', required: ['name'], properties: { name: {} } },
  '#/Boss': { allOf: [{ $ref: '#/Person' }, { required: ['team'], properties: { team: {} } }] },
  '#/Loop': { $ref: '#/Pool' },
  '#/Pool': { $ref: '#/Loop' },
  '#/Pet': {
    oneOf: [{ $ref: '#/Cat' }, { $ref: '#/Dog' }],
    discriminator: { propertyName: 'kind' },
    properties: { kind: {} },
  },
  '#/Cat': { allOf: [{ $ref: '#/Pet' }, { properties: { lives: {} } }] },
  '#/Dog': { type: 'object' },
}
const flat = (value: Json, ...branch: string[]) => flatten(value, schemas, new Set(branch))

describe('references', () => {
  test('are followed and give the name; what stands beside one wins', () => {
    expect(flat({ $ref: '#/Name', description: 'Mine', maxLength: 3 })).toMatchObject({
      name: 'Name',
      schema: { type: 'string', description: 'Mine', maxLength: 3 },
      through: ['#/Name'],
    })
  })

  test('keep the title of what they lead to', () => {
    const titled = { '#/Pet': { title: 'A pet', type: 'object' } } as const
    expect(flatten({ $ref: '#/Pet' }, titled, new Set()).schema).toMatchObject({ title: 'A pet' })
    expect(flatten({ $ref: '#/Pet', title: 'Mine' }, titled, new Set()).schema).toMatchObject({ title: 'Mine' })
  })

  test('that stand on the branch close a recursion', () => {
    expect(flat({ $ref: '#/Person' }, '#/Person')).toMatchObject({ name: 'Person', state: 'recursive' })
  })

  test('that only lead to each other end', () => {
    expect(flat({ $ref: '#/Loop' })).toMatchObject({ name: 'Loop', state: 'recursive' })
  })

  test('that lead nowhere are named', () => {
    expect(flat({ $ref: '#/Gone' })).toMatchObject({ name: 'Gone', state: 'missing' })
  })

  test('in a chain made to exhaust the stack end', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, i) => [`#/${i}`, { allOf: [{ $ref: `#/${i + 1}` }] }]),
    )
    expect(flatten({ $ref: '#/0' }, chain, new Set()).through.length).toBeLessThan(1000)
  })
})

describe('allOf', () => {
  test('is merged, also nested', () => {
    expect(flat({ $ref: '#/Boss' }).schema).toEqual({
      type: 'object',
      required: ['name', 'team'],
      properties: { name: {}, team: {} },
    })
  })

  test('keeps every text that stands nowhere else', () => {
    const parts: Json = {
      description: 'All.',
      allOf: [{ description: 'One.' }, { $ref: '#/Name' }, { description: 'Two.' }],
    }
    expect(flat(parts).schema).toMatchObject({ description: 'All.\n\nOne.\n\nTwo.' })
    expect(flat({ allOf: [{ $ref: '#/Name' }, { maxLength: 3 }] }).schema).toMatchObject({ description: 'A name' })
  })

  test('keeps the conditions of all parts', () => {
    const one: Json = { if: { required: ['a'] }, else: { required: ['b'] } }
    const two: Json = { if: { required: ['c'] }, else: { required: ['d'] } }
    expect(flat({ allOf: [one, { ...two, not: { const: 1 } }], not: { const: 2 } })).toMatchObject({
      schema: { not: { anyOf: [{ const: 1 }, { const: 2 }] } },
      conditions: [one, two],
    })
  })

  test('prefers the text of the nearer property to that of a named part', () => {
    const far = { '#/Far': { properties: { a: { description: 'Far', type: 'string' }, b: { description: 'B' } } } }
    const near: Json = { properties: { a: { description: 'Near' }, b: {} } }
    for (const allOf of [
      [{ $ref: '#/Far' }, near],
      [near, { $ref: '#/Far' }],
    ]) {
      const { a, b } = flatten({ allOf }, far, new Set()).schema['properties'] as Record<string, Json>
      expect(flatten(a!, far, new Set()).schema).toEqual({ type: 'string', description: 'Near' })
      expect(flatten(b!, far, new Set()).schema).toMatchObject({ description: 'B' })
    }
  })

  test('says what it puts together; a title is that of the whole', () => {
    const whole: Json = { title: 'Whole', allOf: [{ $ref: '#/Person' }, { title: 'Part', properties: { a: {} } }] }
    expect(flat(whole)).toMatchObject({
      schema: { title: 'Whole' },
      origins: [{ name: 'Person', ref: '#/Person' }, { name: 'Part' }],
    })
    expect(flat({ allOf: [{ $ref: '#/Person' }] })).not.toHaveProperty('origins')
  })

  test('back to the parent gives its properties, not its variants', () => {
    const cat = flat({ $ref: '#/Cat' }, '#/Pet')
    expect(cat.choices).toEqual([])
    expect(cat.schema).toEqual({ properties: { kind: {}, lives: {} } })
    expect(flat({ $ref: '#/Cat' }).choices).toEqual([])
  })

  test('around one reference keeps its name', () => {
    expect(flat({ allOf: [{ $ref: '#/Person' }], description: 'Who' })).toMatchObject({
      name: 'Person',
      schema: { description: 'Who' },
    })
  })
})

describe('variants', () => {
  test('a lone variant that leads back leaves what stands beside it', () => {
    const own = { properties: { a: {} }, anyOf: [{ $ref: '#/Own' }] }
    const part = { properties: { b: {} }, oneOf: [{ $ref: '#/Whole' }] }
    const all = { '#/Own': own, '#/Whole': { properties: { part } } }
    const at = (value: Json, ...branch: string[]) => flatten(value, all, new Set(branch))
    expect(at({ $ref: '#/Own' })).toMatchObject({ schema: { properties: { a: {} } }, choices: [] })
    expect(at({ $ref: '#/Own' })).not.toHaveProperty('state')
    const inWhole = at(part, '#/Whole')
    expect(inWhole).toMatchObject({ schema: { properties: { b: {} } }, choices: [{ variants: [{ $ref: '#/Whole' }] }] })
    expect(inWhole).not.toHaveProperty('state')
    expect(at({ description: 'Only text', anyOf: [{ $ref: '#/Whole' }] }, '#/Whole')).toHaveProperty(
      'state',
      'recursive',
    )
  })

  test('or null: nullable, and a lone variant is the schema', () => {
    expect(flat({ anyOf: [{ $ref: '#/Name' }, { type: 'null' }] })).toMatchObject({
      name: 'Name',
      nullable: true,
      choices: [],
      schema: { type: 'string' },
    })
  })

  test('are kept with their discriminator', () => {
    expect(flat({ $ref: '#/Pet' }).choices).toEqual([
      { combine: 'oneOf', variants: [{ $ref: '#/Cat' }, { $ref: '#/Dog' }], discriminator: { propertyName: 'kind' } },
    ])
  })

  test('may be named in the mapping only', () => {
    const value = { discriminator: { propertyName: 'kind', mapping: { d: '#/Dog', e: '#/Dog', x: '#/Gone' } } }
    expect(flat(value).choices).toMatchObject([{ variants: [{ $ref: '#/Dog' }] }])
  })
})

describe('a schema that builds on one with a mapping', () => {
  const child = (ref: string, own: string): Json => ({ allOf: [{ $ref: ref }, { properties: { [own]: {} } }] })
  const family: Record<string, Json> = {
    '#/Pet': {
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { cat: '#/Cat', dog: '#/Dog', siamese: '#/Siamese' } },
    },
    '#/Cat': child('#/Pet', 'lives'),
    '#/Dog': child('#/Pet', 'tricks'),
    '#/Siamese': child('#/Cat', 'voice'),
    '#/Bird': child('#/Pet', 'wings'),
    '#/Animal': { description: 'A pet', allOf: [{ $ref: '#/Pet' }] },
    '#/Beast': { $ref: '#/Pet' },
  }
  const variants = (value: Json) => flatten(value, family, new Set()).choices.flatMap((each) => each.variants)
  const kind = (ref: string) => {
    const { schema } = flatten({ $ref: ref }, family, new Set())
    return flatten((schema['properties'] as JsonObject)['kind']!, family, new Set()).schema
  }

  test('offers no siblings, only what builds on it', () => {
    expect(variants({ $ref: '#/Dog' })).toEqual([])
    expect(variants({ $ref: '#/Bird' })).toEqual([])
    expect(variants({ $ref: '#/Siamese' })).toEqual([])
    expect(variants({ $ref: '#/Cat' })).toEqual([{ $ref: '#/Siamese' }])
  })

  test('says which values mean it', () => {
    expect(kind('#/Dog')).toEqual({ type: 'string', enum: ['dog'] })
    expect(kind('#/Cat')).toEqual({ type: 'string', enum: ['cat', 'siamese'] })
    expect(kind('#/Bird')).toEqual({ type: 'string' })
  })

  test('offers all of them where it is the parent under another name, or the parent and more', () => {
    const all = [{ $ref: '#/Cat' }, { $ref: '#/Dog' }, { $ref: '#/Siamese' }]
    for (const ref of ['#/Pet', '#/Animal', '#/Beast']) expect(variants({ $ref: ref })).toEqual(all)
    expect(variants(child('#/Pet', 'owner'))).toEqual(all)
  })
})

test('true, false and what is no schema', () => {
  expect(flat(true)).toMatchObject({ schema: {}, nullable: false })
  expect(flat(false)).toMatchObject({ state: 'never' })
  expect(flat('text').schema).toEqual({})
})
