import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recover } from '../../src/emit/recover.ts'
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
  expect(() => swap(out(), siblings(out()), { rename: failing })).toThrow('no')
  expect(live()).toBe('old')
  expect(readdirSync(out()).sort()).toEqual(['.git', 'CNAME', 'a.html'])
})

test('an old tree that cannot be retired stays for the next command, and the new one is live', () => {
  const failing: typeof renameSync = (from, to) => {
    if (to === siblings(out()).trash) throw Object.assign(new Error('no'), { code: 'EPERM' })
    renameSync(from, to)
  }
  expect(swap(out(), siblings(out()), { rename: failing })).toBe(siblings(out()).old)
  expect(live()).toBe('new')
})

/** Two folders that stay, one of them inside of a folder where something changes. */
const folders = ['same', 'deep/same']
function withFolders() {
  for (const folder of folders) {
    mkdirSync(join(out(), folder), { recursive: true })
    writeFileSync(join(out(), folder, 'b.html'), folder)
  }
  writeFileSync(join(out(), 'deep/c.html'), 'old')
  mkdirSync(join(siblings(out()).stage, 'deep'))
  writeFileSync(join(siblings(out()).stage, 'deep/c.html'), 'new')
}
const files = (folder = out()) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
const whole = ['.git', 'CNAME', 'a.html', 'deep/c.html', 'deep/same/b.html', 'same/b.html']

test('folders that stay are moved, and nothing of the plan is live', () => {
  withFolders()
  swap(out(), siblings(out()), { folders })
  expect(files()).toEqual(whole)
  expect(readFileSync(join(out(), 'deep/c.html'), 'utf8')).toBe('new')
})

test.each([1, 2, 3, 4, 5, 6])('rename %i fails among moves: the old tree is live again, whole', (bad) => {
  withFolders()
  let calls = 0
  const failing: typeof renameSync = (from, to) => {
    if (++calls === bad) throw Object.assign(new Error('no'), { code: 'EXDEV' })
    renameSync(from, to)
  }
  expect(() => swap(out(), siblings(out()), { folders, rename: failing })).toThrow('no')
  expect(live()).toBe('old')
  expect(files()).toEqual(whole)
  expect(readFileSync(join(out(), 'deep/c.html'), 'utf8')).toBe('old')
})

test.each([2, 3, 4])('killed at rename %i: the next command makes the old tree whole', (last) => {
  withFolders()
  const { stage, old } = siblings(out())
  const moves = [
    () => renameSync(out(), old),
    () => writeFileSync(join(old, '.flatleaf-moved.json'), JSON.stringify(folders)),
    ...folders.map((folder) => () => renameSync(join(old, folder), join(stage, folder))),
  ]
  for (const move of moves.slice(0, last)) move()
  expect(recover(out())).toEqual([])
  expect(files()).toEqual(whole)
  expect(live()).toBe('old')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a plan that leads out of the trees is not followed', () => {
  const { stage, old } = siblings(out())
  renameSync(out(), old)
  mkdirSync(join(stage, 'x'))
  writeFileSync(join(root, 'kept'), '')
  writeFileSync(join(old, '.flatleaf-moved.json'), JSON.stringify(['../kept', '/', 3, 'x/../../kept']))
  recover(out())
  expect(readdirSync(root).sort()).toEqual(['dist', 'kept'])
  expect(files()).toEqual(['.git', 'CNAME', 'a.html'])
})
