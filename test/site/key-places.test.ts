/** Messages about front matter that only the whole site can give stand at the key, or at the entry of its list. */
import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { buildFolder, docs, mdx } from '../site-kit.ts'
import { folder } from '../temporary.ts'

const front = (lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`
const start = ['title: Page', 'description: What it is for.']

const cases = [
  ['redirect-over-page', ['aliases:', '  - /former', '  - /index'], [6, 5]],
  ['redirect-over-page', ['aliases: [former, guides/start]'], [4, 19]],
  ['related-missing', ['related: [/index, /gone]'], [4, 19]],
  ['related-missing', ['related:', '  - Start: /guides/start', '  - Gone: /gone'], [6, 5]],
  ['page-restricted', ['public: false'], [4, 1]],
  ['page-restricted', ['groups: [staff]'], [4, 1]],
  ['link-broken', ['url: /gone'], [4, 1]],
  ['icon-unknown', ['icon: no-such-icon-at-all'], [4, 1]],
  ['feed-empty', ['rss: true'], [4, 1]],
  ['operation-unknown', ['openapi: GET /nothing'], [4, 1]],
] as const

test.each(cases)('%s: %s', async (code, lines, [line, column]) => {
  const files = {
    'docs.json': docs({ navigation: [{ group: 'All', pages: ['index', 'guides/start', 'page'] }] }),
    'index.mdx': mdx('Start'),
    'guides/start.mdx': mdx('First steps'),
    'page.mdx': front([...start, ...lines]),
  }
  const root = folder(files)
  const cache = createCache()
  for (const made of [await buildFolder(root, {}, cache), await buildFolder(root, {}, cache)]) {
    const found = made.diagnostics.filter((each) => each.code === code)
    expect(found.map(({ at }) => [at?.file, at?.line, at?.column])).toEqual([['page.mdx', line, column]])
  }
})
