import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockName, remoteTexts } from '../../src/commands/remote-texts.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'remote-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const url = 'https://example.com/a.yaml'
const fetching = (text: string, keeps = true) => remoteTexts({ root, keeps, ask: async () => text })
const offline = () => remoteTexts({ root, keeps: true })
const lock = () => JSON.parse(readFileSync(join(root, lockName), 'utf8')) as { texts: Record<string, string> }

test('what was fetched is pinned and given again without the network', async () => {
  expect(await offline()(url)).toBeUndefined()
  expect(await fetching('one')(url)).toEqual({ text: 'one' })
  expect(lock().texts[url]).toMatch(/^[\da-f]{64}$/)
  expect(await offline()(url)).toEqual({ text: 'one' })
  expect(await offline()('https://example.com/other.yaml')).toBeUndefined()
})

test('a new text is told and pinned', async () => {
  await fetching('one')(url)
  expect(await fetching('two')(url)).toEqual({ text: 'two', changed: true })
  expect(await offline()(url)).toEqual({ text: 'two' })
})

test('a check keeps nothing', async () => {
  await fetching('one', false)(url)
  expect(existsSync(join(root, lockName))).toBe(false)
})

test('a copy that is gone or is not what is pinned is an error that says what to do', async () => {
  await fetching('one')(url)
  const copy = join(root, '.flatleaf/remote', lock().texts[url]!)
  writeFileSync(copy, 'changed')
  await expect(offline()(url)).rejects.toThrow('its copy is not what "flatleaf.lock.json" pins; build with --fetch')
  rmSync(copy)
  await expect(offline()(url)).rejects.toThrow('its copy is not here; build with --fetch')
  writeFileSync(join(root, lockName), '{')
  await expect(offline()(url)).rejects.toThrow('cannot be read')
})

test('nothing is kept through a link', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  symlinkSync(elsewhere, join(root, '.flatleaf'))
  await expect(fetching('one')(url)).rejects.toThrow('is a link')
  expect(existsSync(join(root, lockName))).toBe(false)
  rmSync(elsewhere, { recursive: true })
})
