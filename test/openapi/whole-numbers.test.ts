/** Whole numbers beyond 2^53, which a double cannot hold: what the author wrote is shown and sent, digit by digit. */
import { expect, test } from 'vitest'
import { english } from '../../src/model/english.ts'
import type { Json } from '../../src/model/operation.ts'
import { readDescription } from '../../src/openapi/description.ts'
import { downloadOf } from '../../src/openapi/download.ts'
import { exampleOf } from '../../src/openapi/example.ts'
import { fingerprints } from '../../src/openapi/fingerprint.ts'
import { operationMarkdown } from '../../src/openapi/markdown.ts'
import { parse } from '../../src/openapi/parse.ts'
import { requestFile, requestForm } from '../../src/openapi/request-form.ts'
import { limitsOf } from '../../src/openapi/schema/limits.ts'
import { validator } from '../../src/openapi/validate/validate.ts'
import { readJson } from '../../src/openapi/read-json.ts'
import { check } from '../../theme/client/playground/check.ts'
import { answering, api, description, slices, taking, view } from './given.ts'

const odd = '9007199254740993'
const long = '12345678901234567890'
const server = "servers: [{ url: 'https://api.example.com' }]\n"

test('are read from YAML and from JSON as they are written', () => {
  const value = { a: [BigInt(odd), -BigInt(odd)], b: 9007199254740991, c: 'long 12345678901234567890', [long]: 1.5 }
  expect(parse('a.yaml', `a: [${odd}, -${odd}]\nb: 9007199254740991\nc: long ${long}\n${long}: 1.5`).value).toEqual(
    value,
  )
  const json = `{"a": [${odd}, -${odd}], "b": 9007199254740991, "c": "long ${long}", "${long}": 1.5}`
  expect(parse('a.json', json).value).toEqual(value)
})

test('are read beside texts that look like them, and not out of fractions and powers', () => {
  expect(readJson(`["\\"${long}", "whole number ${long}", "\\u0077hole number 1", ${long}]`)).toEqual([
    `"${long}`,
    `whole number ${long}`,
    'whole number 1',
    BigInt(long),
  ])
  expect(readJson('[1.1234567890123456789, 1e30, 12345678901234567168.0]')).toEqual([
    1.1234567890123457, 1e30, 12345678901234567168,
  ])
  expect(parse('a.yaml', `a: "${long}"\nb: &x ${odd}\nc: *x\nd: 0xFFFFFFFFFFFFFFFF`).value).toEqual({
    a: long,
    b: BigInt(odd),
    c: BigInt(odd),
    d: 18446744073709551615n,
  })
})

test('are read from YAML 1.1 as its reader has them, whatever they look like', () => {
  const read = (number: string) => (parse('a.yaml', `%YAML 1.1\n---\na: ${number}`).value as { readonly a: Json }).a
  expect(read('0x1_0')).toBe(16)
  expect(read('0xFFFF_FFFF_FFFF_FFFF')).toBe(18446744073709551615n)
  expect(read('12_345_678_901_234_567_890')).toBe(BigInt(long))
  expect(read('07777777777777777777777777')).toBe(Number('0o7777777777777777777777777'))
})

const schema = `{ required: [id], properties: { id: { type: integer, format: int64, example: ${odd}, default: ${long}, minimum: -9223372036854775808, maximum: 9223372036854775807 }, kind: { enum: [${odd}, 1] }, one: { const: ${long} } } }`

test('stand in the limits, values and examples of a page, and in its Markdown twin', async () => {
  const twin = operationMarkdown(await view(answering(schema)))
  expect(twin).toContain(`-9223372036854775808 to 9223372036854775807`)
  expect(twin).toContain(`Default: \`${long}\``)
  expect(twin).toContain(`"id": ${odd}`)
  expect(twin).toContain(`\`${odd}\`, \`1\``)
  expect(twin).toContain(`"one": ${long}`)
  expect(twin).toContain('`kind` (integer)')
})

test('limits of two schemas that must both hold are compared as what they are', async () => {
  const both = `{ allOf: [{ type: integer, minimum: ${odd} }, { minimum: 9007199254740992, maximum: ${long} }] }`
  expect(operationMarkdown(await view(answering(both)))).toContain(`${odd} to ${long}`)
})

const made = (type: Json) => exampleOf(type, {}, 'response').value

