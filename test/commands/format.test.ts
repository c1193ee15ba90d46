import { expect, test } from 'vitest'
import type { Build } from '../../src/build.ts'
import { commands } from '../../src/commands/index.ts'
import { run } from '../../src/commands/run.ts'
import { folder } from '../temporary.ts'
import { fakeContext } from './fake-context.ts'

const at = { file: 'docs.json', line: 2, column: 3 }
const broken = async () =>
  ({
    diagnostics: [{ code: 'key-unknown', severity: 'error', message: 'No.', at }],
    files: [],
  }) as unknown as Build

async function check(...words: string[]) {
  const context = fakeContext(folder({ 'docs/docs.json': '{}' }), { build: broken })
  return { code: await run(['check', 'docs', ...words], commands, context), ...context }
}

test('SARIF is the only thing on the output, with paths from the working folder', async () => {
  const { code, printed } = await check('--format', 'sarif')
  expect(code).toBe(1)
  expect(JSON.parse(printed.join('\n'))).toMatchObject({
    runs: [{ results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: 'docs/docs.json' } } }] }] }],
  })
})

test('annotations come before the summary', async () => {
  const { printed, noted } = await check('--format', 'github')
  expect(printed[0]).toBe('::error file=docs/docs.json,line=2,col=3,title=key-unknown::No.')
  expect([printed.length, noted]).toEqual([2, []])
})

test('--json is short for the format', async () => {
  expect((await check('--json')).printed[0]).toBe((await check('--format', 'json')).printed[0])
})

test('a format that is unknown, or two of them, are wrong use', async () => {
  expect((await check('--format', 'sarf')).noted[0]).toContain('Did you mean "sarif"?')
  expect((await check('--format', 'github', '--json')).code).toBe(2)
})
