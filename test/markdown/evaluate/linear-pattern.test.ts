import { describe, expect, test } from 'vitest'
import { linearPattern, patternCost } from '../../../src/markdown/evaluate/linear-pattern.ts'

describe('patterns', () => {
  test.each([
    '\\s+',
    '[^a-z0-9]+',
    '^\\/',
    '-',
    '\\b\\w',
    '([A-Z])',
    '^\\/+|\\/+$',
    'a|b',
    '\\s*,\\s*',
    '(?:ab)+',
    'x{2,3}',
    '\\d{4}-\\d{2}-\\d{2}',
    '\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}',
    'a|b|c|d|e|f|g|h',
    '\\p{L}+',
    '[\\]a]*',
  ])('%j is let through', (source) => expect(linearPattern(source, 'gu')).toBeDefined())

  test.each([
    '(a+)+',
    '(a|a)*',
    '(a?){20}',
    'a*a*b',
    '.*.*x',
    '(\\w+\\s?)+',
    '(?=a)',
    '(?<!a)b',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    'a{1000}',
    'a{0,10}a{0,10}a{0,10}a{0,10}a{0,10}a{0,10}a{0,10}b',
    'a{0,10}a{0,10}b',
    'a?a?a?a?a?a?a?',
    '(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)',
    'a?a?a?a?a?a?a?a?a?',
    '(',
    ')',
    'a'.repeat(200),
  ])('%j is not', (source) => expect(linearPattern(source, 'g')).toBeUndefined())

  test('flags that keep a place are not', () => {
    expect(linearPattern('a', 'y')).toBeUndefined()
  })

  test.each([
    ['a', 1, 1000],
    ['a+', 1, 1000],
    ['a{3}', 1, 1000],
    ['a?b?', 4, 4000],
    ['a{0,9}b{2,5}', 40, 40_000],
    ['(a|b)(?:c|d|e)|f', 12, 12_000],
    ['a+b', 1, 11_000],
    ['a+b?c', 2, 22_000],
  ])('the cost of %j counts each way to try', (source, tries, cost) => {
    const found = linearPattern(source, 'g')!
    expect([found.tries, patternCost(found, 1000)]).toEqual([tries, cost])
  })
})
