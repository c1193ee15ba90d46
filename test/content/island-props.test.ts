import * as z from 'zod'
import { expect, test } from 'vitest'
import { propTable } from '../../src/content/island-props.ts'
import { component } from '../../src/model/component.ts'
import { iconProp, inlineProp } from '../../src/model/prop.ts'

test('the table of a component says what its props mean', () => {
  const props = z.object({
    title: inlineProp(),
    icon: iconProp().optional(),
    cols: z.number().int().min(1).max(4).default(2),
    open: z.boolean().optional(),
    size: z.union([z.number(), z.string()]).optional(),
    kind: z.enum(['a', 'b']).default('a'),
  })
  expect(propTable(component({ about: '', props, view: () => null }))).toEqual({
    title: { role: 'inline' },
    icon: { role: 'icon' },
    cols: { as: 'number', default: 2 },
    open: { as: 'boolean' },
    size: {},
    kind: { default: 'a' },
  })
})
