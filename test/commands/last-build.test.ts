import { mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lastBuild } from '../../src/commands/last-build.ts'
import { signOf } from '../../src/emit/signature.ts'
import { folder, write } from '../temporary.ts'

const told = { pages: 2, diagnostics: [{ code: 'x', severity: 'warning', message: 'Still wrong.' }] } as const
const site = {
  'docs.json': '{}',
  'pages/a.md': 'A',
  'dist/a/index.html': 'A',
  'dist/a.md': 'A',
  'dist/b/c/d.html': 'D',
  'dist/.flatleaf.json': '',
}
const paths = ['a/index.html', 'a.md', 'b/c/d.html']

/** Files younger than a tick of the clock are not trusted. */
const tick = () => setTimeout(120)

function open(root: string, more: { program?: string; asked?: string } = {}) {
  const folderOf = join(root, '.flatleaf/cache')
  return lastBuild({ root, out: join(root, 'dist'), folder: folderOf, program: 'p', asked: '', ...more })
}

/** The outputs as a build wrote them. */
const outputs = (root: string) => ({
  files: new Map(
    paths.map((path) => [path, { sign: signOf(join(root, 'dist', path))!.content, key: `key of ${path}`, hash: '' }]),
  ),
  folders: new Map(),
  at: performance.now(),
})

async function built(): Promise<string> {
  const root = folder(site)
  await tick()
  await (await open(root)).keep(told, outputs(root))
  await tick()
  return root
}

test('the last build is the answer while nothing changed', async () => {
  const root = await built()
  expect(await (await open(root)).find()).toEqual({ ...told, files: 3 })
  expect(await (await open(root, { program: 'q' })).find()).toBeUndefined()
  expect(await (await open(root, { asked: '--strict' })).find()).toBeUndefined()
})

test.each<[what: string, change: (root: string) => void]>([
  ['a page changes', (root) => writeFileSync(join(root, 'pages/a.md'), 'B')],
  [
    'a page changes and is dated back',
    (root) => {
      const { atime, mtime } = statSync(join(root, 'pages/a.md'))
      writeFileSync(join(root, 'pages/a.md'), 'B')
      utimesSync(join(root, 'pages/a.md'), atime, mtime)
    },
  ],
  ['a page comes', (root) => write(root, { 'pages/b.md': 'B' })],
  ['a page goes', (root) => rmSync(join(root, 'pages/a.md'))],
  ['a page gets another name', (root) => renameSync(join(root, 'pages/a.md'), join(root, 'pages/b.md'))],
  ['a fetched text changes', (root) => write(root, { '.flatleaf/remote/x.json': '{}' })],
  ['an output changes', (root) => writeFileSync(join(root, 'dist/a.md'), 'B')],
  ['an output goes', (root) => rmSync(join(root, 'dist/a.md'))],
  ['the output goes', (root) => rmSync(join(root, 'dist'), { recursive: true })],
  [
    'a file stands where the output was',
    (root) => {
      rmSync(join(root, 'dist'), { recursive: true })
      writeFileSync(join(root, 'dist'), '')
    },
  ],
  ['a file of others comes to the output', (root) => write(root, { 'dist/a/mine.txt': 'x' })],
  ['a file of others comes between two folders', (root) => write(root, { 'dist/b/mine.txt': 'x' })],
  ['git knows another branch', (root) => write(root, { '.git/HEAD': 'ref: refs/heads/other\n' })],
  ['the list of outputs changes', (root) => writeFileSync(join(root, 'dist/.flatleaf.json'), '{}')],
])('no longer when %s', async (_, change) => {
  const root = await built()
  change(root)
  expect(await (await open(root)).find()).toBeUndefined()
})

test('a source that changed while the site was built is seen', async () => {
  const root = folder(site)
  await tick()
  const last = await open(root)
  writeFileSync(join(root, 'pages/a.md'), 'B')
  await last.keep(told, outputs(root))
  await tick()
  expect(await (await open(root)).find()).toBeUndefined()
})

test('an output that somebody else changed meanwhile is seen', async () => {
  const root = folder(site)
  await tick()
  const { files, ...others } = outputs(root)
  const written = new Map([...files].map(([path, file]) => [path, { ...file, sign: 'what was written' }]))
  await (await open(root)).keep(told, { ...others, files: written })
  await tick()
  expect(await (await open(root)).find()).toBeUndefined()
})

test.each(['a.md', 'b/mine.txt', 'b/c/d.html'])(
  'what comes to the output while it is looked at is seen: %s',
  async (path) => {
    const root = folder(site)
    await tick()
    const last = await open(root)
    const keeping = last.keep(told, outputs(root))
    write(root, { [`dist/${path}`]: 'x' })
    await keeping
    await tick()
    const next = await open(root)
    expect(await next.find()).toBeUndefined()
    const sign = signOf(join(root, 'dist', path))!.whole
    expect([...next.known().files.values()].map((known) => known.sign)).not.toContain(sign)
    expect(next.known().clean.get('b')).not.toBe(path === 'b/mine.txt' ? signOf(join(root, 'dist/b'))!.whole : '')
  },
)

test('files that are too young to be sure of are read', async () => {
  const root = await built()
  writeFileSync(join(root, 'pages/a.md'), 'A')
  const last = await open(root)
  await last.keep(told, outputs(root))
  await tick()
  expect(await (await open(root)).find()).toBeUndefined()
})

