import { expect, test } from 'vitest'
import { configJsonSchema, configReference } from '../../src/config/reference.ts'
import { parts } from '../../src/config/schema.ts'
import type { JsonObject } from '../../src/model/operation.ts'

test('the reference has a section for every part and a field for every top-level key', () => {
  const text = configReference()
  for (const { title, keys } of parts) {
    expect(text).toContain(`\n## ${title}\n`.trimStart())
    for (const key of Object.keys(keys)) expect(text).toContain(`\n<ResponseField name="${key}" type="`)
  }
  expect(text).toContain(
    '<ResponseField name="anchors[].iconType" type="brands | duotone | light | regular | sharp-solid | solid | thin">\n  Style of the icon. By default: `duotone` for anchors.\n</ResponseField>',
  )
  expect(text).toContain(
    '<ResponseField name="modeToggle.isHidden" type="boolean" default="false">\n  Hides the switch; with `default` there is only that mode. Now written `appearance.strict`.\n</ResponseField>',
  )
  expect(text).toMatch(/<Expandable title="\d+ keys">\n\n<ResponseField name="search\.prompt"/)
  expect(text).toMatch(/name="name" type="string" required>\n  Name of the project: [^\n]+ where there is no logo\.\n/)
  expect(text).toContain('post={["nested form"]}')
})

test('every field says what the key means', () => {
  const fields = configReference()
    .split('\n\n')
    .map((block) => block.trim())
    .filter((block) => block.startsWith('<ResponseField'))
  expect(fields.length).toBeGreaterThan(150)
  for (const field of fields) expect(field).toMatch(/^<ResponseField [^\n]+>\n  \S[^\n]+(?:\n<\/ResponseField>)?$/)
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
