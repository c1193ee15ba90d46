import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMath } from '../../../src/markdown/math/find-math.ts'
import type { Format } from '../../../src/markdown/nodes.ts'

const texOf = (text: string, format: Format = 'mdx') => findMath(text, format).map(({ tex }) => tex)

describe('formulas', () => {
  test.each([
    ['$x$', ['x']],
    ['energy $E = mc^2$, and $a_1$.', ['E = mc^2', 'a_1']],
    ['($a^2 + b^2$)', ['a^2 + b^2']],
    ['**$n$**', ['n']],
    ['| $|x|$ | $a$ |', ['|x|', 'a']],
    ['$\\frac{a}{b} < \\sqrt{2}$', ['\\frac{a}{b} < \\sqrt{2}']],
    ['$\\$5$', ['\\$5']],
    ['cost $5 and $x$', ['x']],
    ['$$x^2$$', ['x^2']],
    ['in $$ a + b $$ text', ['a + b']],
    ['$$\na\n\nb\n$$', ['a\n\nb']],
    ['> $$\n> a > b\n> $$', ['a > b']],
    ['- $$\n  a\n  $$', ['a']],
    ['$$ a\n = b $$', ['a\n= b']],
    ['<Latex>\\frac{a}{b}</Latex>', ['\\frac{a}{b}']],
    ['<Latex display>$a$</Latex>', ['a']],
  ])('%s', (text, expected) => expect(texOf(text)).toEqual(expected))

  test('a formula alone on its lines is a block', () => {
    const blocks = (text: string) => findMath(text, 'mdx').map(({ block }) => block)
    expect(blocks('$$\nx\n$$')).toEqual([true])
    expect(blocks('$$ x $$')).toEqual([true])
    expect(blocks('1. $$x$$')).toEqual([true])
    expect(blocks('so $$x$$')).toEqual([false])
    expect(blocks('<Latex display>x</Latex>')).toEqual([true])
    expect(blocks('<Latex>x</Latex>')).toEqual([false])
  })
})

describe('no formulas', () => {
  test.each([
    'costs $5 or up to $25',
    'from $10–$20 a month',
    '$5/month ($50/year)',
    'export PATH=$HOME/bin:$PATH',
    '$ref and $defs',
    'US$5 and CA$7',
    'a \\$x\\$ b',
    '$x\ny$',
    '$ x$ and $y $',
    '`$x$` and ``a $b$``',
    '```\n$x$\n```',
    '~~~sh\n$$\nx\n$$\n~~~',
    '$$$',
    'both $$ and $$ here',
    '$$\n\n# Heading\n\n$$',
    '| a $5 | b$ |',
    '{`${a} and ${b}$`}',
    '<Card title="$x$" />',
    '<!-- $x$ -->',
    'export const price = "$x$"',
    '\nimport a from "$x$"',
    '<Latex>{String.raw`x`}</Latex>',
    '<Latex>{"x"}</Latex>',
    '$x + \\\ny$',
    '$$x + \\\ny$$ and',
  ])('%s', (text) => expect(texOf(text)).toEqual([]))
})

test('braces are no expressions in .md', () => {
  expect(texOf('{$x$}', 'md')).toEqual(['x'])
})

test.each(['$', '$$ ', '$a | b', '{', '<', '<a ', '<Latex>', '\n$$a', '$$\n', '$\\', '`$'])(
  'takes linear time for a row of %j',
  (piece) => {
    expect(() => findMath(piece.repeat(300_000), 'mdx')).not.toThrow()
  },
)

test('a text that is not looked at any further has no formulas', () => {
  const signs = constantFrom(...'$$$aé1 \\_{}`\n\t|\u00a0\u2003.'.split(''), '$x', 'x$', '\\$', '$$')
  assert(
    property(array(signs, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      // Such a tag makes all of a text be looked at.
      expect(findMath(`${text}\n\n<Latex`, 'md').filter(({ start }) => start < text.length)).toEqual(
        findMath(text, 'md'),
      )
    }),
    { numRuns: 10_000 },
  )
})
