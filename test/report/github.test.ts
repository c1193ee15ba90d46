import { expect, test } from 'vitest'
import { githubLine } from '../../src/report/github.ts'

test('a problem is a command with its place, from the repository', () => {
  const at = { file: 'a.mdx', line: 3, column: 5, endLine: 3, endColumn: 9 }
  expect(githubLine({ code: 'link-broken', severity: 'warning', message: 'No.', hint: 'Do.', at }, 'docs/')).toBe(
    '::warning file=docs/a.mdx,line=3,endLine=3,col=5,endColumn=8,title=link-broken::No.%0ADo.',
  )
})

test('texts cannot begin another command or another property', () => {
  const at = { file: 'a,b:c%.mdx', line: 1, column: 1 }
  const line = githubLine({ code: 'link-broken', severity: 'info', message: '50 % \r\n::error::x', at }, '')
  expect(line).toBe('::notice file=a%2Cb%3Ac%25.mdx,line=1,col=1,title=link-broken::50 %25 %0D%0A::error::x')
})

test('a problem without a place is told all the same', () => {
  expect(githubLine({ code: 'x-y', severity: 'fatal', message: 'No.' }, '')).toBe('::error title=x-y::No.')
})
