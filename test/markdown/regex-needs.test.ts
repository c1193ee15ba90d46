import { describe, expect, test } from 'vitest'
import { needsOf } from '../../src/markdown/regex-needs.ts'

describe('the words of which a line must hold one', () => {
  test.each<[string, ...(readonly string[])[]]>([
    ['\\b(interface|type)\\b\\s+', ['interface', 'type']],
    ['(?<![\\w$])(?:async\\s+)?function', ['function']],
    ['(as)\\s+(const)', ['const'], ['as']],
    ['(?:one|(?<=b)two words)', ['one', 'two words']],
    ['=>', ['=>']],
    ['["\']', ['"', "'"]],
    ['(?=`)', ['`']],
    ['ab+c', ['ab'], ['c']],
    ['x{0,2}yz{2}', ['yz']],
    ['(?x) this # a word\n | that', ['this', 'that']],
    ['\\.\\s*(?!\\.)', ['.']],
    ['[]x](end)', ['end']],
    ['ok😀?!', ['ok'], ['!']],
    ['😀+b', ['😀'], ['b']],
  ])('%s', (pattern, ...needs) => {
    expect(needsOf(pattern).map(({ words }) => words)).toEqual(needs)
  })

  test.each([
    ['a class of many', '[a-z]+'],
    ['one branch without any', 'word|\\s'],
    ['what may be missing', '(?:word)?\\s{0,2}'],
    ['a quantifier of a quantifier', '(?:word)+{0,1}'],
    ['what must not be there', '(?!word)\\w'],
    ['letters of any case', '(?i)word'],
    ['arguments of escapes', '\\p{Alpha}\\x{41}\\k<word>\\u0041'],
    ['what is not closed', '(word'],
    ['syntax that is not read', '(?~word)'],
  ])('are not known for %s', (_, pattern) => {
    expect(needsOf(pattern)).toEqual([])
  })

  test('stand where a search begins or after it, but for what stands behind', () => {
    const needs = needsOf('(?<=before)(?=after)')
    expect(needs).toEqual([
      { words: ['before'], ahead: false },
      { words: ['after'], ahead: true },
    ])
  })
})
