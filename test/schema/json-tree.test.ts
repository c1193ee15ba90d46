import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOf, writtenAs } from '../../src/schema/json-file.ts'
import { parseJson, plainValue } from '../../src/schema/json-tree.ts'
import type { JsonNode } from '../../src/schema/json-tree.ts'

const parse = (text: string) => parseJson('docs.json', text)
const member = (node: JsonNode | undefined, key: string) =>
  node?.kind === 'object' ? node.members.get(key) : undefined

describe('accepts what people write', () => {
  test('plain JSON gives its value and no message', () => {
    const { root, diagnostics } = parse('{"a": [1, "x", true, null, {"b": -0.5e2}]}')
    expect(JSON.stringify(plainValue(root!))).toBe('{"a":[1,"x",true,null,{"b":-50}]}')
    expect(diagnostics).toEqual([])
  })

  test('a byte order mark is skipped and does not shift columns', () => {
    const { root, diagnostics } = parse('\uFEFF{"a": 1}')
    expect(diagnostics).toEqual([])
    expect(placeOf(root!)).toMatchObject({ line: 1, column: 1 })
  })

  test('comments and trailing commas give one info, at the first of them', () => {
    const { root, diagnostics } = parse('{\n  "a": [1, 2,], // one\n  /* two */ "b": 3,\n}')
    expect(JSON.stringify(plainValue(root!))).toBe('{"a":[1,2],"b":3}')
    expect(diagnostics).toMatchObject([{ code: 'json-relaxed', severity: 'info', at: { line: 2, column: 13 } }])
  })

  test('two slashes inside a string are no comment', () => {
    expect(parse('{"a": "https://x.test, ]"}').diagnostics).toEqual([])
  })
})

describe('knows places', () => {
  test('values and keys have line and column, also after CRLF', () => {
    const { root } = parse('{\r\n  "a": {\r\n    "b": "xyz"\r\n  }\r\n}')
    const inner = member(member(root, 'a')?.value, 'b')
    expect(placeOf(inner!.value)).toEqual({ file: 'docs.json', line: 3, column: 10, endLine: 3, endColumn: 15 })
    expect(placeOf(inner!.key)).toMatchObject({ line: 3, column: 5 })
  })

  test('a number keeps its text', () => {
    expect(writtenAs(member(parse('{"v": 1.0}').root, 'v')!.value)).toBe('1.0')
  })
})

describe('keys', () => {
  test('a key that is listed twice: the last one counts, both places are named', () => {
    const { root, diagnostics } = parse('{\n  "a": 1,\n  "a": 2\n}')
    expect(JSON.stringify(plainValue(root!))).toBe('{"a":2}')
    expect(diagnostics).toMatchObject([{ code: 'key-duplicate', severity: 'warning', at: { line: 3, column: 3 } }])
    expect(diagnostics[0]!.message).toContain('docs.json:2:3')
  })

  test('"__proto__" is a key like any other and changes no prototype', () => {
    const { root } = parse('{"__proto__": {"polluted": true}, "constructor": 1}')
    const value = plainValue(root!) as Record<string, unknown>
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor'])
    expect('polluted' in value).toBe(false)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('refuses', () => {
  const fault = (text: string) => {
    const { code, severity, message, hint, at } = parse(text).diagnostics[0]!
    return `${at?.line}:${at?.column} ${severity} ${code} ${message} ${hint ?? ''}`
  }

  test.each([
    [
      '',
      '1:1 The file is empty. Write at least { "name": "…", "navigation": [{ "group": "…", "pages": ["index"] }] }.',
    ],
    ['{"a": NaN}', '1:7 "NaN" is not a number in JSON. Write a number, or null.'],
    ["{'a': 1}", "1:2 'a' is in single quotes. Use double quotes."],
    ['{"a": \'x\'}', "1:7 'x' is in single quotes. Use double quotes."],
    ['{a: 1}', '1:2 "a" is not allowed in JSON. Put keys and text in double quotes.'],
    ['{"a": 1\n "b": 2}', '1:8 A comma is missing before "b". Add a comma after the value before it.'],
    ['{"a" 1}', '1:6 A colon was expected before "1". Put a colon between a key and its value: "name": "value".'],
    [
      '{"a": "x\ny"}',
      '1:7 A quote is opened and never closed: "x Close it on the same line; write \\" for a quote inside the text.',
    ],
    ['{"a": 1', '1:8 A "}" is missing. Close the object that is still open with "}".'],
    ['{\n  "a": 1\n\n', '2:9 A "}" is missing. Close the object that is still open with "}".'],
    [
      '{\n  "a":\n',
      '2:7 The file ends where a value was expected. Write a value, or remove the comma or colon before it.',
    ],
    ['["a" "b"]', '1:5 A comma is missing before "b". Add a comma after the value before it.'],
    ['{"a": 1}}', '1:9 "}" comes after the end of the object. Remove it, or remove a closing bracket before it.'],
    ['{"a": True}', '1:7 "True" is written in capitals. Write true.'],
    ['{"a": undefined}', '1:7 "undefined" does not exist in JSON. Write null, or leave the key out.'],
    ['{"a": .5}', '1:7 ".5" is not a number in JSON. Write 0.5 instead of .5, and no plus sign.'],
    [
      '{"a": "C:\\q"}',
      '1:7 "C:\\q" has a backslash with no meaning in JSON. Write \\\\ for a backslash, or / in paths.',
    ],
    [
      '{"a": "\\u12"}',
      '1:7 "\\u12" has a \\u that is not followed by four hexadecimal digits. Write \\\\ for a backslash.',
    ],
    ['{"a": }', '1:7 A value was expected before "}". Write a value, or remove the comma or colon before it.'],
    ['/* x', '1:1 A comment is never closed. End it with */.'],
    ['{“a”: 1}', '1:2 “a” is in curly quotes. Use straight double quotes.'],
    ['{"a": `x`}', '1:7 `x` is in backticks. Use double quotes.'],
    ['# no\n{}', '1:1 "#" is not allowed in JSON. Comments start with //.'],
    ['[1, 2', '1:6 A "]" is missing. Close the list that is still open with "]".'],
    [
      '{"a": 1.}',
      '1:7 "1." is not a number in JSON. Write it with digits on both sides of the point, or in double quotes.',
    ],
    ['{"a": what}', '1:7 "what" is not allowed in JSON. Put keys and text in double quotes.'],
  ])('%j', (text, expected) => {
    expect(parse(text).root).toBeUndefined()
    expect(fault(text).replace(' fatal json-syntax ', ' ')).toBe(expected)
  })

  test('nesting beyond 100 levels, before any parser recurses', () => {
    expect(parse('['.repeat(100) + ']'.repeat(100)).diagnostics).toEqual([])
    for (const depth of [101, 200_000])
      expect(fault('['.repeat(depth))).toBe('1:101 fatal json-deep Values are nested more than 100 levels deep. ')
  })

  test('a file of more than 32 MB', () => {
    expect(fault(`"${'x'.repeat(32 * 1024 * 1024)}"`)).toContain('fatal json-large')
  })
})

test('random JSON comes back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const { root } = parse(JSON.stringify(value, null, 2))
      expect(JSON.stringify(plainValue(root!))).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))))
    }),
    { numRuns: 200 },
  )
})

test('random text never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:/*\\\n tfn01.-e\'a'), maxLength: 60 }), (text) => {
      const { root, diagnostics } = parse(text)
      expect(root !== undefined || diagnostics[0]?.severity === 'fatal').toBe(true)
    }),
    { numRuns: 1000 },
  )
})
