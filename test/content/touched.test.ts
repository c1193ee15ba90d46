import { expect, test } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { createLive } from '../../src/content/live.ts'
import type { Document } from '../../src/model/document.ts'
import { theme } from '../../theme/index.ts'
import { mdx } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

const { highlighter, assets, icons } = createCache()

const api = (summary: string, name: string) => ({
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths: {
    '/a': { get: { summary, responses: { 200: { description: 'Fine' } } } },
    '/b': {
      get: {
        summary: 'List',
        responses: {
          200: { description: 'Fine', content: { 'application/json': { schema: { $ref: '#/components/schemas/B' } } } },
        },
      },
    },
  },
  components: { schemas: { B: { type: 'object', properties: { [name]: { type: 'string' } } } } },
})

const config = {
  name: 'Garden',
  openapi: 'openapi.json',
  navigation: [{ group: 'Start', pages: ['index', 'guides/start', 'guides/next'] }],
}

/** A site that is built again after each change; answers which pages were compiled then. */
async function watched() {
  const root = folder({
    'docs.json': config,
    'openapi.json': api('Get', 'one'),
    'index.mdx': mdx('Welcome', '<Snippet file="part.mdx" />\n\n{{product}}'),
    'guides/start.mdx': mdx('Start', '[Next](/guides/next)'),
    'guides/next.mdx': mdx('Next', '## Part'),
    'snippets/part.mdx': 'Said once.',
  })
  const cache = { ...createCache(), highlighter, assets, icons }
  const kept = createLive()
  let known = new Set<Document>()
  const compiled = async (changed?: ReadonlySet<string>) => {
    const { site } = await build({ root, live: { kept, changed } }, theme, cache)
    const documents = site!.pages.map(({ document }) => document)
    const made = documents.filter((document) => !known.has(document)).map(({ id }) => id)
    known = new Set(documents)
    return made
  }
  await compiled()
  return async (path: string, content: unknown) => {
    write(root, { [path]: content })
    return compiled(new Set([path]))
  }
}

test('a save compiles the pages that it changes, and no other', async () => {
  const save = await watched()
  expect(await save('guides/next.mdx', mdx('Next', '## Other'))).toEqual(['guides/next'])
  expect(await save('snippets/part.mdx', 'Said twice.')).toEqual(['index'])
  // The overview names all operations.
  expect(await save('openapi.json', api('Fetch', 'one'))).toEqual(['api-reference', 'api-reference/fetch'])
  expect(await save('openapi.json', api('Fetch', 'two'))).toEqual(['api-reference/list', 'api-reference/schemas/b'])
  expect(await save('docs.json', { ...config, name: 'Orchard', colors: { primary: '#0a7' } })).toEqual([])
  expect(await save('docs.json', { ...config, banner: { content: 'News' } })).toEqual([])
  expect(
    await save('docs.json', { ...config, navigation: [{ group: 'All', pages: ['guides/next', 'index'] }] }),
  ).toEqual([])
  expect(await save('style.css', 'p { color: red }')).toEqual([])
})
