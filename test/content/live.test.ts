import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { createLive } from '../../src/content/live.ts'
import { theme } from '../../theme/index.ts'
import { folder, write } from '../temporary.ts'

const site = () =>
  folder({
    'docs.json': { name: 'Site', navigation: [{ group: 'All', pages: ['index', 'guides/start'] }] },
    'index.mdx': '<Snippet file="part.mdx" />',
    'guides/start.mdx': 'Old start.',
    'snippets/part.mdx': 'Old part.',
  })

test('of a folder that went and came again nothing is remembered, also when only the folder is told of', async () => {
  const root = site()
  const kept = createLive()
  const cache = createCache()
  const shown = async (changed?: ReadonlySet<string>) => {
    const { files, diagnostics } = await build({ root, live: { kept, ...(changed && { changed }) } }, theme, cache)
    const texts = files.filter(({ path }) => path.endsWith('.md')).map(({ body }) => body())
    return [(await Promise.all(texts)).join('\n'), ...diagnostics.map(({ code }) => code)]
  }
  expect((await shown())[0]).toMatch(/Old part.[^]*Old start./)
  const both = new Set(['guides', 'snippets'])
  for (const path of both) rmSync(join(root, path), { recursive: true })
  const [text, ...codes] = await shown(both)
  expect(text).not.toMatch(/Old part|Old start/)
  expect(codes).not.toEqual([])
  write(root, { 'guides/start.mdx': 'New start.', 'snippets/part.mdx': 'New part.' })
  expect((await shown(both))[0]).toMatch(/New part.[^]*New start./)
})

test('a folder in the place of another, told of as one thing, is read anew', async () => {
  const root = site()
  const kept = createLive()
  const cache = createCache()
  await build({ root, live: { kept } }, theme, cache)
  write(root, { 'guides/start.mdx': 'New start.', 'snippets/part.mdx': 'New part.' })
  const changed = new Set(['guides', 'snippets'])
  const { files } = await build({ root, live: { kept, changed } }, theme, cache)
  const texts = await Promise.all(files.filter(({ path }) => path.endsWith('.md')).map(({ body }) => body()))
  expect(texts.join('\n')).toMatch(/New part.[^]*New start./)
})
