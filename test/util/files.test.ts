import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWithin, projectFile, projectPath, projectText } from '../../src/util/files.ts'

let base = ''
let root = ''
beforeAll(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'flatleaf-files-')))
  root = join(base, 'docs')
  mkdirSync(join(root, 'img'), { recursive: true })
  mkdirSync(join(base, 'docs-secret'))
  writeFileSync(join(base, 'docs-secret/canary.txt'), 'CANARY')
  writeFileSync(join(root, 'img/a.txt'), '\uFEFFtext')
  symlinkSync('../docs-secret/canary.txt', join(root, 'leak.txt'))
  symlinkSync('../docs-secret', join(root, 'leak'))
  symlinkSync('img/a.txt', join(root, 'inner.txt'))
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

describe('projectFile', () => {
  test.each(['img/a.txt', '/img/a.txt', './img//a.txt', 'inner.txt'])('finds %s', (path) => {
    expect(projectFile(root, path)).toEqual({ file: join(root, 'img/a.txt') })
  })
  test.each([
    ['../docs-secret/canary.txt', 'malformed'],
    ['img/../../docs-secret/canary.txt', 'malformed'],
    ['img\\a.txt', 'malformed'],
    ['img/a.txt\0.png', 'malformed'],
    ['file:///etc/passwd', 'malformed'],
    ['C:/x', 'malformed'],
    ['//host/share', 'malformed'],
    ['', 'malformed'],
    ['leak.txt', 'outside'],
    ['leak/canary.txt', 'outside'],
    ['img', 'missing'],
    ['no.txt', 'missing'],
    ['%2e%2e/docs-secret/canary.txt', 'missing'],
  ])('refuses %j: %s', (path, problem) => {
    expect(projectFile(root, path)).toEqual({ problem })
  })
})

test('projectPath drops empty and single-dot segments', () => {
  expect(projectPath('/./a//b/')).toBe('a/b')
})

test('projectText reads without the byte order mark, and nothing over the limit', () => {
  expect(projectText(root, 'img/a.txt')).toBe('text')
  expect(projectText(root, 'img/a.txt', 3)).toBeUndefined()
  expect(projectText(root, 'leak.txt')).toBeUndefined()
})

test('isWithin compares whole segments', () => {
  expect(isWithin('/a/b', '/a')).toBe(true)
  expect(isWithin('/a', '/a')).toBe(true)
  expect(isWithin('/a/..b', '/a')).toBe(true)
  expect(isWithin('/a-b', '/a')).toBe(false)
  expect(isWithin('/', '/a')).toBe(false)
})
