import { describe, expect, test } from 'vitest'
import { evaluate } from '../../../src/markdown/evaluate/evaluate.ts'
import { parseExpression, parseModule, parseSpread } from '../../../src/markdown/evaluate/parse-expression.ts'
import { unknown } from '../../../src/markdown/evaluate/value.ts'
import type { Value } from '../../../src/markdown/evaluate/value.ts'

const names = new Map<string, Value>([['known', 'yes']])
function valueOf(text: string): unknown {
  const parsed = parseExpression(text)
  return parsed.kind === 'expression' ? evaluate(parsed.expression, { names, jsx: () => unknown }) : parsed.kind
}

describe('values', () => {
  test.each<[string, unknown]>([
    ['1', 1],
    ['-2.5', -2.5],
    ['"a"', 'a'],
    ['`a ${1} ${known}`', 'a 1 yes'],
    ['true', true],
    ['!true', false],
    ['null', null],
    ['undefined', undefined],
    ['[1, "b", [null]]', [1, 'b', [null]]],
    ['known', 'yes'],
    ['/* c */', 'comment'],
    ['// c', 'comment'],
    ['', 'empty'],
    [' \n ', 'empty'],
    ['a b', 'invalid'],
    ['...x', 'invalid'],
  ])('%j', (text, value) => expect(valueOf(text)).toEqual(value))

  test('objects have no prototype', () => {
    const value = valueOf('{a: 1, "b-c": {d: []}, __proto__: 2}') as Record<string, unknown>
    expect(Object.getPrototypeOf(value)).toBeNull()
    expect(Object.entries(value)).toMatchObject([
      ['a', 1],
      ['b-c', { d: [] }],
      ['__proto__', 2],
    ])
  })

  test.each([
    'x',
    'known.length',
    'f()',
    'process',
    'globalThis',
    '() => 1',
    'a ? 1 : 2',
    '/x/',
    '1n',
    'new Date()',
    'import("x")',
    '`${x}`',
    '[...known]',
    '{[known]: 1}',
    'known = 1',
    'this',
    '<b/>',
  ])('%j is not computed', (text) => {
    expect(valueOf(text)).toBe(unknown)
  })

  test('text that is too deep or too long is no expression', () => {
    expect(valueOf('('.repeat(5000))).toBe('invalid')
    expect(valueOf('!'.repeat(100_001))).toBe('invalid')
    expect(['invalid', unknown]).toContain(valueOf(`${'!'.repeat(99_000)}1`))
  })
})

test('spreads and modules are told apart from text', () => {
  expect(parseSpread(' ...x').kind).toBe('expression')
  expect(parseSpread('x').kind).toBe('invalid')
  expect('program' in parseModule('import a from "b"\nexport const c = <p/>')).toBe(true)
  expect(parseModule('export the data')).toEqual({ offset: 7 })
})
