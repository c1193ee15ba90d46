import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siblings } from '../../src/emit/siblings.ts'
import { swap } from '../../src/emit/swap.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flatleaf-swap-'))
  for (const [folder, text] of [
    ['dist', 'old'],
    [basename(siblings(join(root, 'dist')).stage), 'new'],
  ] as const) {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'a.html'), text)
  }
  for (const name of ['.git', 'CNAME']) writeFileSync(join(root, 'dist', name), name)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const out = () => join(root, 'dist')
const live = () => readFileSync(join(out(), 'a.html'), 'utf8')

test('puts the stage in place and keeps what survives', () => {
  expect(swap(out(), siblings(out()))).toBe(siblings(out()).trash)
  expect(live()).toBe('new')
  expect(readdirSync(out()).sort()).toEqual(['.git', 'CNAME', 'a.html'])
  expect(readdirSync(root).sort()).toEqual([basename(siblings(out()).trash), 'dist'])
})

test.each([1, 2, 3, 4])('rename %i fails: the old tree is live again, whole', (bad) => {
  let calls = 0
  const failing: typeof renameSync = (from, to) => {
    if (++calls === bad) throw Object.assign(new Error('no'), { code: 'EPERM' })
    renameSync(from, to)
  }
  expect(() => swap(out(), siblings(out()), failing)).toThrow('no')
  expect(live()).toBe('old')
  expect(readdirSync(out()).sort()).toEqual(['.git', 'CNAME', 'a.html'])
})

test('an old tree that cannot be retired stays for the next command, and the new one is live', () => {
  const failing: typeof renameSync = (from, to) => {
    if (to === siblings(out()).trash) throw Object.assign(new Error('no'), { code: 'EPERM' })
    renameSync(from, to)
  }
  expect(swap(out(), siblings(out()), failing)).toBe(siblings(out()).old)
  expect(live()).toBe('new')
})
