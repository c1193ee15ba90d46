import { expect, test } from 'vitest'
import { sarifLog } from '../../src/report/sarif.ts'
import { sarif } from './sarif-rules.ts'

const log = (...diagnostics: Parameters<typeof sarifLog>[0]) =>
  JSON.parse(sarifLog(diagnostics, { version: '1.2.3', prefix: 'docs/', exitCode: 1 })) as {
    version: string
    runs: { tool: { driver: { rules: { id: string }[] } }; results: object[]; invocations: object[] }[]
  }

test('a log has one run with a rule for each code, in the order of use', () => {
  const made = log(
    { code: 'link-broken', severity: 'warning', message: 'A.' },
    { code: 'page-missing', severity: 'error', message: 'B.' },
    { code: 'link-broken', severity: 'info', message: 'C.' },
  )
  expect(made).toMatchObject({ version: '2.1.0', runs: [{ tool: { driver: { name: 'flatleaf' } } }] })
  expect(made.runs[0]!.tool.driver.rules.map(({ id }) => id)).toEqual(['link-broken', 'page-missing'])
  expect(made.runs[0]!.results).toMatchObject([
    { ruleId: 'link-broken', ruleIndex: 0, level: 'warning' },
    { ruleId: 'page-missing', ruleIndex: 1, level: 'error' },
    { ruleId: 'link-broken', ruleIndex: 0, level: 'note' },
  ])
  expect(made.runs[0]!.invocations).toEqual([{ executionSuccessful: true, exitCode: 1 }])
})

test('a result has its place, 1-based, with an escaped address, and the hint in its text', () => {
  const at = { file: 'a b/ä#.mdx', line: 3, column: 5, endLine: 3, endColumn: 9 }
  expect(log({ code: 'link-broken', severity: 'warning', message: 'A.', hint: 'Do.', at }).runs[0]!.results).toEqual([
    {
      ruleId: 'link-broken',
      ruleIndex: 0,
      level: 'warning',
      message: { text: 'A.\nDo.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'docs/a%20b/%C3%A4%23.mdx', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
          },
        },
      ],
    },
  ])
})

test('nothing wrong is a log without results, and a fatal problem a run that failed', () => {
  expect(log().runs[0]).toMatchObject({ results: [], tool: { driver: { rules: [] } } })
  const failed = log({ code: 'json-syntax', severity: 'fatal', message: 'A.' })
  expect(failed.runs[0]).toMatchObject({ invocations: [{ executionSuccessful: false }] })
})

test('whatever is told, the log is one that the standard allows', () => {
  const at = { file: 'a/b.mdx', line: 1, column: 1 }
  const places = [
    at,
    { ...at, file: 'ä b#?%:"<>[]{}|\\^`.mdx' },
    { ...at, file: 'http:/x.mdx', endLine: 1, endColumn: 1 },
    { ...at, line: 3, column: 9, endLine: 2, endColumn: 1 },
    { ...at, endLine: 4, endColumn: 2 },
  ]
  const told = places.flatMap((place) =>
    (['fatal', 'error', 'warning', 'info'] as const).map((severity) => ({
      code: `${severity}-code`,
      severity,
      message: 'A "message".\u0000',
      at: place,
    })),
  )
  const made = log(...told, { code: 'placeless', severity: 'error', message: 'B.' })
  expect(sarif.safeParse(made).error?.issues).toBeUndefined()
  expect(sarif.safeParse(log()).error?.issues).toBeUndefined()
})
