import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { check } from '../../src/schema/check.ts'
import { placeOf } from '../../src/schema/json-file.ts'
import { parseJson } from '../../src/schema/json-tree.ts'

const run = <S extends z.ZodType>(schema: S, text: string) => check(schema, parseJson('docs.json', text).root!)
const plain = (value: unknown) => JSON.parse(JSON.stringify(value) ?? 'null') as unknown
const told = (schema: z.ZodType, text: string) =>
  run(schema, text).diagnostics.map(
    ({ at, severity, code, message, hint }) => `${at?.line}:${at?.column} ${severity} ${code} ${message} ${hint ?? ''}`,
  )

const look = z.object({
  mode: z.enum(['light', 'dark', 'system']).optional(),
  hidden: z.boolean().optional(),
  size: z.number().min(1).max(9).optional(),
  name: z.string().min(1).optional(),
  links: z.array(z.object({ label: z.string().optional(), href: z.string().optional() })).optional(),
  logo: z.union([z.string(), z.object({ light: z.string().optional() })]).optional(),
  map: z.record(z.string(), z.string()).optional(),
})

describe('a wrong value is left out, the rest stays', () => {
  test('of an object', () => {
    expect(plain(run(look, '{"mode": 1, "hidden": true}').value)).toEqual({ hidden: true })
  })
  test('of a list', () => {
    const { value, diagnostics } = run(look, '{"links": [{"label": 1, "href": "/a"}, "x", {"href": "/b"}]}')
    expect(plain(value)).toEqual({ links: [{ href: '/a' }, { href: '/b' }] })
    expect(diagnostics.map((each) => each.at?.column)).toEqual([22, 40])
  })
  test('of a map', () => {
    expect(plain(run(look, '{"map": {"a": "x", "b": 2}}').value)).toEqual({ map: { a: 'x' } })
  })
  test('inside a union', () => {
    expect(plain(run(look, '{"logo": {"light": 5}, "size": 2}').value)).toEqual({ logo: {}, size: 2 })
  })
  test('all of it', () => {
    expect(run(look, '[]').value).toBeUndefined()
  })
})

test('says what is wrong, where, and what to do', () => {
  const text = '{"mode": "drak", "hidden": "true", "size": "3", "name": "", "logo": 7, "links": {}, "map": "x"}'
  expect(told(look, text)).toEqual([
    '1:10 error value-choice "mode" cannot be the string "drak". Did you mean "dark"?',
    '1:28 error value-type "hidden" must be true or false, but it is the string "true". Write true without quotes.',
    '1:44 error value-type "size" must be a number, but it is the string "3". Write 3 without quotes.',
    '1:57 error value-size "name" must not be empty. ',
    '1:69 error value-type "logo" must be a string or an object, but it is the number 7. Write it in quotes: "7".',
    '1:81 error value-type "links" must be a list, but it is an object. Put it in square brackets.',
    '1:92 error value-type "map" must be an object, but it is the string "x". ',
  ])
  expect(told(look, '{"size": 12, "mode": "zzzzzzzzz"}')).toEqual([
    '1:10 error value-size "size" must be at most 9, but it is the number 12. ',
    '1:22 error value-choice "mode" cannot be the string "zzzzzzzzz". Write one of "light", "dark", "system".',
  ])
})

test('a value of a wrong format, and any other fault zod finds', () => {
  expect(told(z.object({ id: z.string().regex(/^a+$/) }), '{"id": "b"}')[0]).toContain(
    'error value-format "id" cannot be the string "b"',
  )
  const even = z.number().multipleOf(2)
  expect(told(z.object({ n: even }), '{"n": 3}')[0]).toContain('error value-wrong "n" cannot be the number 3')
  expect(told(z.object({ n: z.tuple([z.string(), z.number()]) }), '{"n": ["a", "b"]}')[0]).toBe(
    '1:13 error value-type "n[]" must be of type number, but it is the string "b". ',
  )
})

