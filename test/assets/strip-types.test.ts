import { expect, test } from 'vitest'
import { stripTypes } from '../../src/assets/strip-types.ts'

test('types go and JSX stays', async () => {
  const result = await stripTypes(
    'import type { A } from "a"\nexport const B = ({ a }: A): X => <b {...a}>{a!.c as string}</b>',
    'tsx',
  )
  expect(result).toEqual({ code: 'export const B = ({ a }) => <b {...a}>{a.c}</b>;\n' })
})

test('names the place of what it cannot read', async () => {
  expect(await stripTypes('const a = 1\nconst = 2', 'ts')).toMatchObject({ offset: 18 })
})
