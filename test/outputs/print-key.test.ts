import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { openStore } from '../../src/store/store.ts'
import { theme } from '../../theme/index.ts'
import { docs, mdx } from '../site-kit.ts'
import type { ProjectFiles } from '../temporary.ts'
import { folder, write } from '../temporary.ts'

const start: ProjectFiles = {
  'docs.json': docs({ logo: '/logo.svg' }),
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'index.mdx': mdx('Welcome', 'Text. [Start](/guides/start)'),
  'guides/start.mdx': mdx('First steps', 'Text.'),
  'lone.mdx': '---\ntitle: Lone\nrelated: [/guides/start]\n---\n\nText.\n',
}

test('whatever changes, a file with the same word has the same bytes', { timeout: 120_000 }, async () => {
  const root = folder(start)
  const cache = createCache(openStore({ folder: join(root, '.flatleaf/cache'), program: 'test' }))
  const printed = new Map<string, string>()
  const pages = async () => {
    const { files } = await build({ root }, theme, cache)
    const all = files.flatMap(({ path, key, body }) => (key?.() === undefined ? [] : [{ path, key: key()!, body }]))
    for (const { path, key, body } of all) {
      const [word, text] = [`${path} ${key}`, String(await body())]
      expect(printed.get(word) ?? text, path).toBe(text)
      printed.set(word, text)
    }
    const keyed = all.filter(({ path }) => !path.startsWith('_flatleaf/search/'))
    return new Map(keyed.map(({ path, key }) => [path, key]))
  }
  const before = await pages()
  expect([...before.keys()].sort()).toEqual(
    ['guides/start', 'index', 'lone']
      .flatMap((id) => [id === 'index' ? 'index.html' : `${id}/index.html`, `${id}.md`])
      .sort(),
  )
  write(root, { 'index.mdx': mdx('Welcome', 'Other text. <Card title="A" href="/lone" />') })
  const after = await pages()
  expect([...after].filter(([path, key]) => before.get(path) !== key).map(([path]) => path)).toEqual([
    'index.html',
    'index.md',
  ])
  const changes: readonly ProjectFiles[] = [
    { 'guides/start.mdx': mdx('Second steps', 'Text.') },
    { 'guides/start.mdx': '---\ntitle: Second steps\nsidebarTitle: Steps\nicon: leaf\n---\n\nText.\n' },
    { 'lone.mdx': '---\ntitle: Lone\n---\n\n<span class="text-red-500" style="width: 3px">x</span>\n' },
    { 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>' },
    { 'extra.css': 'p { color: red }' },
    {
      'docs.json': docs({
        name: 'Other name',
        navigation: [{ group: 'New', pages: ['guides/start', 'index', 'lone'] }],
      }),
    },
    { 'docs.json': docs({ name: 'Other name', seo: { metatags: { x: 'y' } }, banner: { content: 'News' } }) },
    { 'new.mdx': mdx('New', 'Text.') },
  ]
  for (const change of changes) {
    write(root, change)
    await pages()
  }
})

test('in another folder, as on another machine, all files have the same words', async () => {
  const words = async (root: string) => {
    const { files } = await build(
      { root },
      theme,
      createCache(openStore({ folder: join(root, '.flatleaf/cache'), program: 'p' })),
    )
    return files.flatMap(({ path, key }) => (key ? [`${path} ${key()}`] : []))
  }
  const [one, other] = [await words(folder(start)), await words(folder(start))]
  expect(one.length).toBeGreaterThan(6)
  expect(other).toEqual(one)
})