test('a custom issue names its own code; a mild one keeps the value', () => {
  const mild = z.string().superRefine((_, context) => {
    context.addIssue({
      code: 'custom',
      message: 'is %',
      params: { code: 'value-odd', severity: 'info', hint: 'Fine.' },
    })
  })
  expect(told(z.object({ a: mild }), '{"a": "x"}')).toEqual(['1:7 info value-odd "a" is the string "x". Fine.'])
  expect(plain(run(z.object({ a: mild }), '{"a": "x"}').value)).toEqual({ a: 'x' })
})

describe('keys', () => {
  test('an unknown key is a warning with the nearest known one', () => {
    expect(told(look, '{"hiden": true}')).toEqual([
      '1:2 warning key-unknown The key "hiden" is not known. Did you mean "hidden"?',
    ])
  })
  test('keys known elsewhere are suggested too', () => {
    const { diagnostics } = check(look, parseJson('docs.json', '{"topbarLink": 1}').root!, {
      knownKeys: ['topbarLinks'],
    })
    expect(diagnostics[0]?.hint).toBe('Did you mean "topbarLinks"?')
  })
  test('the same unknown key is reported once, with its number', () => {
    const lines = told(look, '{"links": [{"icno": 1}, {"icno": 2}]}')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('1:13 warning key-unknown The key "icno" is not known (2 times).')
  })
  test('"x-" keys, "$schema" and "$ref" pass', () => {
    expect(told(look, '{"x-mine": 1, "$schema": "y", "$ref": "z"}')).toEqual([])
  })
  test('"__proto__" is just unknown', () => {
    const { value, diagnostics } = run(look, '{"__proto__": {"hidden": true}, "map": {"__proto__": "x"}}')
    expect(diagnostics[0]).toMatchObject({ code: 'key-unknown' })
    expect(value!.hidden).toBeUndefined()
    expect(Object.keys(value!.map!)).toEqual(['__proto__'])
  })
  test('a required key that is missing leaves its object out', () => {
    const schema = z.object({ list: z.array(z.object({ id: z.string() })) })
    expect(told(schema, '{"list": [{}]}')).toEqual(['1:11 error key-missing "list[]" has no "id". Add "id".'])
    expect(plain(run(schema, '{"list": [{}, {"id": "a"}]}').value)).toEqual({ list: [{ id: 'a' }] })
  })
  test('a key without effect says so once, and what is inside it says nothing', () => {
    const inner = z.object({ family: z.string().optional().meta({ idle: 'no.' }) })
    const schema = z.object({ fonts: inner.optional().meta({ idle: 'fonts are not loaded.' }) })
    expect(told(schema, '{"fonts": {"family": "x"}}')).toEqual([
      '1:2 info key-idle "fonts" is accepted but has no effect: fonts are not loaded. ',
    ])
    for (const wrong of ['7', 'null', '{"family": 3, "famly": "x"}'])
      expect(told(schema, `{"fonts": ${wrong}}`)).toHaveLength(1)
  })
})

test('recursive schemas are walked', () => {
  const node = z.object({ name: z.string().optional() }).extend({
    get children() {
      return z.array(z.union([z.string(), node])).optional()
    },
  })
  const { value, diagnostics } = run(node, '{"children": ["a", {"name": 1, "children": ["b"]}]}')
  expect(plain(value)).toEqual({ children: ['a', { children: ['b'] }] })
  expect(diagnostics).toHaveLength(1)
})

test('every part of the value can be pointed at, also after an entry before it was left out', () => {
  const { value, nodeOf } = run(look, '{"links": [1, {"href": "/a"}]}')
  const links = value!.links!
  expect(placeOf(nodeOf(links, 0))).toMatchObject({ column: 15 })
  expect(placeOf(nodeOf(links[0]!, 'href'))).toMatchObject({ column: 24 })
  expect(placeOf(nodeOf(links[0]!, 'label'))).toMatchObject({ column: 15 })
})
