import { expect, test } from 'vitest'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { duration, inOrder, printDiagnostic, summarize, summaryLine } from '../../src/report/print.ts'

const problem: Diagnostic = {
  code: 'prop-unknown',
  severity: 'error',
  message: '<Card> has no prop "titel".',
  hint: 'did you mean "title"?',
  at: { file: 'pages/auth.mdx', line: 2, column: 7, endColumn: 12 },
}
const textOf = () => '# Keys\n<Card titel="Keys" href="/keys">\n'

test('prints place, code, message, the line with its spot underlined, and the hint', () => {
  expect(printDiagnostic(problem, { textOf, color: false })).toBe(
    [
      'pages/auth.mdx:2:7  error  prop-unknown',
      '  <Card> has no prop "titel".',
      '',
      '    2 │ <Card titel="Keys" href="/keys">',
      '      │       ~~~~~',
      '  hint: did you mean "title"?',
    ].join('\n'),
  )
})

test('prints a message without a place or a text', () => {
  const { at: _, hint: __, ...bare } = problem
  expect(printDiagnostic(bare, { textOf, color: false })).toBe('error  prop-unknown\n  <Card> has no prop "titel".')
  expect(printDiagnostic(problem, { textOf: () => undefined, color: false }).split('\n')).toHaveLength(3)
})

test('colours only when asked', () => {
  expect(printDiagnostic(problem, { textOf, color: true })).toContain('\u001b[31merror\u001b[39m')
})

test('lets no control character of an author through', () => {
  const hostile = { ...problem, message: 'a\u001b[2J\u202eb\n', at: { file: 'x\u0007.md', line: 1, column: 1 } }
  expect(printDiagnostic(hostile, { textOf: () => 'z\u001b]0;t\u0007', color: false })).toMatchInlineSnapshot(`
    "x\\x07.md:1:1  error  prop-unknown
      a\\x1b[2J\\u{202e}b\\n

        1 │ z\\x1b]0;t\\x07
          │ ~
      hint: did you mean "title"?"
  `)
})

test('counts by severity and sums up in one line', () => {
  const counts = summarize([problem, problem, { ...problem, severity: 'warning' }])
  expect(counts).toEqual({ fatal: 0, error: 2, warning: 1, info: 0 })
  expect(summaryLine(12, counts, 340.4)).toBe('12 pages, 2 errors, 1 warning in 340 ms')
  expect(summaryLine(1, summarize([]), 2140)).toBe('1 page in 2.1 s')
  expect(duration(999)).toBe('999 ms')
})

test('orders by file and place, drops repetitions', () => {
  const at = (file: string, line: number): Diagnostic => ({ ...problem, at: { file, line, column: 1 } })
  const lost: Diagnostic = { ...problem, at: undefined }
  expect(inOrder([lost, at('b', 1), at('a', 9), at('a', 2), at('b', 1)])).toEqual([
    at('a', 2),
    at('a', 9),
    at('b', 1),
    lost,
  ])
})
