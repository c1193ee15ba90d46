import { expect, test } from 'vitest'
import { description, taking, view } from './given.ts'

const animals = (discriminator: string) => `components:
  schemas:
    Animal: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: ${discriminator} }
    Cow: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { milk: { type: integer } } }] }
    Calf: { allOf: [{ $ref: '#/components/schemas/Cow' }, { properties: { weeks: { type: integer } } }] }
    Dog: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { bark: { type: boolean } } }] }`

const schemaOf = async (name: string, discriminator = '{ propertyName: kind }') => {
  const page = await view(taking(`{ $ref: '#/components/schemas/${name}' }`, animals(discriminator)))
  return page.body!.contents[0]!.schema!
}

test('a discriminator without a mapping means all schemas that extend its own, by their names', async () => {
  const { choices } = await schemaOf('Animal')
  expect(choices[0]).toMatchObject({
    discriminator: { property: 'kind', mapping: [{ value: 'Cow' }, { value: 'Dog' }, { value: 'Calf' }] },
  })
  expect(choices[0]!.variants.map(({ label }) => label)).toEqual(['Cow', 'Dog', 'Calf'])
})

test('one that extends another has only those below it as variants', async () => {
  const { choices } = await schemaOf('Cow')
  expect(choices[0]!.variants.map(({ label }) => label)).toEqual(['Calf'])
  expect((await schemaOf('Dog')).choices).toEqual([])
})

test('what is mapped is all that is meant', async () => {
  const { choices } = await schemaOf('Animal', "{ propertyName: kind, mapping: { dog: '#/components/schemas/Dog' } }")
  expect(choices[0]!.variants.map(({ label }) => label)).toEqual(['Dog'])
})

test('the description itself stays as it is written', () => {
  const { root } = description(animals('{ propertyName: kind }'))
  expect(JSON.stringify(root)).not.toContain('mapping')
})
