import { expect, test } from 'vitest'
import { configJsonSchema, configReference } from '../../src/config/reference.ts'
import { parts } from '../../src/config/schema.ts'
import type { JsonObject } from '../../src/model/operation.ts'

test('the reference has a section for every part and a row for every top-level key', () => {
  const text = configReference()
  for (const { title, keys } of parts) {
    expect(text).toContain(`\n## ${title}\n`.trimStart())
    for (const key of Object.keys(keys)) expect(text).toContain(`\n| \`${key}\` | `)
  }
  expect(text).toContain(
    '| `anchors[].iconType` | `brands`, `duotone`, `light`, `regular`, `sharp-solid`, `solid`, `thin` |  | `duotone` for anchors | Style of the icon. |',
  )
  expect(text).toContain(
    '| `modeToggle.isHidden` | boolean |  | `false` | Hides the switch; with `default` there is only that mode. Now written `appearance.strict`. |',
  )
})

test('every row has five cells and says what the key means', () => {
  const rows = configReference()
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(150)
  for (const row of rows) expect(row).toMatch(/^(?:\| [^|]*(?:\\\|[^|]*)*){4}\| \S[^|]* \|$/)
})

test('the JSON Schema asks for name and navigation and describes every key', () => {
  const schema = configJsonSchema('https://flatleaf.test/docs.schema.json') as {
    properties: Record<string, JsonObject>
    required: string[]
  }
  expect(schema.required).toEqual(['name', 'navigation'])
  for (const { keys } of parts)
    for (const key of Object.keys(keys)) expect(schema.properties[key]?.['description'], key).toBeTruthy()
  expect(JSON.stringify(schema)).not.toContain('"info":')
  expect(JSON.stringify(schema)).toContain('"$ref":"#/$defs/navNode"')
})
