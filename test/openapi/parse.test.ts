import { expect, test } from 'vitest'
import { limits, parse } from '../../src/openapi/parse.ts'

const codes = (text: string) => parse('a.yaml', text).diagnostics.map((each) => each.code)

test('reads JSON and YAML to the same value', () => {
  expect(parse('a.yaml', 'a: [1, "x", null]\nb: 2020-01-01').value).toEqual({ a: [1, 'x', null], b: '2020-01-01' })
  expect(parse('a.json', '\uFEFF{"a": [1, "x", null]}').value).toEqual({ a: [1, 'x', null] })
})

test('reads anchors, aliases and merge keys', () => {
  expect(parse('a.yaml', 'a: &a { x: 1 }\nb: { <<: *a, y: 2 }').value).toEqual({ a: { x: 1 }, b: { x: 1, y: 2 } })
})

test('a key named __proto__ is a key', () => {
  const { value } = parse('a.yaml', '__proto__: { polluted: yes }')
  expect(Object.keys(value as object)).toEqual(['__proto__'])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('tells where a value stands, in YAML and in JSON', () => {
  const yaml = parse('a.yaml', 'paths:\n  /x:\n    get:\n      tags: [a, b]\n')
  expect(yaml.places(['/paths/~1x/get', '/paths/~1x/get/tags/1']).get('/paths/~1x/get')).toEqual({
    file: 'a.yaml',
    line: 3,
    column: 5,
  })
  const json = parse('a.json', '{\n  "a\\"b": [1, {"c": true}],\n  "d": "x"\n}')
  const at = json.places(['/a"b/1/c', '/d', '/d/nowhere'])
  expect([...at.values()].map(({ line, column }) => [line, column])).toEqual([
    [2, 16],
    [3, 3],
    [3, 3],
  ])
})

test('says where the text is no YAML', () => {
  expect(parse('a.yaml', 'a: 1\nb: [').diagnostics).toMatchObject([
    { code: 'openapi-syntax', severity: 'error', at: { line: 2 } },
  ])
  expect(codes('')).toEqual([])
  expect(codes('a: 1\n---\nb: 2')).toEqual(['openapi-syntax'])
  expect(codes('a: *nowhere')).toEqual(['openapi-syntax'])
})

test('refuses what is too large', () => {
  expect(codes(' '.repeat(limits.characters + 1))).toEqual(['openapi-too-large'])
})

test('refuses what is nested too deep, before it costs anything', () => {
  expect(codes(`a: ${'['.repeat(100_000)}`)).toEqual(['openapi-too-deep'])
  expect(codes('- '.repeat(20_000))).toEqual(['openapi-too-deep'])
  expect(codes(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toEqual(['openapi-too-deep'])
})

test('refuses a value that holds itself and aliases that grow without end', () => {
  expect(codes('a: &a { b: *a }')).toEqual(['openapi-too-deep'])
  const laughs = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`)
  expect(codes(['a0: &a0 [x]', ...laughs].join('\n'))).toEqual(['openapi-syntax'])
})

test('a tag of another language is only a text', () => {
  expect(parse('a.yaml', 'a: !!js/function "x"').value).toEqual({ a: 'x' })
})
