/** What the cache owes: after any change a build gives what a first build would, also for files that come and go. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { theme } from '../theme/index.ts'
import { build } from '../src/build.ts'
import { createCache } from '../src/content/cache.ts'
import { buildFolder, docs, mdx } from './site-kit.ts'
import { folder, write } from './temporary.ts'
import type { ProjectFiles } from './temporary.ts'

const api = (path: string) =>
  `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { ${path}: { get: { summary: Get } } }\n`
const start: ProjectFiles = {
  'docs.json': docs({ openapi: ['a.yaml', 'b.yaml'] }),
  'index.mdx': mdx('Welcome', "import Late from '/snippets/late.mdx'\n\n<Late />\n\n[Data](./data.v2)"),
  'guides/start.mdx': mdx('First steps', '<Snippet file="other.mdx" />'),
  'op.mdx': '---\ntitle: Op\ndescription: d\nopenapi: GET /x\n---\n',
  'a.yaml': api('/x'),
  'b.yaml': api('/y'),
}

test.each<[what: string, change: ProjectFiles, gone?: string]>([
  ['a snippet that was missing appears', { 'snippets/late.mdx': 'Here at last.' }],
  ['a snippet in the older folder appears', { '_snippets/other.mdx': 'Old folder.' }],
  ['a file that a link may mean appears', { 'data.v2': 'x' }],
  ['an operation moves to another description', { 'a.yaml': api('/z'), 'b.yaml': api('/x') }],
  ['a second description has the operation as well', { 'b.yaml': api('/x') }],
  ['a description goes away', {}, 'a.yaml'],
  ['the configuration no longer names a description', { 'docs.json': docs({ openapi: ['b.yaml'] }) }],
  [
    'the configuration names one more, which has the operation too',
    { 'docs.json': docs({ openapi: ['a.yaml', 'b.yaml', 'c.yaml'] }), 'c.yaml': api('/x') },
  ],
  ['a page goes away', {}, 'guides/start.mdx'],
])('%s', async (_, change, gone) => {
  const root = folder(start)
  const cache = createCache()
  const before = await buildFolder(root, {}, cache)
  write(root, change)
  if (gone) rmSync(join(root, gone))
  const rebuilt = await buildFolder(root, {}, cache)
  const fresh = await buildFolder(root)
  expect(rebuilt.bytes).toEqual(fresh.bytes)
  expect(rebuilt.diagnostics).toEqual(fresh.diagnostics)
  expect([rebuilt.bytes, rebuilt.diagnostics]).not.toEqual([before.bytes, before.diagnostics])
})

test('numbers beyond 2^53 in the metadata of a page are no fault of it', async () => {
  const metadata = '{ metadata: { custom: { a: 9007199254740993 } } }'
  const operation = `{ get: { summary: Get, x-mint: ${metadata}, responses: {} } }`
  const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /a: ${operation} }\n`
  const files = {
    'docs.json': docs({ openapi: 'a.yaml' }),
    'a.yaml': text,
    'index.md': mdx('Home'),
  }
  const { diagnostics } = await buildFolder(folder(files))
  expect(diagnostics.filter(({ code }) => code === 'page-failed')).toEqual([])
})

test('a page whose file is what it was is not read, and one that turns out to be another ends the build', async () => {
  const files = { 'docs.json': docs({}), 'index.mdx': mdx('Home'), 'op.mdx': mdx('Op') }
  const root = folder(files)
  const cache = createCache()
  const first = await buildFolder(root, {}, cache)
  const texts = (await build({ root }, theme, cache)).texts!
  const seen = { paths: Object.keys(files).sort(), texts }
  expect([...texts.keys()]).toEqual(['index.mdx', 'op.mdx'])
  // Nobody looks any more: that the files are the same is said by who asks for the build.
  write(root, { 'index.mdx': mdx('Changed') })
  const again = await buildFolder(root, { seen }, cache)
  expect([again.bytes, again.diagnostics]).toEqual([first.bytes, first.diagnostics])
  await expect(buildFolder(root, { seen }, createCache())).rejects.toMatchObject({ reason: 'cache-changed' })
  write(root, files)
  const anew = await buildFolder(root, { seen }, createCache())
  expect([anew.bytes, anew.diagnostics]).toEqual([first.bytes, first.diagnostics])
})
