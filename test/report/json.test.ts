import { expect, test } from 'vitest'
import { diagnosticLine, resultLine } from '../../src/report/json.ts'

test('a diagnostic is one line with its place spread out', () => {
  const at = { file: 'docs.json', line: 3, column: 5 }
  expect(diagnosticLine({ code: 'key-unknown', severity: 'warning', message: 'a\nb', at })).toBe(
    '{"type":"diagnostic","severity":"warning","code":"key-unknown","message":"a\\nb","file":"docs.json","line":3,"column":5}',
  )
})

test('the summary comes as one line', () => {
  expect(resultLine(1, { fatal: 0, error: 1, warning: 0, info: 0 }, { pages: 3 })).toBe(
    '{"type":"summary","exitCode":1,"fatal":0,"error":1,"warning":0,"info":0,"pages":3}',
  )
})
