import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Watching } from '../../src/dev/watch.ts'
import { isIgnored, watchProject } from '../../src/dev/watch.ts'

let base = ''
let root = ''
let watching: Watching
let batches: string[][] = []
const seen = () => [...new Set(batches.flat())].sort()

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'flatleaf-watch-'))
  root = join(base, 'docs')
  mkdirSync(join(root, 'pages'), { recursive: true })
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'pages/a.md'), 'one')
  batches = []
  watching = watchProject({
    root,
    out: join(root, 'dist'),
    quiet: 30,
    onChange: (paths) => batches.push([...paths]),
    onNotice: () => {},
  })
  await watching.ready
})
afterEach(async () => {
  await watching.close()
  rmSync(base, { recursive: true, force: true })
})

test('tells of files that change, come and go, in one batch', async () => {
  writeFileSync(join(root, 'pages/a.md'), 'two')
  writeFileSync(join(root, 'pages/b.md'), 'new')
  await vi.waitFor(() => expect(seen()).toEqual(expect.arrayContaining(['pages/a.md', 'pages/b.md'])), 3000)
  rmSync(join(root, 'pages/b.md'))
  await vi.waitFor(() => expect(batches.at(-1)).toContain('pages/b.md'), 3000)
})

test('tells of one save once', async () => {
  writeFileSync(join(root, 'pages/a.md'), 'two')
  await vi.waitFor(() => expect(seen()).toContain('pages/a.md'), 3000)
  writeFileSync(join(root, 'pages/z.md'), 'new')
  await vi.waitFor(() => expect(seen()).toContain('pages/z.md'), 3000)
  expect(batches.filter((batch) => batch.includes('pages/a.md'))).toHaveLength(1)
})

test('tells of a file that is emptied and then written only when it is written', async () => {
  const told: string[] = []
  const other = watchProject({
    root,
    out: join(root, 'dist'),
    onChange: (paths) => paths.has('pages/a.md') && told.push(readFileSync(join(root, 'pages/a.md'), 'utf8')),
    onNotice: () => {},
  })
  await other.ready
  writeFileSync(join(root, 'pages/a.md'), '')
  await setTimeout(150)
  writeFileSync(join(root, 'pages/a.md'), 'two')
  await vi.waitFor(() => expect(told).toContain('two'), 3000)
  await other.close()
  expect(told).not.toContain('')
})

test('tells of a file that stays empty', async () => {
  writeFileSync(join(root, 'pages/a.md'), '')
  await vi.waitFor(() => expect(seen()).toContain('pages/a.md'), 3000)
})

test('sees new content that comes with the old time', async () => {
  const { atime, mtime } = statSync(join(root, 'pages/a.md'))
  writeFileSync(join(root, 'pages/a.md'), 'six')
  utimesSync(join(root, 'pages/a.md'), atime, mtime)
  await vi.waitFor(() => expect(seen()).toContain('pages/a.md'), 3000)
})

test('sees a save by rename, and not the temporary file of the editor', async () => {
  writeFileSync(join(root, 'pages/.a.md.swp'), 'x')
  writeFileSync(join(root, 'pages/a.md~'), 'two')
  renameSync(join(root, 'pages/a.md~'), join(root, 'pages/a.md'))
  await vi.waitFor(() => expect(seen()).toContain('pages/a.md'), 3000)
  expect(seen().filter((path) => /swp|~/.test(path))).toEqual([])
})

test('does not see the output folder, nor through links', async () => {
  symlinkSync(base, join(root, 'loop'))
  writeFileSync(join(root, 'dist/index.html'), 'x')
  writeFileSync(join(root, 'pages/z.md'), 'last')
  await vi.waitFor(() => expect(seen()).toContain('pages/z.md'), 3000)
  expect(seen().filter((path) => path.startsWith('dist') || path.startsWith('loop/'))).toEqual([])
})

test('finds the project again after its folder was deleted', async () => {
  rmSync(root, { recursive: true })
  await vi.waitFor(() => expect(seen()).toContain('.'), 4000)
  batches = []
  mkdirSync(join(root, 'pages'), { recursive: true })
  await vi.waitFor(() => expect(seen()).toContain('.'), 4000)
  batches = []
  writeFileSync(join(root, 'pages/back.md'), 'x')
  await vi.waitFor(() => expect(seen()).toContain('pages/back.md'), 4000)
})

test.each([
  'dist',
  'dist/x',
  '.git/HEAD',
  'a/node_modules/x',
  '.flatleaf/cache',
  'a/4913',
  'a/.#x.md',
  'a/#x#',
  'a~',
  '.x.md.swp',
  'dev.log',
  'x.md___jb_tmp___',
  '.dist.flatleaf-stage-12',
])('ignores %s', (path) => expect(isIgnored(path, 'dist')).toBe(true))
test.each(['', 'docs.json', 'distance/x', 'pages/a.md', 'public/.well-known/x', '49130'])('sees %j', (path) =>
  expect(isIgnored(path, 'dist')).toBe(false),
)
