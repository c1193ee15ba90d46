import { expect, test } from 'vitest'
import * as z from 'zod'
import { component } from '../../../src/model/component.ts'
import { colorProp, iconProp, imageProp, inlineProp, linkProp } from '../../../src/model/prop.ts'
import { propRows } from '../../../theme/docs/prop-rows.ts'

const rows = (shape: z.ZodRawShape) =>
  propRows(component({ about: 'A test.', props: z.object(shape), view: () => null }))
const typeOf = (schema: z.ZodType) => rows({ it: schema })[0]!.type

test('a row says whether a prop is needed, what it is without a value, and what it does', () => {
  expect(
    rows({
      title: inlineProp().describe('What it is about.'),
      open: z.boolean().default(false).describe('Open from the start.'),
      size: z.string().describe('How large; `md` by default.').optional(),
    }),
  ).toEqual([
    { name: 'title', type: 'Markdown text', required: true, about: 'What it is about.' },
    { name: 'open', type: 'boolean', required: false, default: '`false`', about: 'Open from the start.' },
    { name: 'size', type: 'string', required: false, default: '`md`', about: 'How large.' },
  ])
})

test('types are named in words', () => {
  expect(typeOf(linkProp().optional())).toBe('address')
  expect(typeOf(imageProp())).toBe('address of a picture')
  expect(typeOf(iconProp())).toBe('icon')
  expect(typeOf(z.enum(['p', 'h2']).default('p'))).toBe('p | h2')
  expect(typeOf(z.literal(['xs', 2]))).toBe('xs | 2')
  expect(typeOf(z.array(z.union([z.string(), z.number()])))).toBe('list of (string | number)')
  expect(typeOf(z.object({ light: z.string(), dark: z.string() }))).toBe('{ light, dark }')
  expect(typeOf(z.string().transform(Number))).toBe('string')
  expect(typeOf(z.unknown().optional())).toBe('any value')
  expect(typeOf(colorProp())).toBe('colour')
})
