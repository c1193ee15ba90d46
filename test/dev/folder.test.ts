import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { servedFolder } from '../../src/dev/folder.ts'
import { emit } from '../../src/emit/emit.ts'

let root = ''
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'flatleaf-folder-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))
const out = () => join(root, 'dist')
const build = (...paths: string[]) =>
  emit(
    paths.map((path) => ({ path, body: () => path })),
    { out: out(), root, sources: [] },
  )

test('serves what the marker lists, also after another build', async () => {
  await build('index.html', 'a.txt')
  writeFileSync(join(out(), 'stray.txt'), 'not ours')
  const served = servedFolder(out(), '/docs/')
  expect(served().base).toBe('/docs/')
  expect([...served().files.keys()]).toEqual(['a.txt', 'index.html'])
  rmSync(join(out(), 'stray.txt'))
  await build('index.html', 'b.txt')
  expect([...served().files.keys()]).toEqual(['b.txt', 'index.html'])
})

test('serves the regular files of any other folder, and no links or dot files', () => {
  mkdirSync(join(out(), '.well-known'), { recursive: true })
  for (const name of ['index.html', '.env', '.well-known/x.txt']) writeFileSync(join(out(), name), 'x')
  symlinkSync('/etc/passwd', join(out(), 'leak.txt'))
  symlinkSync('/etc', join(out(), 'leak'))
  expect([...servedFolder(out(), '/')().files.keys()]).toEqual(['.well-known/x.txt', 'index.html'])
})