test('a made example lies within limits that a double cannot hold', () => {
  expect(made({ type: 'integer', minimum: BigInt(odd) })).toBe(BigInt(odd))
  expect(made({ type: 'integer', exclusiveMinimum: BigInt(odd) })).toBe(BigInt(odd) + 1n)
  expect(made({ type: 'integer', maximum: -BigInt(odd), multipleOf: 10 })).toBe(-9007199254741000n)
  expect(made({ type: 'integer', maximum: BigInt(long) })).toBe(1)
  expect(limitsOf({ exclusiveMaximum: BigInt(long), multipleOf: BigInt(odd) })).toEqual([
    `less than ${long}`,
    `a multiple of ${odd}`,
  ])
  expect(limitsOf({ minLength: BigInt(long), maxItems: BigInt(odd) })).toEqual([
    `at least ${long} characters`,
    `at most ${odd} items`,
  ])
})

test('every sample sends them, as a text of JSON where the language has no such number', async () => {
  const names = 'bash javascript typescript python php ruby go java csharp swift kotlin rust dart powershell c'.split(
    ' ',
  )
  const { samples } = await view(server + taking(`{ example: { id: ${long}, near: ${odd} } }`), { languages: names })
  expect(samples.length).toBe(names.length)
  for (const { text } of samples) {
    expect(text).toContain(long)
    expect(text).toContain(odd)
  }
  const of = (label: string) => samples.find((each) => each.label === label)!.text
  expect(of('JavaScript')).toContain(`body: '{"id":${long},"near":${odd}}'`)
  expect(of('PHP')).toContain(`'{"id":${long},"near":${odd}}'`)
  expect(of('Python')).toContain(`'id': ${long}`)
})

test('an example that is written as a text of JSON keeps them in samples', async () => {
  const body = server + taking(`{ type: object, example: '{ "id": ${long} }' }`)
  expect((await view(body, { languages: ['python'] })).samples[0]!.text).toContain(long)
})

test('the form of a request has them as texts, and a body of JSON as its text', () => {
  const parameters = `parameters: [{ name: id, in: query, schema: { type: integer, example: ${odd}, enum: [${odd}, 1] } }]`
  const body = `requestBody: { content: { application/json: { schema: ${schema} } } }`
  const [slice] = slices(`${server}paths: { /x: { post: { ${parameters}, ${body}, responses: {} } } }`)
  const form = requestForm(slice!, api)!
  expect(form.parameters[0]!.schema).toMatchObject({ example: odd, enum: [{ value: odd }, { value: 1 }] })
  expect(check(odd, form.parameters[0]!.schema)).toEqual([])
  expect(check(odd, { type: 'integer' })).toEqual([])
  expect(check('12', { type: 'integer' })).toHaveLength(1)
  expect(JSON.stringify(form.body!.contents[0]!.schema)).not.toContain('imum')
  expect(form.body!.contents[0]!.example).toContain(`"id": ${odd}`)
  expect(JSON.parse(requestFile(slice!, api, english)!.text)).toEqual(form)
})

test('stand in the addresses of samples', async () => {
  const parameter = `{ name: id, in: path, required: true, schema: { type: integer }, example: ${odd} }`
  const body = `${server}paths: { '/x/{id}': { get: { parameters: [${parameter}], responses: {} } } }`
  expect((await view(body, { languages: ['bash'] })).samples[0]!.text).toContain(`/x/${odd}`)
})

test('a description that is given away without what is kept back has them', () => {
  const body = `${answering(schema)}components: { schemas: { Kept: { x-hidden: true } } }`
  const text = downloadOf(description(body)).text()
  expect(text).toContain(`example: ${odd}\n`)
  expect(text).toContain('minimum: -9223372036854775808\n')
  const json = `{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "paths": { "/a": { "x-excluded": true } }, "x-id": ${long}, "x-none": [{}, []] }`
  const read = readDescription('api.json', json, () => undefined)
  const given = downloadOf(read.description!).text()
  expect(given).toContain(`"x-id": ${long}`)
  expect(given.replace(long, '1')).toBe(`${JSON.stringify(JSON.parse(given.replace(long, '1')), null, 2)}\n`)
})

test('are no faults of a description', async () => {
  const text = answering(schema)
  const validate = validator()
  expect(await validate(description(text))).toEqual([])
  const old = readDescription(
    'a.yaml',
    `openapi: 3.0.3\ninfo: { title: T, version: '1' }\n${text.replace('const: ', 'default: ')}`,
    () => undefined,
  )
  expect(await validate(old.description!)).toEqual([])
  const wrong = description(answering(`{ type: string, minLength: -${odd} }`))
  expect((await validate(wrong)).map((each) => each.message)).toEqual([
    `"minLength" must be a whole number, but is the number -${odd}.`,
  ])
})

test('a change of one of their last digits is a change of the page', () => {
  const print = fingerprints()
  const prints = [odd, '9007199254740992'].map((each) => print(slices(answering(`{ example: ${each} }`))[0]!))
  expect(prints[0]).not.toBe(prints[1])
})
