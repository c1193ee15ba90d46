import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { createHighlighter, type Highlighter } from '../../src/markdown/highlight.ts'
import { openStore } from '../../src/store/store.ts'
import { buildFolder, docs, mdx } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

const code = ['```js', 'const a = "x" // y', '', `let b = ${'1'.repeat(1_000)}`, '  a?.b()', '```'].join('\n')
const shell = '```console\n$ ls -l\nfile\n```'
const component = '<CodeBlock language="ruby">\nputs 1 # one\n</CodeBlock>'
const api = {
  openapi: '3.1.0',
  info: { title: 'Plants', version: '1', description: 'x' },
  paths: {
    '/plants': { get: { description: 'Lists.\n\n```py\nx = "1"\n```\n', responses: { 200: { description: 'Fine' } } } },
  },
}
const start = {
  'docs.json': docs({ api: { openapi: 'api.json' } }),
  'index.mdx': mdx('Welcome', [code, shell, component].join('\n\n')),
  'list.mdx': mdx('List', '```yaml\na: 1\n```').replace('---\n', '---\nopenapi: GET /plants\n'),
  'api.json': JSON.stringify(api),
}

/** A build as a new process does it, and the languages that it loads grammars for. */
async function built(root: string) {
  const store = openStore({ folder: join(root, '.flatleaf/cache'), program: 'test' })
  const loaded: string[] = []
  const noting = (own: Highlighter, isNeeded = () => true): Highlighter => {
    const note = (languages: readonly string[]) => void loaded.push(...languages)
    return {
      ...own,
      load: (languages) => (note([...languages]), own.load(languages)),
      loadIds: (ids) => (note([...ids]), own.loadIds(ids)),
      prepare: (languages) => (isNeeded() && note([...languages]), own.prepare(languages)),
      keeping: (kept) => noting(own.keeping(kept), kept.isEmpty),
    }
  }
  const made = await buildFolder(root, {}, { ...createCache(store), highlighter: noting(createHighlighter()) })
  store.save()
  return { bytes: made.bytes, diagnostics: made.diagnostics, loaded }
}

test('an edit of words loads no grammar for the code of the page', async () => {
  const root = folder(start)
  expect((await built(root)).loaded).not.toEqual([])
  write(root, {
    'index.mdx': `${start['index.mdx']}\n\nMore words.\n`,
    'list.mdx': `${start['list.mdx']}\n\nMore words.\n`,
  })
  const second = await built(root)
  const fresh = await buildFolder(root)
  expect(second.loaded).toEqual([])
  expect(second.bytes).toEqual(fresh.bytes)
  expect(second.diagnostics).toEqual(fresh.diagnostics)
})

test('code that changed gets its colours, and what stays beside it too', async () => {
  const root = folder(start)
  await built(root)
  write(root, { 'index.mdx': start['index.mdx'].replace('puts 1', 'puts 2 if x').replace('ls -l', 'ls "a"') })
  const second = await built(root)
  expect(second.bytes).toEqual((await buildFolder(root)).bytes)
  expect(new Set(second.loaded)).toEqual(new Set(['bash', 'ruby']))
  write(root, { 'index.mdx': `${start['index.mdx']}\n\n${code}\n` })
  expect((await built(root)).bytes).toEqual((await buildFolder(root)).bytes)
})
