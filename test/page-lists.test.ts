/** In which lists a page stands (docs-json.md, 2.4), read from what is written for readers and for machines. */
import { describe, expect, test } from 'vitest'
import { mdx, project } from './site-kit.ts'

const name = 'Lists'
const hidden = { hidden: true }
const matter = (keys: Readonly<Record<string, unknown>>) =>
  `---\ntitle: Page\n${Object.entries(keys)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join('\n')}\n---\n\nText.\n`

describe('in which lists a page stands', () => {
  test.each([
    ['listed', {}, {}, 'menu search sitemap llms'],
    ['hidden: true', hidden, {}, 'noindex'],
    ['outside the navigation', {}, null, ''],
    ['noindex: true', { noindex: true }, {}, 'menu noindex'],
    ['searchable: false', { searchable: false }, {}, 'menu sitemap llms'],
    ['below a hidden node', {}, hidden, 'noindex'],
    ['below a hidden node that is searchable', {}, { hidden: true, searchable: true }, 'search sitemap llms'],
  ])('%s', async (_, keys, node, expected) => {
    expect(await listsOf(keys, node)).toBe(expected)
  })

  test.each([
    ['outside the navigation', {}, null, 'search sitemap llms'],
    ['noindex: true', { noindex: true }, {}, 'menu noindex'],
    ['hidden: true', hidden, {}, 'search sitemap llms'],
  ])('with everything indexed: %s', async (_, keys, node, expected) => {
    expect(await listsOf(keys, node, { seo: { indexing: 'all' } })).toBe(expected)
  })
})

async function listsOf(
  keys: Readonly<Record<string, unknown>>,
  node: object | null,
  more: object = {},
): Promise<string> {
  const site = await project({
    'docs.json': {
      name,
      site: { url: 'https://docs.example.com' },
      navigation: {
        groups: [{ group: 'A', pages: ['index'] }, ...(node ? [{ group: 'B', pages: ['page'], ...node }] : [])],
      },
      ...more,
    },
    'index.mdx': mdx('Home'),
    'page.mdx': matter(keys),
  })
  const search = site.files.filter((file) => /search/.test(file) && /\.(?:js|json)$/.test(file))
  const found = {
    menu: site
      .page('/')
      .links('nav[aria-label="Pages"]')
      .some(({ href }) => href === '/page/'),
    search: search.some((file) => site.read(file).includes('page/')),
    sitemap: site.read('sitemap.xml').includes('/page/'),
    llms: site.read('llms.txt').includes('page'),
    noindex: site.page('/page/').has('meta[name="robots"][content*="noindex"]'),
  }
  return Object.entries(found)
    .filter(([, is]) => is)
    .map(([list]) => list)
    .join(' ')
}