test('what the outputs were made from is known, also beside changed sources', async () => {
  const root = await built()
  writeFileSync(join(root, 'pages/a.md'), 'B')
  const { files: known, clean } = (await open(root)).known()
  expect([...clean.keys()].sort()).toEqual(['a', 'b', 'b/c'])
  expect(Array.from(known, ([path, { key }]) => [path, key])).toEqual(paths.map((path) => [path, `key of ${path}`]))
  expect(known.get('a.md')?.sign).toBe(signOf(join(root, 'dist/a.md'))?.whole)
  expect((await open(root, { program: 'q' })).known()).toEqual({ files: new Map(), clean: new Map(), texts: new Map() })
})

test('of texts is known what their files still hold', async () => {
  const root = folder({ ...site, 'pages/b.md': 'B', 'pages/c.md': 'C' })
  await tick()
  const facts = { hash: 'of a text', asks: false }
  const texts = new Map(['pages/a.md', 'pages/b.md', 'pages/c.md', 'pages/gone.md'].map((path) => [path, facts]))
  const last = await open(root)
  // After it was looked at: nobody knows which of the two texts was read.
  writeFileSync(join(root, 'pages/c.md'), 'C2')
  await last.keep(told, outputs(root), { texts })
  await tick()
  expect([...(await open(root)).seen()!.texts]).toEqual([
    ['pages/a.md', expect.objectContaining(facts)],
    ['pages/b.md', expect.objectContaining(facts)],
  ])
  const { atime, mtime } = statSync(join(root, 'pages/a.md'))
  writeFileSync(join(root, 'pages/a.md'), 'D')
  utimesSync(join(root, 'pages/a.md'), atime, mtime)
  expect([...(await open(root)).seen()!.texts.keys()]).toEqual(['pages/b.md'])
  expect([...(await open(root, { program: 'q' })).seen()!.texts]).toEqual([])
})

test('a site that shows days of changes is built anew when there is another commit', async () => {
  const root = folder({ ...site, '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': 'a'.repeat(40) })
  await tick()
  await (await open(root)).keep(told, outputs(root), { history: 'a'.repeat(40) })
  await tick()
  expect(await (await open(root)).find()).toMatchObject(told)
  write(root, { '.git/refs/heads/main': 'b'.repeat(40) })
  expect(await (await open(root)).find()).toBeUndefined()
})

test('a font from a package is looked at, also through a link', async () => {
  const root = folder(site)
  const packages = folder({ 'a/font.woff2': 'A', 'b/font.woff2': 'B' })
  mkdirSync(join(root, 'node_modules'))
  const link = join(root, 'node_modules/font')
  symlinkSync(join(packages, 'a'), link)
  await tick()
  const font = join(link, 'font.woff2')
  const kept = async () => (await open(root)).keep(told, outputs(root), { fonts: [font] })
  await kept()
  expect(await (await open(root)).find()).toMatchObject(told)
  writeFileSync(join(packages, 'a/font.woff2'), 'C')
  expect(await (await open(root)).find()).toBeUndefined()
  await kept()
  rmSync(link)
  symlinkSync(join(packages, 'b'), link)
  expect(await (await open(root)).find()).toBeUndefined()
  rmSync(link)
  expect(await (await open(root)).find()).toBeUndefined()
})

test('nothing is kept behind a link', async () => {
  const root = folder(site)
  const elsewhere = folder()
  mkdirSync(join(elsewhere, 'cache'))
  symlinkSync(elsewhere, join(root, '.flatleaf'))
  await tick()
  await (await open(root)).keep(told, outputs(root))
  await tick()
  expect(await (await open(root)).find()).toBeUndefined()
})

test('what was kept for other words of the command is not taken for these', async () => {
  const root = await built()
  const cache = join(root, '.flatleaf/cache')
  const lastOf = () => readdirSync(cache).filter((name) => name.startsWith('last-'))
  const [mine] = lastOf()
  await (await open(root, { asked: '--strict' })).keep(told, outputs(root))
  const other = lastOf().find((name) => name !== mine)!
  renameSync(join(cache, mine!), join(cache, other))
  expect(await (await open(root, { asked: '--strict' })).find()).toBeUndefined()
})

test('files of the output whose time is too coarse or too young are not taken for known', async () => {
  const root = await built()
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(root, 'dist/a.md'), later, later)
  await tick()
  await (await open(root)).keep(told, outputs(root))
  expect([...(await open(root)).known().files.keys()]).toEqual(paths.filter((path) => path !== 'a.md'))
  expect(await (await open(root)).find()).toBeUndefined()
})

test.each(['docs.json', 'package.json'])('what was read through a link keeps nothing: %s', async (name) => {
  const root = folder(site)
  const elsewhere = folder({ 'other.json': '{}' })
  rmSync(join(root, name), { force: true })
  symlinkSync(join(elsewhere, 'other.json'), join(root, name))
  await tick()
  const read = name === 'docs.json' ? [name, 'pages/a.md'] : ['docs.json']
  await (await open(root)).keep(told, outputs(root), { read })
  await tick()
  expect(await (await open(root)).find()).toBeUndefined()
})
