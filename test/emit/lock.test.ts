import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireLock } from '../../src/emit/lock.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'flatleaf-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const file = () => join(folder, 'lock')
const free = (lock: object) => 'release' in lock && (lock.release as () => void)()

test('is taken once, and again after it was released', () => {
  const first = acquireLock(file())
  expect(acquireLock(file())).toEqual({ holder: process.pid })
  free(first)
  expect(readdirSync(folder)).toEqual([])
  expect(acquireLock(file())).toHaveProperty('release')
})

test.each([
  ['a dead process', '{"pid":2147483646,"started":"12"}'],
  ['a process id that another process uses now', JSON.stringify({ pid: process.ppid, started: '1' })],
  ['nobody that can be read', 'garbage'],
  ...(existsSync('/proc/self/stat') ? [['a process that does not say its start', '{"pid":1,"started":""}']] : []),
])('takes over the lock of %s', (_, text) => {
  writeFileSync(file(), text)
  expect(acquireLock(file())).toHaveProperty('release')
  expect(readFileSync(file(), 'utf8')).toContain(`"pid":${process.pid}`)
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('sweeps up what processes left that were killed on the way', () => {
  writeFileSync(`${file()}-2147483646`, '')
  writeFileSync(`${file()}-${process.ppid}`, '')
  acquireLock(file())
  expect(readdirSync(folder).sort()).toEqual(['lock', `lock-${process.ppid}`])
})

test('never removes a lock that is no longer its own', () => {
  const lock = acquireLock(file())
  writeFileSync(file(), 'of another')
  free(lock)
  expect(readFileSync(file(), 'utf8')).toBe('of another')
})

test('waits for a takeover under way, and removes one that was killed', () => {
  writeFileSync(file(), 'garbage')
  writeFileSync(`${file()}-takeover`, '')
  expect(acquireLock(file())).toEqual({ holder: 0 })
  utimesSync(`${file()}-takeover`, new Date(0), new Date(0))
  expect(acquireLock(file())).toHaveProperty('release')
})
