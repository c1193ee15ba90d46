import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { createLive } from '../../src/content/live.ts'
import { unseen } from '../../src/content/unseen.ts'
import { theme } from '../../theme/index.ts'
import { docs, mdx } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

test('a second look finds what no watcher told of, and nothing else', async () => {
  const root = folder({
    'docs.json': docs(),
    'pages/index.mdx': mdx('Welcome', '<Snippet file="part.mdx" />'),
    'pages/guides/start.mdx': mdx('First steps'),
    'pages/gone.mdx': mdx('Gone'),
    'snippets/part.mdx': 'Said once.',
  })
  const kept = createLive()
  const cache = createCache()
  const place = { root, out: join(root, 'dist') }
  await build({ ...place, live: { kept } }, theme, cache)
  expect([...(await unseen(kept, place))]).toEqual([])

  write(root, { 'pages/new.mdx': mdx('New'), 'snippets/part.mdx': 'Said twice.', 'dist/index.html': 'x' })
  rmSync(join(root, 'pages/gone.mdx'))
  const start = join(root, 'pages/guides/start.mdx')
  const { atime, mtime } = statSync(start)
  writeFileSync(start, readFileSync(start, 'utf8').replace('First', 'Worst'))
  utimesSync(start, atime, mtime)
  const changed = await unseen(kept, place)
  expect([...changed].sort()).toEqual([
    'pages/gone.mdx',
    'pages/guides/start.mdx',
    'pages/new.mdx',
    'snippets/part.mdx',
  ])
  const { site } = await build({ ...place, live: { kept, changed } }, theme, cache)
  expect([...site!.byId.keys()].sort()).toEqual(['guides/start', 'index', 'new'])
  expect(site!.byId.get('index')!.document.html).toContain('Said twice.')
  expect([...(await unseen(kept, place))]).toEqual([])
})

test('a file that nobody reads any more is told once', async () => {
  const root = folder({
    'docs.json': docs(),
    'pages/index.mdx': mdx('Welcome', '<Snippet file="part.mdx" />'),
    'pages/guides/start.mdx': mdx('First steps'),
    'snippets/part.mdx': 'Said once.',
  })
  const kept = createLive()
  const cache = createCache()
  await build({ root, live: { kept } }, theme, cache)
  write(root, { 'pages/index.mdx': mdx('Welcome'), 'snippets/part.mdx': 'Said twice.' })
  await build({ root, live: { kept, changed: await unseen(kept, { root }) } }, theme, cache)
  expect([...(await unseen(kept, { root }))]).toEqual([])
})
