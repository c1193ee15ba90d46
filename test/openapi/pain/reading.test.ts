/** Reports against other tools, in our words: what a description may hold and pages must survive. */
import { expect, test } from 'vitest'
import { readDescription, slicesOf } from '../../../src/openapi/description.ts'
import { operationMarkdown } from '../../../src/openapi/markdown.ts'
import { validator } from '../../../src/openapi/validate/validate.ts'
import { operationView } from '../../../src/openapi/view.ts'
import { tools } from '../given.ts'

async function pages(text: string, files: Record<string, string> = {}) {
  const { description, diagnostics } = readDescription('api.yaml', text, (path) => files[path])
  const views = slicesOf(description!).map(async (slice) => operationMarkdown((await operationView(slice, tools)).view))
  const told = [...diagnostics, ...(await validator()(description!))]
  return { texts: await Promise.all(views), told: told.map(({ code, at }) => `${code} ${at?.file}:${at?.line}`) }
}
const head = (version: string) => `openapi: ${version}\ninfo: { title: T, version: "1" }\n`

test('a description of webhooks alone has a page for each, and nothing is said of missing paths', async () => {
  const { texts, told } = await pages(
    `${head('3.1.0')}webhooks: { newTool: { post: { requestBody: { content: { application/json: { schema: { type: object, properties: { toolName: { type: string } } } } } }, responses: { '200': { description: Kept } } } } }`,
  )
  expect(told).toEqual([])
  for (const part of ['**WEBHOOK** `newTool`', '`toolName` (string)', '### 200', 'Kept'])
    expect(texts[0]).toContain(part)
})

test('one fault on a page leaves it and the others whole', async () => {
  const { texts, told } = await pages(
    `${head('3.0.0')}paths:\n  /a:\n    get:\n      description: { $ref: text.md }\n      responses:\n        '200': { $ref: '#/components/responses/None' }\n        '404': { $ref: 'gone.yaml#/x' }\n  /b: { get: { responses: { '200': { description: All is well } } } }`,
    { 'text.md': 'Words from a file.' },
  )
  expect(texts[0]).toContain('Words from a file.')
  expect(texts[0]).toContain('"#/components/responses/None" is not in the description')
  expect(texts[1]).toContain('All is well')
  expect(told).toEqual(['ref-missing api.yaml:8', 'ref-missing api.yaml:9', 'ref-nonstandard api.yaml:6'])
})

test('what stands beside a reference is shown, in 3.0 with a word that the standard would not', async () => {
  const body = `paths: { /a: { get: { responses: { '200': { description: ok, content: { application/json: { schema: { type: object, properties: { x: { $ref: '#/components/schemas/N', description: Nearer } } } } } } } } } }\ncomponents: { schemas: { N: { type: number, description: Farther } } }`
  const [old, now] = [await pages(head('3.0.3') + body), await pages(head('3.1.0') + body)]
  for (const { texts } of [old, now]) expect(texts[0]).toContain('Nearer')
  expect([old.told, now.told]).toEqual([['ref-siblings api.yaml:3'], []])
})

test('a part that two schemas share is no recursion', async () => {
  const part = "{ $ref: '#/components/schemas/Base' }"
  const { texts } = await pages(
    `${head('3.1.0')}paths: { /a: { get: { responses: { '200': { description: ok, content: { application/json: { schema: { type: object, properties: { one: ${part}, two: ${part} } } } } } } } } }\ncomponents: { schemas: { Base: { type: object, properties: { inBase: { type: string } } } } }`,
  )
  expect(texts[0]?.match(/`inBase` \(/g)).toHaveLength(2)
  expect(texts[0]).not.toContain('as above')
})
