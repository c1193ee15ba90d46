import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { expect, test } from 'vitest'
import { regexEngine } from '../../src/markdown/regex-engine.ts'
import { prepare } from '../../src/markdown/regex-translation.ts'

const patterns = ['\\bword\\b', '(?<=a)\\d(x)?', '\\G\\s', '"', '(?<!\\w)(if|else)', '(^|\\G)#', '(?i)IF', '(']
/** In JavaScript these have other groups than here, or begin a new text. */
const others = [
  '(?>a+)(\\d)',
  'a++(\\d)(x)?',
  '(?<n>a\\d)|(?<n>word)',
  '(\\w)\\g<1>(\\w)',
  '(?!\\G)(\\d)(x)',
  '(?:\\G|x)\\s(a)',
]
const lines = ['if a1x word "', ' # else a2 if', '##"" a3x a4', '', 'word word']

/** As the bundled program reads it. */
const table = JSON.parse(
  JSON.stringify(Object.fromEntries([...patterns, ...others].map((each) => [each, prepare(each)]))),
)

test.each([
  ['that are translated when they are run', undefined],
  ['of a table', new Map([['grammar', table]])],
])('finds in any order what the engine of shiki finds with patterns %s', (_, tables) => {
  const [ours, theirs] = [regexEngine(tables), createJavaScriptRegexEngine({ forgiving: true })]
  // Two scanners share patterns, as rules do.
  for (const own of [patterns, patterns.toReversed(), ...others.map((each) => [each])]) {
    const [a, b] = [ours.createScanner(own), theirs.createScanner(own)]
    for (const line of lines) {
      const [text, other] = [ours.createString(line), theirs.createString(line)]
      for (const start of [0, 3, 1, 7, 2, line.length].filter((each) => each <= line.length))
        expect(a.findNextMatchSync(text, start, 0)).toEqual(b.findNextMatchSync(other, start, 0))
    }
  }
})

test('has patterns whose groups JavaScript counts otherwise', () => {
  const translations = others.map((each) => prepare(each).translation)
  expect(translations.some((each) => each?.hidden)).toBe(true)
  expect(translations.some((each) => each?.transfers)).toBe(true)
  expect(translations.some((each) => each?.clips)).toBe(true)
})
