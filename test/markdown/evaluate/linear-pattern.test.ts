import { describe, expect, test } from 'vitest'
import { linearPattern, patternCost } from '../../../src/markdown/evaluate/linear-pattern.ts'
import { pattern } from '../../../src/markdown/evaluate/value.ts'

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
    'a?a?a?a?a?a?a?a?a?',
    '(',
    ')',
    'a'.repeat(200),
  ])('%j is not', (source) => expect(linearPattern(source, 'g')).toBeUndefined())

  test('flags that keep a place are not', () => {
    expect(linearPattern('a', 'y')).toBeUndefined()
  })

  test('what it costs bounds what it takes', () => {
    for (const source of ['a+b', '\\s*,\\s*', '(a|b+)c', '^a*b', 'a?a?a?a?a?a?a?a?', '(?:a|ab)(?:c|bcd)(?:d*)']) {
      const found = linearPattern(source, 'g')
      if (!found) continue
      for (const text of ['a', 'b', ' ', 'ab'].map((each) => each.repeat(4000))) {
        const started = performance.now()
        text.replace(found[pattern], '')
        // A letter of cost is some nanoseconds' work; the bound is generous for busy machines.
        expect(performance.now() - started).toBeLessThan(50 + patternCost(found, text.length) / 100)
      }
    }
  })
})
