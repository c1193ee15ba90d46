import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { expect, test } from 'vitest'
import { regexEngine } from '../../src/markdown/regex-engine.ts'

const patterns = ['\\bword\\b', '(?<=a)\\d(x)?', '\\G\\s', '"', '(?<!\\w)(if|else)', '(^|\\G)#', '(?i)IF', '(']
const lines = ['if a1x word "', ' # else a2 if', '##"" a3x a4', '', 'word word']

test('finds in any order what the engine of shiki finds', () => {
  const [ours, theirs] = [regexEngine(), createJavaScriptRegexEngine({ forgiving: true })]
  // Two scanners share patterns, as rules do.
  for (const own of [patterns, patterns.toReversed()]) {
    const [a, b] = [ours.createScanner(own), theirs.createScanner(own)]
    for (const line of lines) {
      const [text, other] = [ours.createString(line), theirs.createString(line)]
      for (const start of [0, 3, 1, 7, 2, line.length].filter((each) => each <= line.length))
        expect(a.findNextMatchSync(text, start, 0)).toEqual(b.findNextMatchSync(other, start, 0))
    }
  }
})
