import { constantFrom, array, assert, property } from 'fast-check'
import { bundledLanguages } from 'shiki/langs'
import { expect, test } from 'vitest'
import { asciiOf } from '../../src/markdown/regex-ascii.ts'
import { translate } from '../../src/markdown/regex-translation.ts'

test('classes of Unicode become what they hold of ASCII', () => {
  const made = asciiOf({ pattern: String.raw`\p{Nd}[$\p{Alpha}_]\P{L}[^\p{Lu}]`, flags: 'dgv' })
  expect(made?.flags).toBe('dg')
  const regex = new RegExp(`^(?:${made!.pattern})$`)
  expect(['1a.b', '9$1z'].every((text) => regex.test(text))).toBe(true)
  expect(['1abB', 'xa.b', '1a.B', '1-.b'].some((text) => regex.test(text))).toBe(false)
})

test('a class without regard to case holds both', () => {
  const made = asciiOf({ pattern: String.raw`^[\p{Lu}]$`, flags: 'iv' })!
  expect(new RegExp(made.pattern, made.flags).test('a')).toBe(true)
})

test.each([
  [String.raw`[[a-z]--[x]]`, 'v'],
  [String.raw`[\p{L}&&[a-z]]`, 'v'],
  [String.raw`\u{1F600}`, 'v'],
  ['a😀?b', 'v'],
  [String.raw`\ud83d\ude00?`, 'v'],
  [String.raw`[\q{ab|c}]`, 'v'],
  ['\u212a', 'iv'],
  [String.raw`\u017f`, 'iv'],
  ['a', 'g'],
])('%s with %s stays as it is', (pattern, flags) => {
  expect(asciiOf({ pattern, flags })).toBeUndefined()
})

test('a class that holds nothing of ASCII turns no set around', () => {
  const made = asciiOf({ pattern: String.raw`^[\p{sc=Han}^a]$`, flags: 'v' })!
  const regex = new RegExp(made.pattern)
  expect(['a', '^', 'b'].map((text) => regex.test(text))).toEqual([true, true, false])
})

test('a sign that is escaped opens no class', () => {
  const made = asciiOf({ pattern: String.raw`\[\p{L}\]\\[\]\p{L}]`, flags: 'v' })!
  expect(new RegExp(`^${made.pattern}$`).test(String.raw`[a]\]`)).toBe(true)
})

const patternsOf = async (name: 'typescript' | 'python' | 'shellscript' | 'ruby' | 'sql' | 'csharp' | 'php') => {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value))
      if (typeof part === 'string' && /^(?:match|begin|end|while)$/.test(key)) found.add(part)
      else visit(part)
  }
  visit((await bundledLanguages[name]()).default)
  return [...found]
}

const pieces = constantFrom(
  ...'const let function class => = ( ) { } [ ] < > "str" \'a\' `x` $x ${a} # // /* */ 0x1F 12 1e5 .5 :: : ; , _a A9 if for in of not'.split(
    ' ',
  ),
  ' ',
  '  ',
  '\t',
  '\n',
)

function matchIn(regex: RegExp, text: string, start: number): unknown {
  regex.lastIndex = start
  const match = regex.exec(text)
  return match && [match.index, [...match]]
}

test.each(['typescript', 'python', 'shellscript', 'ruby', 'sql', 'csharp', 'php'] as const)(
  'patterns of %s find the same in lines of ASCII',
  async (name) => {
    const pairs = (await patternsOf(name)).flatMap((source) => {
      const translation = translate(source)
      const ascii = translation && asciiOf(translation)
      if (!ascii) return []
      return [[new RegExp(translation.pattern, translation.flags), new RegExp(ascii.pattern, ascii.flags)] as const]
    })
    expect(pairs.length).toBeGreaterThan(50)
    assert(
      property(array(pieces, { maxLength: 12 }), (line) => {
        const text = line.join('')
        for (const [wide, narrow] of pairs)
          for (const start of new Set([0, text.length >> 1]))
            expect(matchIn(narrow, text, start)).toEqual(matchIn(wide, text, start))
      }),
      { numRuns: 12 },
    )
  },
)
