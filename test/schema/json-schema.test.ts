import { expect, test } from 'vitest'
import * as z from 'zod'
import { jsonSchema } from '../../src/schema/json-schema.ts'

test('descriptions go along, our own notes do not', () => {
  const schema = z.object({
    name: z.string().describe('What it is called.'),
    fonts: z
      .unknown()
      .meta({ description: 'Fonts.', idle: 'not yet', info: { becomes: 'x' } })
      .optional(),
  })
  expect(jsonSchema(schema, { title: 'T', description: 'D', id: 'https://x.test/s.json', required: ['name'] })).toEqual(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://x.test/s.json',
      title: 'T',
      description: 'D',
      type: 'object',
      properties: { name: { type: 'string', description: 'What it is called.' }, fonts: { description: 'Fonts.' } },
      required: ['name'],
    },
  )
})
