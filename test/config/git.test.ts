import { expect, test } from 'vitest'
import { branchOf, remoteUrl } from '../../src/config/git.ts'

test('the remote "origin" wins over others', () => {
  const config =
    '[core]\n\turl = no\n[remote "fork"]\n\turl = git@github.com:me/r.git\n[remote "origin"]\n\tfetch = +x\n\turl = https://github.com/o/r\n[branch "main"]\n'
  expect(remoteUrl(config)).toBe('https://github.com/o/r')
  expect(remoteUrl('[remote "fork"]\nurl=x/y')).toBe('x/y')
  expect(remoteUrl('[core]\n\tbare = false')).toBeUndefined()
})

test('the branch is that of the remote, else the one checked out, else main', () => {
  expect(branchOf({ head: 'ref: refs/heads/feature/x\n', remoteHead: 'ref: refs/remotes/origin/trunk\n' })).toBe(
    'trunk',
  )
  expect(branchOf({ head: 'ref: refs/heads/feature/x\n' })).toBe('feature/x')
  expect(branchOf({ head: 'f00ba4\n' })).toBe('main')
})
